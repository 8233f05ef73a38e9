import type { PageHistoryEntry } from '#features/pages/contract/history/page-history.ts';

/** A state of the page that can be looked at: the working copy, a version, or a moment between two. */
export type Point = { kind: 'now' } | PageHistoryEntry;

export const now: Point = { kind: 'now' };

export const keyOf = (point: Point): string => (point.kind === 'now' ? 'now' : `${point.kind}-${point.number}`);

/** Of a version that an address names by its number. */
export const versionKey = (number: string | null): string | undefined =>
  number !== null && /^\d{1,6}$/.test(number) ? `version-${number}` : undefined;

/** What stands in the list; the newest sitting is the working copy itself, so it is not there twice. */
export const pointsOf = (entries: readonly PageHistoryEntry[]): Point[] => [
  now,
  ...(entries[0]?.kind === 'moment' ? entries.slice(1) : entries),
];

/** What a point is held against when nobody said: the version that was published before it. */
export function earlierVersion(points: readonly Point[], key: string): Point | undefined {
  const place = points.findIndex((point) => keyOf(point) === key);
  return points.slice(place + 1).find(({ kind }) => kind === 'version');
}
