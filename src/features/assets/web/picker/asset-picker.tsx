import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Dialog } from '#platform/web/ui/dialog/dialog.tsx';
import type { AssetPickerProps } from './held-asset.ts';
import { PickerContent } from './picker-content.tsx';

/** Files out of the library, or new ones. */
export default function AssetPicker(props: AssetPickerProps) {
  const { t } = useTranslation();
  const { kind, isMany, onClose } = props;
  const title = `assets.pick${kind === 'image' ? 'Image' : 'File'}${isMany ? 's' : ''}` as const;
  return (
    <Dialog title={t(title)} size="large" isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      <PickerContent {...props} />
    </Dialog>
  );
}
