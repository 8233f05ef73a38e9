import { noteTranslations } from '#features/translation/contract/note-translations.ts';
import { notFound } from '#platform/contract/calls/errors.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import { defaultLanguage, type Language } from '#platform/contract/texts/language.ts';
import { pickLanguage } from '#platform/contract/texts/pick-language.ts';
import type { Actor } from '#platform/server/actor.ts';
import type { PageDocument } from '../../contract/page.ts';
import { pageRightsChange } from '../../contract/page-rights.ts';
import { pageAudit } from '../../contract/pages.audit.ts';
import type { PageVersion, WorkingCopy } from '../../contract/working-copy.ts';
import { checkDocument } from '../checks/check-document.ts';
import { withExistingRoles } from '../existing-roles.ts';
import { type PageEditing, subjectOfAudit, upToDate } from '../page-editing.ts';
import type { PageWriting } from '../page-writing.ts';
import type { PagesContext } from '../pages-context.ts';
import { findVersionRow, listVersionRows, type VersionRow } from './page-history.repository.ts';

interface HistoryParts extends PagesContext {
  editing: PageEditing;
  writing: PageWriting;
}

/** Nothing that was written is lost: versions to go back to (product.md §1.7). */
export function createPageHistory(parts: HistoryParts) {
  const { platform, blocks, audit, editing, writing } = parts;

  const titleIn = (document: PageDocument, language: Language): string =>
    pickLanguage(document.title, language, defaultLanguage)?.value ?? '';

  const presentVersion = (row: VersionRow, language: Language): PageVersion => ({
    number: row.number,
    title: titleIn(row.document as PageDocument, language),
    publishedAt: row.publishedAt.toISOString(),
    publishedBy: { id: row.publishedBy, name: row.publisherName ?? '' },
    note: row.note,
    isPublished: row.isPublished === true,
  });

  async function versionOf(id: string, number: number): Promise<VersionRow> {
    const row = await findVersionRow(platform.db, id, number);
    if (row === undefined) throw notFound();
    return row;
  }

  return {
    async listVersions(viewer: Viewer, id: string, language: Language): Promise<PageVersion[]> {
      await editing.readForEditing(viewer, id);
      return (await listVersionRows(platform.db, id)).map((row) => presentVersion(row, language));
    },

    async readVersion(viewer: Viewer, id: string, number: number, language: Language) {
      await editing.readForEditing(viewer, id);
      const row = await versionOf(id, number);
      const [document] = await withExistingRoles(platform.db, [upToDate(row.document as PageDocument, blocks)]);
      return { ...presentVersion(row, language), document };
    },

    /** Becomes what is being written; readers notice nothing until it is published. */
    async restoreVersion(actor: Actor, id: string, number: number): Promise<WorkingCopy> {
      const { viewer } = actor;
      await editing.change(actor, id, async (edited) => {
        const { page, trx } = edited;
        const row = await versionOf(id, number);
        const [stored] = await withExistingRoles(trx, [checkDocument(row.document, page.kind, blocks)]);
        const document = noteTranslations(page.document, stored);
        writing.restrictTo(viewer, document, [page.document, ...(page.published ? [page.published] : [])]);
        await writing.save(edited, document);
        await audit.record(trx, actor, {
          action: pageAudit.versionRestored,
          subject: subjectOfAudit(id, document),
          details: { number, ...pageRightsChange(page.document, document) },
        });
      });
      return editing.workingCopy(viewer, id);
    },
  };
}
