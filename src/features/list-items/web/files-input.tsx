import { Suspense, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type HeldAsset, useAssetField } from '#features/assets/web/asset-field-context.ts';
import { Skeleton, SkeletonGroup } from '#platform/web/ui/skeleton/skeleton.tsx';
import type { ItemFieldInputProps, ItemFieldTexts } from './item-field-input.tsx';

type Kept = Omit<HeldAsset, 'guid'> & { assetGuid?: string; imageGuid?: string; darkImageGuid?: string };

type FilesInputProps = Pick<ItemFieldInputProps, 'language' | 'owner' | 'value' | 'onChange'> & {
  kind: 'image' | 'file';
  isMany: boolean;
  texts: ItemFieldTexts;
};

/** What an item keeps of a picture and of a file (item-field.ts); the rest the field may know and the item need not. */
const asPicture = ({ guid, name: _, mediaType: __, byteSize: ___, ...picture }: HeldAsset): Kept => ({
  imageGuid: guid,
  ...picture,
  alt: picture.alt ?? { $lang: {} },
});
const asFile = ({ guid, name = '', mediaType = '', byteSize = 0 }: HeldAsset): Kept => ({
  assetGuid: guid,
  name,
  mediaType,
  byteSize,
});
const heldOf = ({ assetGuid, imageGuid, ...rest }: Kept): HeldAsset => ({
  guid: assetGuid ?? imageGuid ?? '',
  ...rest,
});

/** Files, or pictures with what is to be seen on them. */
export function FilesInput({ kind, isMany, language, owner, value, onChange, texts }: FilesInputProps) {
  const { t } = useTranslation();
  const AssetField = useAssetField();
  const isImage = kind === 'image';
  const kept = (value ?? []) as unknown as Kept[];
  // A file arrives later than it was sent, and is added to what is there by then.
  const latest = useRef(kept);
  latest.current = kept;
  return (
    <Suspense
      fallback={
        <SkeletonGroup label={t('ui.busy')}>
          <Skeleton shape="block" />
        </SkeletonGroup>
      }
    >
      <AssetField
        {...texts}
        kind={isImage ? 'image' : 'any'}
        isMany={isMany}
        language={language}
        owner={owner}
        value={kept.map(heldOf)}
        onChange={(change) => {
          latest.current = change(latest.current.map(heldOf)).map(isImage ? asPicture : asFile);
          onChange(latest.current as never);
        }}
      />
    </Suspense>
  );
}
