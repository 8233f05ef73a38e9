import { withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { useDates } from '#platform/web/i18n/use-dates.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { TextLink } from '#platform/web/ui/link/text-link.tsx';
import { Notice } from '#platform/web/ui/notice/notice.tsx';
import type { MadeItem } from '../../contract/submission-items.ts';
import styles from './make-item.module.css';

/** There is one already: said before another is made. */
export function EarlierItems({ made }: { made: readonly MadeItem[] }) {
  const { t } = useTranslation();
  const dates = useDates();
  const language = useLanguage();
  return (
    <Notice tone="warning" title={t('submissionItems.earlier', { count: made.length })}>
      {/* biome-ignore lint/a11y/noRedundantRoles: a list without markers is no list to VoiceOver unless it says so */}
      <ul role="list" className={styles.made}>
        {made.map(({ guid, title, path, madeOn, by }) => (
          <li key={guid}>
            {path === null ? title : <TextLink href={withLanguagePrefix(path, language)}>{title}</TextLink>},{' '}
            {[dates.shortDate(madeOn), by].filter(Boolean).join(', ')}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
