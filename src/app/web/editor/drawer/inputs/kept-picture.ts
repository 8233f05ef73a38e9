import type { HeldAsset, PickedAsset } from '#features/assets/web/picker/held-asset.ts';
import type { JsonValue } from '#platform/contract/calls/json-value.ts';
import type { Picture } from '#platform/contract/files/picture.ts';
import { valueAt } from '#platform/contract/options/value-at.ts';

export type KeptPicture = Picture;
export type PictureFacts = Partial<Record<keyof KeptPicture, JsonValue | undefined>>;

/** The picture that stands there, if there is one; a picture among the fields of a block has others beside it. */
export function pictureOf(value: unknown): KeptPicture | undefined {
  return typeof valueAt(value, ['imageGuid']) === 'string' ? (value as KeptPicture) : undefined;
}

/** What a block keeps of a picture; of none, nothing. */
export function pictureFacts(asset: (HeldAsset & Partial<PickedAsset>) | undefined): PictureFacts {
  if (asset === undefined) {
    return {
      imageGuid: undefined,
      darkImageGuid: undefined,
      alt: { $lang: {} },
      isDecorative: undefined,
      width: undefined,
      height: undefined,
      focalPoint: undefined,
      crop: undefined,
    };
  }
  const { guid, alt, isDecorative, width, height, focalPoint } = asset;
  return {
    imageGuid: guid,
    darkImageGuid: undefined,
    alt: { $lang: { ...(alt?.$lang as Record<string, string>) } },
    isDecorative: isDecorative === true ? true : undefined,
    width,
    height,
    focalPoint: focalPoint && { ...focalPoint },
    crop: undefined,
  };
}
