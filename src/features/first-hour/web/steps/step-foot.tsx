import ArrowRight from 'lucide-react/icons/arrow-right';
import { withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { ButtonLink } from '#platform/web/ui/button/button-link.tsx';
import { Notice } from '#platform/web/ui/notice/notice.tsx';
import styles from './steps.module.css';

interface StepFootProps {
  next: string;
  pending: string;
  isPending: boolean;
  refusal: string | undefined;
  /** Where the question before this one is asked. */
  back?: string;
  /** What comes of it. */
  after: string;
}

/** On, back, and what comes after; a refusal stands above the button that was pressed. */
export function StepFoot({ next, pending, isPending, refusal, back, after }: StepFootProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <div className={styles.foot}>
      {refusal !== undefined && (
        <Notice tone="danger" title={t('firstHour.failed')} isLive>
          {refusal}
        </Notice>
      )}
      <div className={styles.buttons}>
        <Button type="submit" variant="primary" iconEnd={ArrowRight} isPending={isPending} pendingText={pending}>
          {next}
        </Button>
        {back !== undefined && (
          <ButtonLink variant="quiet" href={withLanguagePrefix(back, language)}>
            {t('firstHour.back')}
          </ButtonLink>
        )}
        <span className={styles.after}>{after}</span>
      </div>
    </div>
  );
}
