import FolderInput from 'lucide-react/icons/folder-input';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#platform/web/ui/button/button.tsx';
import { ConfirmDialog } from '#platform/web/ui/dialog/confirm-dialog.tsx';
import { Dialog } from '#platform/web/ui/dialog/dialog.tsx';
import { Select } from '#platform/web/ui/field/select.tsx';
import { BulkAction, BulkBar } from '#platform/web/ui/table/bulk-bar.tsx';
import type { MediaFile, MediaFolder } from '../../contract/media.ts';
import { folderOfOption, folderOptions, noFolder } from './folder-options.ts';
import { useMediaChanges } from './use-media-changes.ts';

interface MediaBulkProps {
  files: readonly MediaFile[];
  folders: readonly MediaFolder[];
  isTrash: boolean;
  onClear: () => void;
}

/** What can be done with the chosen files. Only what is in use asks first; the rest is undone as easily as done. */
export function MediaBulk({ files, folders, isTrash, onClear }: MediaBulkProps) {
  const { t } = useTranslation();
  const { remove, restore, move } = useMediaChanges();
  const [asking, setAsking] = useState<'move' | 'delete' | undefined>();
  const [folder, setFolder] = useState<string>(noFolder);
  const guids = files.map(({ guid }) => guid);
  const used = files.filter(({ useCount }) => useCount > 0).length;
  const done = () => {
    setAsking(undefined);
    onClear();
  };
  const removeAll = async () => {
    await remove(guids);
    done();
  };
  return (
    <>
      <BulkBar count={files.length} onClear={onClear}>
        {isTrash ? (
          <BulkAction icon={RotateCcw} label={t('assets.restore')} onPress={() => void restore(guids).then(done)} />
        ) : (
          <>
            <BulkAction icon={FolderInput} label={t('assets.move')} onPress={() => setAsking('move')} />
            <BulkAction
              icon={Trash2}
              label={t('assets.delete')}
              onPress={() => (used > 0 ? setAsking('delete') : void removeAll())}
            />
          </>
        )}
      </BulkBar>
      <ConfirmDialog
        isOpen={asking === 'delete'}
        onOpenChange={(isOpen) => !isOpen && setAsking(undefined)}
        title={t('assets.deleteTitle', { count: files.length })}
        confirmText={t('assets.delete')}
        isDanger
        onConfirm={removeAll}
      >
        {t('assets.deleteUsed', { count: used })}
      </ConfirmDialog>
      <Dialog
        title={t('assets.moveTitle', { count: files.length })}
        size="small"
        isOpen={asking === 'move'}
        onOpenChange={(isOpen) => !isOpen && setAsking(undefined)}
        footer={
          <Button variant="primary" onPress={() => void move(files, folderOfOption(folder)).then(done)}>
            {t('assets.move')}
          </Button>
        }
      >
        <Select label={t('assets.folder')} value={folder} onChange={setFolder} options={folderOptions(folders, t)} />
      </Dialog>
    </>
  );
}
