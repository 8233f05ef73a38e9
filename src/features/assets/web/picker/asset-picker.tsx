import { useTranslation } from 'react-i18next';
import { Dialog } from '#platform/web/ui/dialog/dialog.tsx';
import type { HeldAsset } from '../asset-field-context.ts';
import type { AssetOwner } from '../media/use-media-uploads.ts';
import { PickerContent } from './picker-content.tsx';

export type PickedAsset = HeldAsset & { isDecorative: boolean };

export interface AssetPickerProps {
  /** Pictures, or any file. */
  kind: 'image' | 'any';
  isMany: boolean;
  /** The one that is there now. */
  current?: string | undefined;
  /** Of what is added here. */
  owner: AssetOwner;
  onPick: (assets: readonly PickedAsset[]) => void;
  onClose: () => void;
}

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
