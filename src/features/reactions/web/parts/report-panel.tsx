import { useEffect, useRef, useState } from 'react';
import { PlainChoice } from '#field-kinds/kit/web/question/plain-choice.tsx';
import { useCall } from '#platform/web/api/call-context.ts';
import { refusalText } from '#platform/web/forms/refusal-text.ts';
import { useSending } from '#platform/web/forms/use-sending.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { newSenderKey } from '#platform/web/robots/sender-key.ts';
import { PlainButton } from '#platform/web/ui/button/plain-button.tsx';
import { Notice } from '#platform/web/ui/notice/notice.tsx';
import { type ReportReason, reportReasons } from '../../contract/reaction-words.ts';
import { reportReaction } from '../../contract/reactions.endpoints.ts';
import { keepOwnKey, keyOf } from '../own-keys.ts';
import styles from './thread.module.css';

interface ReportPanelProps {
  guid: string;
  onDone(): void;
  onCancel(): void;
}

/** What "report" opens, below the reaction: why, and whether it arrived. */
export function ReportPanel({ guid, onDone, onCancel }: ReportPanelProps) {
  const { t } = useTranslation();
  const call = useCall();
  const [reason, setReason] = useState<ReportReason>();
  const [fault, setFault] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const { isPending, submit } = useSending(async () => {
    if (reason === undefined) {
      setFault(t('reactions.report.missing'));
      form.current?.querySelector('input')?.focus();
      return;
    }
    try {
      await call(reportReaction, { params: { guid }, body: { reason, key: reporterKey() } });
      onDone();
    } catch (error) {
      setFault(refusalText(error, t));
    }
  });
  return (
    <form
      ref={form}
      className={styles.panel}
      noValidate
      onSubmit={submit}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onCancel();
      }}
    >
      <fieldset className={styles.reasons}>
        <legend className={styles.panelTitle}>{t('reactions.report.title')}</legend>
        {fault !== undefined && (
          <Notice tone="danger" isLive>
            {fault}
          </Notice>
        )}
        {reportReasons.map((one) => (
          <PlainChoice
            key={one}
            id={`report-${guid}-${one}`}
            type="radio"
            name="reason"
            value={one}
            onChange={() => setReason(one)}
          >
            {t(`reactions.reasons.${one}`)}
          </PlainChoice>
        ))}
      </fieldset>
      <p className={styles.note}>{t('reactions.report.help')}</p>
      <div className={styles.buttons}>
        <PlainButton type="submit" variant="primary" aria-disabled={isPending}>
          {t('reactions.report.submit')}
        </PlainButton>
        <PlainButton variant="quiet" onClick={onCancel}>
          {t('reactions.report.cancel')}
        </PlainButton>
      </div>
    </form>
  );
}

/** Of this browser: each counts once. */
function reporterKey(): string {
  const known = keyOf('reporter');
  if (known !== undefined) return known;
  const key = newSenderKey();
  keepOwnKey({ guid: 'reporter', key });
  return key;
}
