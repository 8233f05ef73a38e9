import type { PageState } from '#features/pages/contract/working-copy.ts';

/** Places on the scale, in hundredths of it; without a beginning readers never get it. */
export interface VisibleSpan {
  from: number | undefined;
  to: number | undefined;
  at: number;
}

const margin = 0.15;

/** As much of the calendar as holds now, the beginning and the end, with some room on both sides. */
export function windowOf(
  { isPublished, publishAt, unpublishAt }: Pick<PageState, 'isPublished' | 'publishAt' | 'unpublishAt'>,
  now: Date,
): VisibleSpan {
  const moments = [now.toISOString(), publishAt, unpublishAt].flatMap((one) => (one === null ? [] : [Date.parse(one)]));
  const first = Math.min(...moments);
  const length = Math.max(...moments) - first || 1;
  const place = (moment: number) => Math.round(100 * (margin + ((moment - first) / length) * (1 - 2 * margin)));
  const at = moments.length === 1 ? 50 : place(now.getTime());
  const to = unpublishAt === null ? undefined : place(Date.parse(unpublishAt));
  if (publishAt !== null) return { from: place(Date.parse(publishAt)), to, at };
  return { from: isPublished ? 0 : undefined, to, at };
}
