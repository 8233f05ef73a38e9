import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatTime, type Language } from '#platform/contract/texts/language.ts';
import type { ErrorListEntry } from '#platform/web/error-store/error-store.ts';
import { PlainButton } from '#platform/web/ui/button/plain-button.tsx';
import styles from './error-list.module.css';

export function ErrorListItem({ entry }: { entry: ErrorListEntry }) {
  const { t, i18n } = useTranslation();
  const moment = new Date(entry.timestamp);
  return (
    <li className={styles.item}>
      <p className={styles.meta}>
        <time dateTime={moment.toISOString()}>{formatTime(moment, i18n.language as Language)}</time>
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
      <CopyButton text={copied(entry, moment)} />
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

/** All that is known, as one puts it in a mail. */
const copied = ({ code, title, message, details }: ErrorListEntry, moment: Date) =>
  [`${code} - ${title}`, moment.toISOString(), message, details].filter(Boolean).join('\n');
