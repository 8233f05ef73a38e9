import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { ConfirmDialog } from '#platform/web/ui/dialog/confirm-dialog.tsx';
import type { TrashRefused } from '../contract/trash.ts';
import type { TrashRow } from './trash-rows.ts';
import { useTrashWords } from './trash-words.ts';
import { useTrashChanges } from './use-trash-changes.ts';

interface PurgeDialogProps {
  rows: readonly TrashRow[];
  onDone(refused: TrashRefused[]): void;
  onClose(): void;
}

/** The second yes: nothing brings this back. */
export function PurgeDialog({ rows, onDone, onClose }: PurgeDialogProps) {
  const { t } = useTranslation();
  const words = useTrashWords();
  const { purge } = useTrashChanges();
  const below = rows.reduce((sum, { entry, under }) => sum + (under === undefined ? entry.belowCount : 0), 0);
  const [first] = rows;
  const name = first === undefined ? '' : words.title(first);
  return (
    <ConfirmDialog
      isOpen
      isDanger
      title={rows.length === 1 ? t('trash.purge.titleOne', { name }) : t('trash.purge.title', { count: rows.length })}
      confirmText={t('trash.purge.confirm')}
      onConfirm={async () => onDone(await purge(rows.map(({ ref }) => ref)))}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <p>{t('trash.purge.text')}</p>
      {below > 0 && <p>{t('trash.purge.below', { count: below })}</p>}
      {rows.some(({ ref }) => ref.kind === 'block') && <p>{t('trash.purge.blocks')}</p>}
    </ConfirmDialog>
  );
}
