import type { HeldAsset, PickedAsset } from '#features/assets/web/picker/held-asset.ts';
import type { Operation } from '#features/pages/contract/operations/operation.ts';
import type { SharedPicture } from '#features/pages/contract/page.ts';
import type { JsonValue } from '#platform/contract/calls/json-value.ts';
import { type PictureFacts, pictureFacts } from '../inputs/kept-picture.ts';

/** As a file that is chosen. */
export const heldOf = (picture: SharedPicture | undefined): HeldAsset[] => {
  if (picture === undefined) return [];
  const { imageGuid, alt, width, height, crop } = picture;
  return [{ guid: imageGuid, alt, width, height, crop }];
};

/** What makes this the picture of the page itself: another is set as a whole, and what changed of it by itself. */
export function socialImageChanges(
  before: SharedPicture | undefined,
  held: (HeldAsset & Partial<PickedAsset>) | undefined,
): Operation[] {
  if (held === undefined) return before === undefined ? [] : [{ kind: 'page', path: ['socialImage'] }];
  if (held.guid !== before?.imageGuid) {
    // What must stay in sight is asked of the file itself, where the picture is made.
    const kept = Object.entries({ ...pictureFacts(held), focalPoint: undefined });
    const value = Object.fromEntries(kept.filter(([, fact]) => fact !== undefined)) as JsonValue;
    return [{ kind: 'page', path: ['socialImage'], value }];
  }
  return factsOfSocialImage(held.crop === before.crop ? {} : { crop: held.crop && { ...held.crop } });
}

/** Each of them is a change of its own, so that two people can be at it. */
export const factsOfSocialImage = (facts: PictureFacts): Operation[] =>
  Object.entries(facts).map(([key, value]) => ({ kind: 'page', path: ['socialImage', key], value }));
