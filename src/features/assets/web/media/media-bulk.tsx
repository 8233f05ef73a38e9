import FolderInput from 'lucide-react/icons/folder-input';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import type { LongWork } from '#features/tasks/contract/long-work.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { ConfirmDialog } from '#platform/web/ui/dialog/confirm-dialog.tsx';
import { Dialog } from '#platform/web/ui/dialog/dialog.tsx';
import { Select } from '#platform/web/ui/field/select.tsx';
import { Gauge } from '#platform/web/ui/gauge/gauge.tsx';
import { BulkAction, BulkBar, type BulkBarProps } from '#platform/web/ui/table/bulk-bar.tsx';
import type { MediaFile, MediaFolder, MediaQueryInput } from '../../contract/media.ts';
import { folderOfOption, folderOptions, noFolder } from './folder-options.ts';
import { type ChosenMedia, useMediaChanges } from './use-media-changes.ts';

interface MediaBulkProps {
  /** Of this page. */
  files: readonly MediaFile[];
  /** Of what is shown; with all of it chosen, it is what is changed. */
  query: MediaQueryInput;
  all: BulkBarProps['all'];
  folders: readonly MediaFolder[];
  isTrash: boolean;
  onClear: () => void;
}

/** What can be done with the chosen files. What is in use asks first, and all that was found; the rest is undone as easily as done. */
export function MediaBulk({ files, query, all, folders, isTrash, onClear }: MediaBulkProps) {
  const { t } = useTranslation();
  const { remove, restore, move } = useMediaChanges();
  const [asking, setAsking] = useState<'move' | 'delete' | 'restore' | undefined>();
  const [folder, setFolder] = useState<string>(noFolder);
  const [work, setWork] = useState<LongWork>();
  const [isBusy, setBusy] = useState(false);
  const isAll = all?.isChosen === true;
  const count = isAll ? all.total : files.length;
  const { sort_by: _, pageNumber: __, itemCount: ___, ...filter } = query;
  const chosen: ChosenMedia = isAll ? { filter, expected: count } : { guids: files.map(({ guid }) => guid) };
  const used = files.filter(({ useCount }) => useCount > 0).length;

  async function run(change: (onProgress: (work: LongWork) => void) => Promise<unknown>) {
    // One change at a time: what is chosen for the next may depend on this one.
    if (isBusy) return;
    setBusy(true);
    await change((next) => {
      // They may go on with something else: the dialog has done its part.
      setAsking(undefined);
      setWork(next);
    });
    setBusy(false);
    setWork(undefined);
    setAsking(undefined);
    onClear();
  }

  const removeAll = () => run((onProgress) => remove(chosen, count, onProgress));
  const restoreAll = () => run((onProgress) => restore(chosen, count, onProgress));
  const close = (isOpen: boolean) => !isOpen && setAsking(undefined);
  const progress = work && t('assets.progress', { done: work.done, total: work.total });
  return (
    <>
      {work !== undefined && progress !== undefined && (
        <Gauge value={work.done} max={Math.max(work.total, 1)} isNow label={progress} valueText={progress} />
      )}
      <BulkBar count={count} all={all} onClear={onClear}>
        {isTrash ? (
          <BulkAction
            icon={RotateCcw}
            label={t('assets.restore')}
            onPress={() => (isAll ? setAsking('restore') : void restoreAll())}
            isDisabled={isBusy}
          />
        ) : (
          <>
            <BulkAction
              icon={FolderInput}
              label={t('assets.move')}
              onPress={() => setAsking('move')}
              isDisabled={isBusy}
            />
            <BulkAction
              icon={Trash2}
              label={t('assets.delete')}
              onPress={() => (isAll || used > 0 ? setAsking('delete') : void removeAll())}
              isDisabled={isBusy}
            />
          </>
        )}
      </BulkBar>
      <ConfirmDialog
        isOpen={asking === 'delete'}
        onOpenChange={close}
        title={t('assets.deleteTitle', { count })}
        confirmText={t('assets.delete')}
        isDanger
        onConfirm={removeAll}
      >
        {isAll ? t('assets.deleteAll') : t('assets.deleteUsed', { count: used })}
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={asking === 'restore'}
        onOpenChange={close}
        title={t('assets.restoreTitle', { count })}
        confirmText={t('assets.restore')}
        onConfirm={restoreAll}
      />
      <Dialog
        title={t('assets.moveTitle', { count })}
        size="small"
        isOpen={asking === 'move'}
        onOpenChange={close}
        footer={
          <Button
            variant="primary"
            onPress={() => void run((onProgress) => move(chosen, count, folderOfOption(folder), onProgress))}
          >
            {t('assets.move')}
          </Button>
        }
      >
        <Select label={t('assets.folder')} value={folder} onChange={setFolder} options={folderOptions(folders, t)} />
      </Dialog>
    </>
  );
}
