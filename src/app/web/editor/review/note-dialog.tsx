import { useState } from 'react';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { Dialog } from '#platform/web/ui/dialog/dialog.tsx';
import { TextArea } from '#platform/web/ui/field/text-area.tsx';
import styles from './note-dialog.module.css';

interface NoteDialogProps {
  /** Asking, where words may be left out, or sending back, where they may not. */
  of: 'ask' | 'return';
  onSend(note: string): Promise<boolean>;
  onClose(): void;
}

const mostCharacters = 2000;

/** What goes along with a request, or with the page when it is sent back. */
export default function NoteDialog({ of, onSend, onClose }: NoteDialogProps) {
  const { t } = useTranslation();
  const [note, setNote] = useState('');
  const [isAsked, setAsked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const isMissing = of === 'return' && note.trim() === '';

  async function send(close: () => void): Promise<void> {
    setAsked(true);
    if (isMissing || note.length > mostCharacters) return;
    setBusy(true);
    const isSent = await onSend(note);
    setBusy(false);
    if (isSent) close();
  }

  return (
    <Dialog
      isOpen
      title={t(`review.${of}.title`)}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={(close) => (
        <>
          <Button variant="primary" isPending={isBusy} pendingText={t('ui.busy')} onPress={() => void send(close)}>
            {t(`review.${of}.confirm`)}
          </Button>
          <Button variant="quiet" onPress={close}>
            {t('ui.cancel')}
          </Button>
        </>
      )}
    >
      <div className={styles.body}>
        <p>{t(`review.${of}.text`)}</p>
        <TextArea
          label={t(`review.${of}.note`)}
          {...(of === 'ask' && { help: t('review.ask.noteHelp') })}
          isRequired={of === 'return'}
          rows={4}
          maxLength={mostCharacters}
          value={note}
          onChange={setNote}
          {...(isAsked && isMissing && { error: t('review.return.noteNeeded') })}
        />
      </div>
    </Dialog>
  );
}
