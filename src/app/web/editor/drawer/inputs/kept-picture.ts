import { valueAt } from '#features/pages/contract/operations/at-path.ts';
import type { Picture } from '#platform/contract/files/picture.ts';

export type KeptPicture = Picture;

/** The picture that stands there, if there is one; a picture among the fields of a block has others beside it. */
export function pictureOf(value: unknown): KeptPicture | undefined {
  return typeof valueAt(value, ['imageGuid']) === 'string' ? (value as KeptPicture) : undefined;
}
