import { type FormEvent, useId, useState } from 'react';
import { refusalText } from '#platform/web/forms/refusal-text.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { Dialog } from '#platform/web/ui/dialog/dialog.tsx';
import { Select } from '#platform/web/ui/field/select.tsx';
import { TextField } from '#platform/web/ui/field/text-field.tsx';
import type { MediaFolder, MediaFolderInput } from '../../contract/media.ts';
import { folderOfOption, folderOptions, noFolder } from './folder-options.ts';
import styles from './media.module.css';

interface FolderDialogProps {
  title: string;
  /** Where it may lie. */
  folders: readonly MediaFolder[];
  start: MediaFolderInput;
  onClose: () => void;
  /** Throws what was refused. */
  onSave: (input: MediaFolderInput) => Promise<void>;
}

export function FolderDialog({ title, folders, start, onClose, onSave }: FolderDialogProps) {
  const { t } = useTranslation();
  const formId = useId();
  const [name, setName] = useState(start.name);
  const [parent, setParent] = useState(start.parent);
  const [error, setError] = useState<string>();
  const [isPending, setPending] = useState(false);

  async function save(event: FormEvent) {
    event.preventDefault();
    if (name.trim() === '') return setError(t('assets.folderNameMissing'));
    setPending(true);
    try {
      await onSave({ name: name.trim(), parent });
      onClose();
    } catch (refusal) {
      setError(refusalText(refusal, t));
    } finally {
      setPending(false);
    }
  }

  return (
    <Dialog
      title={title}
      size="small"
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <Button type="submit" form={formId} variant="primary" isPending={isPending}>
          {t('assets.save')}
        </Button>
      }
    >
      <form id={formId} className={styles.form} noValidate onSubmit={(event) => void save(event)}>
        <TextField
          label={t('assets.folderName')}
          isRequired
          maxLength={80}
          autoFocus
          value={name}
          onChange={setName}
          error={error}
        />
        <Select
          label={t('assets.folderParent')}
          value={parent ?? noFolder}
          onChange={(option) => setParent(folderOfOption(option))}
          options={folderOptions(folders, t).map((option) =>
            option.id === noFolder ? { ...option, label: t('assets.top') } : option,
          )}
        />
      </form>
    </Dialog>
  );
}
