import Folder from 'lucide-react/icons/folder';
import FolderPlus from 'lucide-react/icons/folder-plus';
import Images from 'lucide-react/icons/images';
import Inbox from 'lucide-react/icons/inbox';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { useEffect, useState } from 'react';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { ConfirmDialog } from '#platform/web/ui/dialog/confirm-dialog.tsx';
import { Tree } from '#platform/web/ui/tree/tree.tsx';
import type { TreeNode } from '#platform/web/ui/tree/tree-node.ts';
import { trailOf } from '../../contract/folder-tree.ts';
import type { MediaFolder } from '../../contract/media.ts';
import { FolderDialog } from './folder-dialog.tsx';
import { noFolder } from './folder-options.ts';
import styles from './media.module.css';
import { useMediaChanges } from './use-media-changes.ts';

interface MediaFoldersProps {
  folders: readonly MediaFolder[];
  /** A guid, `none`, or nothing for everything. */
  chosen: string;
  onChoose: (folder: string) => void;
}

const everything = 'all';

const nodesIn = (folders: readonly MediaFolder[], parent: string | null): TreeNode[] =>
  folders
    .filter((folder) => folder.parent === parent)
    .map(({ guid, name, fileCount }) => ({
      id: guid,
      label: name,
      icon: Folder,
      children: nodesIn(folders, guid),
      aside: <span className={styles.count}>{fileCount}</span>,
    }));

export function MediaFolders({ folders, chosen, onChoose }: MediaFoldersProps) {
  const { t } = useTranslation();
  const { makeFolder, changeFolder, removeFolder } = useMediaChanges();
  const [asking, setAsking] = useState<'new' | 'change' | 'delete' | undefined>();
  const current = folders.find(({ guid }) => guid === chosen);
  const trail = trailOf(folders, current?.parent ?? null)
    .map(({ guid }) => guid)
    .join(' ');
  const [expanded, setExpanded] = useState<string[]>([]);
  // The folder that is shown can be seen, also one that was just made in another.
  useEffect(() => {
    if (trail !== '') setExpanded((before) => [...new Set([...before, ...trail.split(' ')])]);
  }, [trail]);
  const nodes: TreeNode[] = [
    { id: everything, label: t('assets.allFiles'), icon: Images },
    { id: noFolder, label: t('assets.noFolder'), icon: Inbox },
    ...nodesIn(folders, null),
  ];
  return (
    <nav className={styles.folders} aria-label={t('assets.folders')}>
      <Tree
        label={t('assets.folders')}
        nodes={nodes}
        selectedId={chosen || everything}
        onSelect={(id) => onChoose(id === everything ? '' : id)}
        expandedIds={expanded}
        onExpandedChange={setExpanded}
      />
      <div className={styles.folderButtons}>
        <Button isCompact icon={FolderPlus} onPress={() => setAsking('new')}>
          {t('assets.newFolder')}
        </Button>
        {current && (
          <>
            <Button isCompact variant="quiet" icon={Pencil} onPress={() => setAsking('change')}>
              {t('assets.changeFolder')}
            </Button>
            <Button isCompact variant="quiet" icon={Trash2} onPress={() => setAsking('delete')}>
              {t('assets.deleteFolder')}
            </Button>
          </>
        )}
      </div>
      {asking === 'new' && (
        <FolderDialog
          title={t('assets.newFolder')}
          folders={folders}
          start={{ name: '', parent: current?.guid ?? null }}
          onClose={() => setAsking(undefined)}
          onSave={async (input) => onChoose((await makeFolder(input)).guid)}
        />
      )}
      {asking === 'change' && current && (
        <FolderDialog
          title={t('assets.changeFolderTitle', { name: current.name })}
          folders={folders.filter(({ guid }) => !trailOf(folders, guid).includes(current))}
          start={current}
          onClose={() => setAsking(undefined)}
          onSave={(input) => changeFolder(current.guid, input)}
        />
      )}
      {current && (
        <ConfirmDialog
          isOpen={asking === 'delete'}
          onOpenChange={(isOpen) => !isOpen && setAsking(undefined)}
          title={t('assets.deleteFolderTitle', { name: current.name })}
          confirmText={t('assets.deleteFolder')}
          isDanger
          onConfirm={async () => {
            await removeFolder(current.guid);
            onChoose(current.parent ?? '');
          }}
        >
          {t('assets.deleteFolderText')}
        </ConfirmDialog>
      )}
    </nav>
  );
}
