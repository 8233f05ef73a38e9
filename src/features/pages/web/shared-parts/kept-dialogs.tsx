import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { ConfirmDialog } from '#platform/web/ui/dialog/confirm-dialog.tsx';
import { Dialog } from '#platform/web/ui/dialog/dialog.tsx';
import { Notice } from '#platform/web/ui/notice/notice.tsx';
import type { KeptRow } from './kept-row.ts';
import { NameForm } from './name-form.tsx';
import styles from './shared-parts.module.css';
import { UseList } from './use-list.tsx';

export type KeptQuestion = 'uses' | 'rename' | 'remove';

interface KeptDialogProps {
  question: KeptQuestion;
  row: KeptRow;
  onClose(): void;
}

export function KeptDialog(props: KeptDialogProps) {
  if (props.question === 'rename') return <RenameDialog {...props} />;
  return props.question === 'remove' ? <RemoveDialog {...props} /> : <UsesDialog {...props} />;
}

function UsesDialog({ row, onClose }: KeptDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      isOpen
      size="small"
      title={t('pages.parts.whereIs', { name: row.name })}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <UseList uses={row.uses} />
    </Dialog>
  );
}

/** What is used somewhere is missed there: those places are named before it goes. */
function RemoveDialog({ row, onClose }: KeptDialogProps) {
  const { t } = useTranslation();
  const { remove } = row;
  if (remove === undefined) return null;
  return (
    <ConfirmDialog
      isOpen
      isDanger
      title={t('pages.parts.removeIt', { name: row.name })}
      confirmText={remove.confirm}
      onConfirm={remove.run}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <div className={styles.form}>
        <p>{remove.text}</p>
        {row.uses.length > 0 && (
          <Notice tone="warning" title={t('pages.parts.stillUsed', { count: row.uses.length })}>
            <UseList uses={row.uses} />
          </Notice>
        )}
      </div>
    </ConfirmDialog>
  );
}

function RenameDialog({ row, onClose }: KeptDialogProps) {
  const { t } = useTranslation();
  const formId = useId();
  const [name, setName] = useState(row.name);
  const [isMissing, setMissing] = useState(false);
  const [isPending, setPending] = useState(false);
  async function save(event: FormEvent) {
    event.preventDefault();
    if (isPending) return;
    if (name.trim() === '') return setMissing(true);
    setPending(true);
    await row.onRename?.(name.trim());
    onClose();
  }
  return (
    <Dialog
      isOpen
      size="small"
      title={t('pages.parts.renameIt', { name: row.name })}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          <Button type="submit" form={formId} variant="primary" isPending={isPending}>
            {t('pages.parts.keepName')}
          </Button>
          <Button variant="quiet" onPress={onClose}>
            {t('ui.cancel')}
          </Button>
        </>
      }
    >
      <NameForm id={formId} value={name} isMissing={isMissing} onChange={setName} onSubmit={save} />
    </Dialog>
  );
}
