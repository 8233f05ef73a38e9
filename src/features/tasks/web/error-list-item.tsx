import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { useState } from 'react';
import type { ErrorListEntry, ErrorState } from '#platform/web/error-store/error-store.ts';
import { useErrorState } from '#platform/web/error-store/error-store-context.ts';
import { useDates } from '#platform/web/i18n/use-dates.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { PlainButton } from '#platform/web/ui/button/plain-button.tsx';
import styles from './error-list.module.css';

export function ErrorListItem({ entry }: { entry: ErrorListEntry }) {
  const { t } = useTranslation();
  const dates = useDates();
  const view = useErrorState();
  const moment = new Date(entry.timestamp);
  return (
    <li className={styles.item}>
      <p className={styles.meta}>
        <time dateTime={moment.toISOString()}>{dates.time(moment)}</time>
        <span className={styles.code}>{t('tasks.errorCode', { code: entry.code })}</span>
      </p>
      <p className={styles.title}>{entry.title}</p>
      <p className={styles.message}>{entry.message}</p>
      {entry.details !== '' && (
        <details className={styles.details}>
          <summary>{t('tasks.errorList.details')}</summary>
          <pre>{entry.details}</pre>
        </details>
      )}
      <CopyButton text={copied(entry, moment, view)} />
    </li>
  );
}

function CopyButton({ text }: { text: string }) {
  const { t } = useTranslation();
  const [result, setResult] = useState<'copied' | 'copyFailed'>();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setResult('copied');
    } catch {
      // Refused by the browser, or no clipboard outside https.
      setResult('copyFailed');
    }
  };
  return (
    <PlainButton variant="secondary" isCompact icon={result === 'copied' ? Check : Copy} onClick={copy}>
      <span aria-live="polite">{t(`tasks.errorList.${result ?? 'copy'}`)}</span>
    </PlainButton>
  );
}

/** All that is known, as one puts it in a mail: what failed, where to find it in the log, and what was slow. */
const copied = (
  { code, title, message, details }: ErrorListEntry,
  moment: Date,
  { nonce, performance }: Pick<ErrorState, 'nonce' | 'performance'>,
) =>
  [
    `${code} - ${title}`,
    moment.toISOString(),
    message,
    details,
    `log ${nonce}`,
    ...performance.map(({ name, duration }) => `${name}: ${duration} ms`),
  ]
    .filter(Boolean)
    .join('\n');
