import type { PageHistoryEntry } from './page-history.ts';

/** A line of the log without what was done. */
export interface LogLine {
  number: number;
  by: { id: string | null; name: string };
  at: string;
  group: string;
}

export type Moment = Extract<PageHistoryEntry, { kind: 'moment' }>;

/** Who does nothing for so long has begun anew. */
const pauseMilliseconds = 30 * 60_000;

/**
 * What one person did in one sitting is one moment: the page as it was when they were done. `publishedAt` are the moments
 * at which versions were made, which no sitting reaches across. All in order.
 */
export function momentsOf(log: readonly LogLine[], publishedAt: readonly string[]): Moment[] {
  const moments: Moment[] = [];
  let groups = new Set<string>();
  for (const { number, by, at, group } of log) {
    const last = moments.at(-1);
    if (last === undefined || isAnew(last, { by, at }, publishedAt)) {
      groups = new Set([group]);
      moments.push({ kind: 'moment', first: number, number, at, by, changes: 1 });
      continue;
    }
    groups.add(group);
    Object.assign(last, { number, at, changes: groups.size });
  }
  return moments;
}

const isAnew = (last: Moment, { by, at }: Pick<LogLine, 'by' | 'at'>, publishedAt: readonly string[]): boolean =>
  last.by.id !== by.id ||
  Date.parse(at) - Date.parse(last.at) > pauseMilliseconds ||
  publishedAt.some((moment) => moment > last.at && moment <= at);
