import ArchiveRestore from 'lucide-react/icons/archive-restore';
import Trash2 from 'lucide-react/icons/trash-2';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { BulkAction, BulkBar } from '#platform/web/ui/table/bulk-bar.tsx';
import type { ChosenTrash } from './trash-rows.ts';

interface TrashBulkProps {
  chosen: ChosenTrash;
  isBusy: boolean;
  onRestore(): void;
  onPurge(): void;
  onClear(): void;
}

export function TrashBulk({ chosen, isBusy, onRestore, onPurge, onClear }: TrashBulkProps) {
  const { t } = useTranslation();
  const rows = [...chosen.whole, ...chosen.alone];
  const isPurgeable = rows.every(({ entry }) => entry.can.purge);
  return (
    <BulkBar count={chosen.count} onClear={onClear}>
      <BulkAction icon={ArchiveRestore} label={t('trash.restore')} onPress={onRestore} isDisabled={isBusy} />
      {isPurgeable && <BulkAction icon={Trash2} label={t('trash.purge.open')} onPress={onPurge} isDisabled={isBusy} />}
    </BulkBar>
  );
}
