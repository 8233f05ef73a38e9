import { useState } from 'react';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { Dialog } from '#platform/web/ui/dialog/dialog.tsx';
import { TextField } from '#platform/web/ui/field/text-field.tsx';
import type { Publishing } from './use-publishing.ts';

interface VersionNoteDialogProps {
  publishing: Publishing;
  onClose(): void;
}

/** Publishing with a few words about it, which stand with the version. */
export default function VersionNoteDialog({ publishing, onClose }: VersionNoteDialogProps) {
  const { t } = useTranslation();
  const [note, setNote] = useState('');
  const [isBusy, setBusy] = useState(false);

  async function publish(close: () => void): Promise<void> {
    setBusy(true);
    const isDone = await publishing.publish({ note: note.trim() });
    setBusy(false);
    if (isDone) close();
  }

  return (
    <Dialog
      isOpen
      size="small"
      title={t('editor.note.title')}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={(close) => (
        <>
          <Button variant="primary" isPending={isBusy} onPress={() => void publish(close)}>
            {t('editor.publish.actions.publish')}
          </Button>
          <Button variant="quiet" onPress={close}>
            {t('ui.cancel')}
          </Button>
        </>
      )}
    >
      <TextField
        label={t('editor.note.label')}
        help={t('editor.note.help')}
        maxLength={500}
        value={note}
        onChange={setNote}
      />
    </Dialog>
  );
}
