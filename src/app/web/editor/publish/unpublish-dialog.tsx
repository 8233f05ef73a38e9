import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { ConfirmDialog } from '#platform/web/ui/dialog/confirm-dialog.tsx';
import { useItemTarget } from '../item/item-target.ts';
import type { Publishing } from './use-publishing.ts';

interface UnpublishDialogProps {
  publishing: Publishing;
  onClose(): void;
}

/** Readers lose a page: asked first, because they may be reading it. */
export function UnpublishDialog({ publishing, onClose }: UnpublishDialogProps) {
  const { t } = useTranslation();
  const words = useItemTarget() === undefined ? 'editor.unpublish' : 'editor.item.unpublish';
  return (
    <ConfirmDialog
      isOpen
      isDanger
      title={t(`${words}.title`)}
      confirmText={t('editor.unpublish.confirm')}
      onConfirm={async () => {
        if (!(await publishing.unpublish())) throw new Error('not unpublished');
      }}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      {t(`${words}.text`)}
    </ConfirmDialog>
  );
}
