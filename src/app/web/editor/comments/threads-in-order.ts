import type { CommentThread } from '#features/page-review/contract/page-comment.ts';
import type { PageDocument } from '#features/pages/contract/page.ts';
import { blocksInOrder } from '../blocks/block-places.ts';

/**
 * What is about the page first, then as the blocks are read; in a block by where the words stand, and about a block that
 * is gone last.
 */
export function threadsInOrder(threads: readonly CommentThread[], document: PageDocument): CommentThread[] {
  const places = new Map(blocksInOrder(document).map(({ guid }, place) => [guid, place]));
  const placeOf = ({ block }: CommentThread): number =>
    block === null ? -1 : (places.get(block) ?? Number.POSITIVE_INFINITY);
  const within = ({ quoted }: CommentThread): number => quoted?.from ?? -1;
  const compare = (one: number, other: number) => (one === other ? 0 : one - other);
  return threads.toSorted((one, other) => compare(placeOf(one), placeOf(other)) || compare(within(one), within(other)));
}

/** The thread after or before this one, and round again at the end; without one to begin at, the first or the last. */
export function nextThread(
  threads: readonly CommentThread[],
  current: string | null,
  step: 1 | -1,
): CommentThread | undefined {
  const place = threads.findIndex(({ id }) => id === current);
  if (place === -1) return threads.at(step === 1 ? 0 : -1);
  return threads[(place + step + threads.length) % threads.length];
}
