import { withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { ButtonLink } from '#platform/web/ui/button/button-link.tsx';
import styles from './poll.module.css';

/** For who may edit the page. */
export function PollManaging({ guid }: { guid: string }) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <div className={styles.buttons}>
      <ButtonLink href={withLanguagePrefix(`/admin/polls/${guid}`, language)} isCompact>
        {t('polls.manage')}
      </ButtonLink>
    </div>
  );
}
