import type { Picture } from '#platform/contract/files/picture.ts';
import type { Resolved } from '#platform/contract/texts/localized.ts';
import { withKeys } from '#platform/web/with-keys.ts';
import type { BlockOptions } from '../kit/contract/block-definition.ts';
import type definition from './definition.ts';

export type Gallery = typeof definition;
type Item = BlockOptions<Gallery>['items'][number];

/** An item with a picture; one without is an editor's work in progress. */
export interface Slide {
  key: number;
  picture: Resolved<Picture>;
  caption: Item['caption'];
}

export const slidesOf = (items: readonly Item[]): Slide[] =>
  withKeys(items).flatMap(({ key, item: { picture, caption } }) =>
    picture === undefined ? [] : [{ key, picture, caption }],
  );
