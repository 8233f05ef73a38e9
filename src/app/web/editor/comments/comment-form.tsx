import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { TextArea } from '#platform/web/ui/field/text-area.tsx';
import styles from './comments.module.css';

interface CommentFormProps {
  label: string;
  sendText: string;
  written?: string;
  /** Rejects when it did not come through. */
  onSend(words: string): Promise<void>;
  onCancel(): void;
}

const mostCharacters = 5000;

/** Ctrl Enter sends, Escape leaves; what could not be sent stays in the field. */
export function CommentForm({ label, sendText, written = '', onSend, onCancel }: CommentFormProps) {
  const { t } = useTranslation();
  const [words, setWords] = useState(written);
  const [fault, setFault] = useState<'empty' | 'failed'>();
  const [isBusy, setBusy] = useState(false);

  async function send(): Promise<void> {
    if (isBusy || words.length > mostCharacters) return;
    if (words.trim() === '') return setFault('empty');
    setBusy(true);
    setFault(undefined);
    try {
      await onSend(words.trim());
    } catch {
      setFault('failed');
    } finally {
      setBusy(false);
    }
  }

  const pressed = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      void send();
    } else if (event.key === 'Escape') {
      event.stopPropagation();
      onCancel();
    }
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the field in it
    <div className={styles.form} onKeyDown={pressed}>
      <TextArea
        label={label}
        rows={3}
        // Whoever asked for the field writes in it next.
        autoFocus
        maxLength={words.length > mostCharacters - 200 ? mostCharacters : undefined}
        value={words}
        onChange={setWords}
        {...(fault !== undefined && { error: t(`review.comments.faults.${fault}`) })}
      />
      <div className={styles.buttons}>
        <Button variant="secondary" isPending={isBusy} pendingText={t('ui.busy')} onPress={() => void send()}>
          {sendText}
        </Button>
        <Button variant="quiet" onPress={onCancel}>
          {t('ui.cancel')}
        </Button>
      </div>
    </div>
  );
}
