import { z } from 'zod';

const Bytes = z.number().int();
const Moment = z.iso.datetime();

const storageKinds = ['files', 'made', 'database', 'backups', 'other'] as const;
export type StorageKind = (typeof storageKinds)[number];

/** What lies where Plein keeps things, by kind, as it was measured last. */
export const Storage = z.object({
  /** Null before the first time. */
  measuredAt: Moment.nullable(),
  kinds: z.array(
    z.object({
      kind: z.enum(storageKinds),
      bytes: Bytes,
      /** In a month at the pace of late; null while it was not measured for long enough. */
      grows: Bytes.nullable(),
    }),
  ),
  /** Of the disk that the data folder is on, all that fills it and not Plein alone. */
  usedBytes: Bytes.nullable(),
  totalBytes: Bytes.nullable(),
  /** When it is full at the pace of late: a day, or never within ten years; null while that cannot be said. */
  full: z.union([z.iso.date(), z.literal('never')]).nullable(),
});
export type Storage = z.infer<typeof Storage>;

export interface StorageDay extends Record<StorageKind, number> {
  measuredAt: Date;
  freeBytes: number | null;
  totalBytes: number | null;
}

const day = 24 * 60 * 60_000;
/** In days: a pace by fewer than these says more of one upload than of a year; by more it would not notice a change. */
const fewest = 14;
export const daysCompared = 90;
const month = 30;
/** In days. Nobody plans further. */
const farOff = 3650;

/** A day, of these the first; undefined where all of them together are too few. */
function since(days: readonly StorageDay[]): { first: StorageDay; last: StorageDay; days: number } | undefined {
  const [first] = days;
  const last = days.at(-1);
  if (first === undefined || last === undefined) return undefined;
  const lasted = (last.measuredAt.getTime() - first.measuredAt.getTime()) / day;
  return lasted < fewest ? undefined : { first, last, days: lasted };
}

const usedOf = ({ freeBytes, totalBytes }: StorageDay): number | null =>
  freeBytes === null || totalBytes === null ? null : totalBytes - freeBytes;

/** A disk that was replaced by another says nothing of its pace. */
function fullOn(days: readonly StorageDay[]): Storage['full'] {
  const known = since(days);
  if (known === undefined) return null;
  const { first, last } = known;
  const [before, now] = [usedOf(first), usedOf(last)];
  if (before === null || now === null || last.freeBytes === null || first.totalBytes !== last.totalBytes) return null;
  const perDay = (now - before) / known.days;
  const left = perDay <= 0 ? Number.POSITIVE_INFINITY : last.freeBytes / perDay;
  if (left > farOff) return 'never';
  return new Date(last.measuredAt.getTime() + left * day).toISOString().slice(0, 10);
}

/** Of days that were measured, the oldest first. */
export function storageOf(days: readonly StorageDay[]): Storage {
  const last = days.at(-1);
  if (last === undefined) return { measuredAt: null, kinds: [], usedBytes: null, totalBytes: null, full: null };
  const known = since(days);
  return {
    measuredAt: last.measuredAt.toISOString(),
    kinds: storageKinds.map((kind) => ({
      kind,
      bytes: last[kind],
      grows: known === undefined ? null : Math.round(((last[kind] - known.first[kind]) / known.days) * month),
    })),
    usedBytes: usedOf(last),
    totalBytes: last.totalBytes,
    full: fullOn(days),
  };
}
