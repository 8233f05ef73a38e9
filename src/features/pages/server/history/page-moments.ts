import { AppError, notFound } from '#platform/contract/calls/errors.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import type { Language } from '#platform/contract/texts/language.ts';
import { documentBefore } from '../../contract/history/document-before.ts';
import { momentsOf } from '../../contract/history/moments.ts';
import type { BlockAuthor, PageHistory, PageHistoryEntry, PageMoment } from '../../contract/history/page-history.ts';
import { linesForMarks, type TextMark, textMarks } from '../../contract/history/text-marks.ts';
import { OperationFault } from '../../contract/operations/operation-fault.ts';
import type { PageDocument } from '../../contract/page.ts';
import { withExistingRoles } from '../existing-roles.ts';
import { findOperations } from '../operations/page-operations.repository.ts';
import { type PageEditing, upToDate } from '../page-editing.ts';
import type { PagesContext } from '../pages-context.ts';
import { findBlockAuthor, firstLogNumber, listLogLines, listVersionLines } from './page-moments.repository.ts';

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

/** What was published, what was written between, and who wrote it; all of it read from the log. */
export function createPageMoments({ platform, blocks, editing }: PagesContext & { editing: PageEditing }) {
  return {
    async readHistory(viewer: Viewer, id: string, asked: Asked): Promise<PageHistory> {
      await editing.readForEditing(viewer, id);
      const { before = last, beforeVersion = last, only } = asked;
      const [lines, rows] = await Promise.all([
        only === 'versions' ? [] : listLogLines(platform.db, id, { before, limit: readLines }),
        listVersionLines(platform.db, id, { before: beforeVersion, limit: readVersions }),
      ]);
      const versions = rows.map((row): PageHistoryEntry & { kind: 'version' } => ({
        kind: 'version',
        number: row.number,
        at: row.publishedAt.toISOString(),
        by: { id: row.publishedBy, name: row.name ?? '' },
        note: row.note,
        isPublished: row.isPublished === true,
      }));
      const moments = momentsOf(
        lines,
        versions.map(({ at }) => at),
      );
      // Where the log goes on before the lines that were read, versions from then wait for their neighbours.
      const isCut = lines.length === readLines;
      const from = isCut ? (lines[0]?.at ?? '') : '';
      const all: PageHistoryEntry[] = [...versions.filter(({ at }) => at >= from), ...moments];
      const entries = all.sort((one, other) => other.at.localeCompare(one.at)).slice(0, shownEntries);
      const hasMore = isCut || rows.length === readVersions || entries.length < all.length;
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
    },

    async readMoment(viewer: Viewer, id: string, number: number): Promise<PageMoment> {
      const page = await editing.readForEditing(viewer, id);
      if (number > page.sequence) throw notFound();
      const first = (await firstLogNumber(platform.db, id)) ?? page.sequence + 1;
      if (number < first - 1) throw beyondTheLog();
      const range = { after: number, before: page.sequence + 1, limit: mostTakenBack + 1 };
      const later = await findOperations(platform.db, id, range);
      if (later.length > mostTakenBack) throw beyondTheLog();
      const before = takenBack(page.document, later);
      const [document] = await withExistingRoles(platform.db, [upToDate(before, blocks)]);
      return { number, document };
    },

    async readTextMarks(viewer: Viewer, id: string, language: Language): Promise<TextMark[]> {
      const { document } = await editing.readForEditing(viewer, id);
      return textMarks(document, language, await findOperations(platform.db, id, { limit: linesForMarks }));
    },

    async readBlockAuthor(viewer: Viewer, id: string, guid: string): Promise<BlockAuthor | null> {
      await editing.readForEditing(viewer, id);
      return (await findBlockAuthor(platform.db, id, guid)) ?? null;
    },
  };
}

/** A block whose options have other names since can be in the way. */
function takenBack(document: PageDocument, log: Parameters<typeof documentBefore>[1]): PageDocument {
  try {
    return documentBefore(document, log);
  } catch (error) {
    if (error instanceof OperationFault) throw beyondTheLog();
    throw error;
  }
}
