import ArchiveRestore from 'lucide-react/icons/archive-restore';
import Check from 'lucide-react/icons/check';
import Tag from 'lucide-react/icons/tag';
import Trash2 from 'lucide-react/icons/trash-2';
import UserPlus from 'lucide-react/icons/user-plus';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { BulkAction, BulkBar } from '#platform/web/ui/table/bulk-bar.tsx';

interface InboxBulkProps {
  count: number;
  isTrash: boolean;
  onAssign(): void;
  onLabel(): void;
  onDone(): void;
  onTrash(isTrashed: boolean): void;
  onClear(): void;
}

/** What can be done with those that are chosen. */
export function InboxBulk({ count, isTrash, onAssign, onLabel, onDone, onTrash, onClear }: InboxBulkProps) {
  const { t } = useTranslation();
  return (
    <BulkBar count={count} onClear={onClear}>
      {isTrash ? (
        <BulkAction icon={ArchiveRestore} label={t('inbox.restore')} onPress={() => onTrash(false)} />
      ) : (
        <>
          <BulkAction icon={UserPlus} label={t('inbox.bulk.assign')} onPress={onAssign} />
          <BulkAction icon={Tag} label={t('inbox.bulk.label')} onPress={onLabel} />
          <BulkAction icon={Check} label={t('inbox.bulk.done')} onPress={onDone} />
          <BulkAction icon={Trash2} label={t('inbox.bulk.trash')} onPress={() => onTrash(true)} />
        </>
      )}
    </BulkBar>
  );
}
