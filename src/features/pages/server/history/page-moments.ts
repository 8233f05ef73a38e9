import type { Viewer } from '#platform/contract/rights/viewer.ts';
import type { Language } from '#platform/contract/texts/language.ts';
import type { BlockAuthor, PageHistory, PageMoment } from '../../contract/history/page-history.ts';
import { linesForMarks, type TextMark, textMarks } from '../../contract/history/text-marks.ts';
import { withExistingRoles } from '../existing-roles.ts';
import { findOperations } from '../operations/page-operations.repository.ts';
import { type PageEditing, upToDate } from '../page-editing.ts';
import type { PagesContext } from '../pages-context.ts';
import { documentAt, readHistory } from './document-history.service.ts';
import { findBlockAuthor, firstLogNumber, listLogLines, listVersionLines } from './page-moments.repository.ts';

/** What was published, what was written between, and who wrote it; all of it read from the log. */
export function createPageMoments({ platform, blocks, editing }: PagesContext & { editing: PageEditing }) {
  const { db } = platform;
  return {
    async readHistory(viewer: Viewer, id: string, asked: Parameters<typeof readHistory>[1]): Promise<PageHistory> {
      await editing.readForEditing(viewer, id);
      const source = {
        lines: (older: Parameters<typeof listLogLines>[2]) => listLogLines(db, id, older),
        versions: (older: Parameters<typeof listLogLines>[2]) => listVersionLines(db, id, older),
      };
      return readHistory(source, asked);
    },

    async readMoment(viewer: Viewer, id: string, number: number): Promise<PageMoment> {
      const { document, sequence } = await editing.readForEditing(viewer, id);
      const source = {
        document,
        sequence,
        first: () => firstLogNumber(db, id),
        after: (after: number, limit: number) => findOperations(db, id, { after, before: sequence + 1, limit }),
      };
      const [then] = await withExistingRoles(db, [upToDate(await documentAt(source, number), blocks)]);
      return { number, document: then };
    },

    async readTextMarks(viewer: Viewer, id: string, language: Language): Promise<TextMark[]> {
      const { document } = await editing.readForEditing(viewer, id);
      return textMarks(document, language, await findOperations(db, id, { limit: linesForMarks }));
    },

    async readBlockAuthor(viewer: Viewer, id: string, guid: string): Promise<BlockAuthor | null> {
      await editing.readForEditing(viewer, id);
      return (await findBlockAuthor(db, id, guid)) ?? null;
    },
  };
}
