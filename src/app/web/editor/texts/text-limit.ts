import { descriptionLimit, titleLimit } from '#features/pages/contract/page-limits.ts';
import type { TextPlace } from '#platform/contract/texts/text-place.ts';

/** How many letters a text may have; texts of blocks have no end that anyone reaches by typing. */
export function textLimit({ block, path: [field] }: TextPlace): number | undefined {
  if (block !== null) return undefined;
  return field === 'title' ? titleLimit : descriptionLimit;
}
