import { useState } from 'react';
import { formatNumber } from '#platform/contract/texts/language.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { refusalText } from '#platform/web/forms/refusal-text.ts';
import { useDates } from '#platform/web/i18n/use-dates.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { ConfirmDialog } from '#platform/web/ui/dialog/confirm-dialog.tsx';
import { Notice } from '#platform/web/ui/notice/notice.tsx';
import type { Newsletter } from '../contract/newsletter.ts';
import { isUnderWay } from '../contract/newsletter-states.ts';
import { sendToDoubtful } from '../contract/newsletters.endpoints.ts';
import { LetterPreview } from './letter-preview.tsx';
import { NewsletterUnderWay } from './newsletter-under-way.tsx';
import styles from './newsletters.module.css';
import { NotReached } from './not-reached.tsx';

/** What became of a letter: on its way, and after that. */
export function NewsletterResult({ newsletter }: { newsletter: Newsletter }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const dates = useDates();
  const call = useCall();
  const [isAsking, setIsAsking] = useState(false);
  const [error, setError] = useState<unknown>();
  const { figures, state, endedAt, letter, guid } = newsletter;
  const number = (value: number) => formatNumber(value, language);
  const isGoing = isUnderWay(state);

  async function sendAgain(): Promise<void> {
    try {
      await call(sendToDoubtful, { params: { guid } });
    } catch (failure) {
      setError(failure);
    }
  }

  return (
    <div className={styles.workbench}>
      <div className={styles.desk}>
        <LetterPreview writing={{ newsletter }} />
      </div>
      <div className={styles.side}>
        {isGoing && <NewsletterUnderWay newsletter={newsletter} />}
        <section className={styles.part}>
          <h2 className={styles.partTitle}>
            {isGoing || endedAt === null
              ? t('newsletters.result.soFar')
              : t(`newsletters.result.${state === 'Stopped' ? 'stopped' : 'sent'}`, { at: dates.dateTime(endedAt) })}
          </h2>
          <p className={styles.muted}>{t('newsletters.result.subject', { subject: letter.subject })}</p>
          {error !== undefined && (
            <Notice tone="danger" isLive>
              {refusalText(error, t)}
            </Notice>
          )}
          <dl className={styles.counts}>
            {(['accepted', 'refused', 'left', ...(figures.skipped > 0 ? (['skipped'] as const) : [])] as const).map(
              (figure) => (
                <div key={figure}>
                  <dt>{t(`newsletters.figures.${figure}`)}</dt>
                  <dd>{number(figures[figure])}</dd>
                </div>
              ),
            )}
          </dl>
          <p className={styles.muted}>{t('newsletters.result.whatIsKnown')}</p>
          {figures.doubt > 0 && (
            <Notice
              tone="warning"
              actions={
                !isGoing && <Button onPress={() => setIsAsking(true)}>{t('newsletters.result.sendAgain')}</Button>
              }
            >
              {t('newsletters.result.doubt', { count: figures.doubt, people: number(figures.doubt) })}
            </Notice>
          )}
        </section>
        {figures.refused > 0 && <NotReached guid={guid} refused={figures.refused} />}
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title={t('newsletters.result.sendAgainTitle', { count: figures.doubt, people: number(figures.doubt) })}
        confirmText={t('newsletters.result.sendAgain')}
        onConfirm={sendAgain}
      >
        <p>{t('newsletters.result.sendAgainText')}</p>
      </ConfirmDialog>
    </div>
  );
}
