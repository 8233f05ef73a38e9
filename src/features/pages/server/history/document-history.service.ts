import { randomUUID } from 'node:crypto';
import { AppError, notFound } from '#platform/contract/calls/errors.ts';
import { restoreOperations } from '../../contract/differences/restore-operations.ts';
import { documentBefore } from '../../contract/history/document-before.ts';
import { type LogLine, momentsOf } from '../../contract/history/moments.ts';
import type { PageHistory, PageHistoryEntry, Restoration } from '../../contract/history/page-history.ts';
import type { LoggedOperation } from '../../contract/operations/operation.ts';
import { OperationFault } from '../../contract/operations/operation-fault.ts';
import type { NewOperation } from '../../contract/operations/operation-schema.ts';
import type { PageDocument } from '../../contract/page.ts';

/** Those before a number. */
export interface Older {
  before: number;
  limit: number;
}

/** Where the history of a page or an item is read. */
interface HistorySource {
  /** The last ones, in order. */
  lines(older: Older): Promise<LogLine[]>;
  /** The newest first. */
  versions(older: Older): Promise<VersionEntry[]>;
}

export type VersionEntry = Extract<PageHistoryEntry, { kind: 'version' }>;

interface Asked {
  before?: number | undefined;
  beforeVersion?: number | undefined;
  only?: 'versions' | undefined;
}

/** So much of a log is read for one step of the history, and shown of it. */
const readLines = 2000;
const readVersions = 50;
const shownEntries = 40;
/** Further back than this it would take too long to work out. */
const mostTakenBack = 20_000;
const last = 2_147_483_647;

const beyondTheLog = () => new AppError('moment-not-known', 410);

/** What was published and what was written between, in steps. */
export async function readHistory(source: HistorySource, asked: Asked): Promise<PageHistory> {
  const { before = last, beforeVersion = last, only } = asked;
  const [lines, versions] = await Promise.all([
    only === 'versions' ? [] : source.lines({ before, limit: readLines }),
    source.versions({ before: beforeVersion, limit: readVersions }),
  ]);
  const moments = momentsOf(
    lines,
    versions.map(({ at }) => at),
  );
  // Where the log goes on before the lines that were read, versions from then wait for their neighbours.
  const isCut = lines.length === readLines;
  const from = isCut ? (lines[0]?.at ?? '') : '';
  const all: PageHistoryEntry[] = [...versions.filter(({ at }) => at >= from), ...moments];
  const entries = all.sort((one, other) => other.at.localeCompare(one.at)).slice(0, shownEntries);
  const hasMore = isCut || versions.length === readVersions || entries.length < all.length;
  return {
    entries,
    older: hasMore
      ? {
          before: Math.min(before, ...entries.flatMap((one) => (one.kind === 'moment' ? one.first : []))),
          beforeVersion: Math.min(
            beforeVersion,
            ...entries.flatMap((one) => (one.kind === 'version' ? one.number : [])),
          ),
        }
      : null,
  };
}

interface LogSource<Document> {
  /** As it is now, and the number of the last thing that was done to it. */
  document: Document;
  sequence: number;
  /** The number of the first line of its log. */
  first(): Promise<number | undefined>;
  after(number: number, limit: number): Promise<LoggedOperation[]>;
}

/** The page or the item as it was when so much of its log had been done. */
export async function documentAt<Document extends PageDocument>(
  { document, sequence, first, after }: LogSource<Document>,
  number: number,
): Promise<Document> {
  if (number > sequence) throw notFound();
  if (number < ((await first()) ?? sequence + 1) - 1) throw beyondTheLog();
  const later = await after(number, mostTakenBack + 1);
  if (later.length > mostTakenBack) throw beyondTheLog();
  try {
    return documentBefore(document, later) as Document;
  } catch (error) {
    // A block whose options have other names since can be in the way.
    if (error instanceof OperationFault) throw beyondTheLog();
    throw error;
  }
}

/** What puts it back as it was then, wholly or in these parts; taken back in one go as well. */
export function restoring(working: PageDocument, then: PageDocument, { parts }: Restoration): NewOperation[] {
  const group = randomUUID();
  const chosen = parts === undefined ? 'all' : new Set(parts);
  return restoreOperations(working, then, chosen).map((operation) => ({
    id: randomUUID(),
    operation,
    group,
    undoes: null,
  }));
}

/** Putting back is done wholly or not at all: who may not put back all of it chooses parts. */
export function requireRestored(refused: readonly unknown[]): void {
  if (refused.length > 0) throw new AppError('not-restored', 409, { values: { count: refused.length } });
}

/** What the audit log says of it. */
export const restoredDetails = ({ kind, number, parts }: Restoration, at?: string | undefined) => ({
  ...(kind === 'version' ? { number } : { moment: at ?? number }),
  ...(parts !== undefined && { isPart: true }),
});
