import { useEffect, useRef, useState } from 'react';
import { formatNumber } from '#platform/contract/texts/language.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { refusalText } from '#platform/web/forms/refusal-text.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { say } from '#platform/web/notifications/say.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { ButtonRow } from '#platform/web/ui/button/button-row.tsx';
import { ConfirmDialog } from '#platform/web/ui/dialog/confirm-dialog.tsx';
import { Gauge } from '#platform/web/ui/gauge/gauge.tsx';
import { keepFocus } from '#platform/web/ui/keep-focus.ts';
import { Notice } from '#platform/web/ui/notice/notice.tsx';
import type { Newsletter } from '../contract/newsletter.ts';
import { steerNewsletter } from '../contract/newsletters.endpoints.ts';
import styles from './newsletters.module.css';

const told = 1000;
const partId = 'letter-under-way';

/** How far it is, told aloud at every thousand; it can be paused, and stopped for good. */
export function NewsletterUnderWay({ newsletter }: { newsletter: Newsletter }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const call = useCall();
  const [error, setError] = useState<unknown>();
  const [isAsking, setIsAsking] = useState(false);
  const { guid, figures, state, letter, lastError } = newsletter;
  const number = (value: number) => formatNumber(value, language);
  const done = figures.total - figures.waiting;
  const values = { done: number(done), total: number(figures.total) };
  const words = t('newsletters.admin.progress', values);
  const thousands = useRef(Math.floor(done / told));
  useEffect(() => {
    const now = Math.floor(done / told);
    if (now > thousands.current) say(words);
    thousands.current = now;
  }, [done, words]);

  async function steer(to: 'pause' | 'resume' | 'stop'): Promise<void> {
    setError(undefined);
    try {
      await call(steerNewsletter, { params: { guid }, body: { to } });
      keepFocus(() => document.getElementById(partId));
    } catch (failure) {
      setError(failure);
    }
  }

  const name = letter.title || letter.subject;
  return (
    <section className={styles.part} id={partId} tabIndex={-1}>
      <h2 className={styles.partTitle}>
        {t(`newsletters.underWay.${state === 'Paused' ? 'paused' : 'going'}`, { name })}
      </h2>
      <Gauge value={done} max={figures.total} label={t('newsletters.underWay.pace', values)} valueText={words} isNow />
      {lastError !== '' && state === 'Sending' && (
        <Notice tone="warning" isLive>
          {t('newsletters.underWay.setback', { reason: lastError })}
        </Notice>
      )}
      {error !== undefined && (
        <Notice tone="danger" isLive>
          {refusalText(error, t)}
        </Notice>
      )}
      <p className={styles.muted}>{t('newsletters.underWay.leave')}</p>
      <ButtonRow>
        <Button onPress={() => void steer(state === 'Paused' ? 'resume' : 'pause')}>
          {t(`newsletters.underWay.${state === 'Paused' ? 'resume' : 'pause'}`)}
        </Button>
        <Button variant="quiet" onPress={() => setIsAsking(true)}>
          {t('newsletters.underWay.stop')}
        </Button>
      </ButtonRow>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        isDanger
        title={t('newsletters.underWay.stopTitle')}
        confirmText={t('newsletters.underWay.stop')}
        onConfirm={() => steer('stop')}
      >
        <p>{t('newsletters.underWay.stopText', { count: figures.waiting, people: number(figures.waiting) })}</p>
      </ConfirmDialog>
    </section>
  );
}
