import type { HeldAsset, PickedAsset } from '#features/assets/web/picker/held-asset.ts';
import { headerViewOf } from '#features/pages/contract/header-view.ts';
import type { Operation } from '#features/pages/contract/operations/operation.ts';
import type { PageDocument, SharedPicture } from '#features/pages/contract/page.ts';
import type { JsonValue } from '#platform/contract/calls/json-value.ts';
import { type PictureFacts, pictureFacts } from '../inputs/kept-picture.ts';

type HeadOfPage = { options: Pick<PageDocument['options'], 'headerImage'> } & Pick<PageDocument, 'headerImageShown'>;

/** As a file that is chosen. */
export const heldOf = (picture: SharedPicture | undefined): HeldAsset[] => {
  if (picture === undefined) return [];
  const { imageGuid, alt, width, height, crop } = picture;
  return [{ guid: imageGuid, alt, width, height, crop }];
};

/** The picture at the head of the page, as a file that is chosen. */
export const heldAtHead = ({ options: { headerImage }, ...document }: HeadOfPage): HeldAsset[] =>
  headerImage === null ? [] : [{ guid: headerImage, ...headerViewOf({ options: { headerImage }, ...document }) }];

/** What makes this the picture at the head of the page: in one go with what is shown of it. */
export function headerImageChanges(document: HeadOfPage, held: HeldAsset | undefined): Operation[] {
  const { headerImage } = document.options;
  const before = document.headerImageShown;
  const isAnother = (held?.guid ?? null) !== headerImage;
  const view = held && { of: held.guid, ...viewOf(held) };
  const shown = view && (view.crop || view.focalPoint) ? view : undefined;
  return [
    ...(isAnother
      ? [{ kind: 'page', path: ['options', 'headerImage'], value: held?.guid ?? null } satisfies Operation]
      : []),
    ...(JSON.stringify(shown) === JSON.stringify(before)
      ? []
      : [{ kind: 'page', path: ['headerImageShown'], value: shown as JsonValue | undefined } satisfies Operation]),
  ];
}

const viewOf = ({ crop, focalPoint }: HeldAsset) => ({
  ...(crop && { crop: { ...crop } }),
  ...(focalPoint && { focalPoint: { ...focalPoint } }),
});

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
