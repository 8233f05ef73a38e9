import type { Viewer } from '#platform/contract/rights/viewer.ts';
import { defaultLanguage, type Language } from '#platform/contract/texts/language.ts';
import { pickLanguage } from '#platform/contract/texts/pick-language.ts';
import type { Actor } from '#platform/server/actor.ts';
import { requireContentManager } from '#platform/server/require-viewer.ts';
import { decideTrashed } from '../../contract/page-decisions.ts';
import { pageAudit } from '../../contract/pages.audit.ts';
import type { PageState, TrashedPage } from '../../contract/working-copy.ts';
import { type EditedPage, type PageEditing, subjectOfAudit } from '../page-editing.ts';
import type { PagePublication } from '../page-publication.ts';
import { timeInTrash } from '../page-trash.service.ts';
import type { PagesContext } from '../pages-context.ts';
import { saveDecisions } from '../pages-writing.repository.ts';
import { findThrownAwayWith, listTrashRows, setDeleted, setRestored } from './page-trash.repository.ts';

interface TrashParts extends PagesContext {
  editing: PageEditing;
  publication: PagePublication;
}

export interface PageRestore {
  /** Without what was thrown away with it. */
  isAlone?: boolean;
  /** Where in the menu, when its own place is gone. */
  place?: { parentGuid: string | null } | undefined;
  /** Refused when it had a place in the menu and that is gone. */
  needsPlace?: boolean;
}

export type PageTrash = ReturnType<typeof createPageTrash>;

/** Two who throw away what partly is the same lock it in turn. */
const inOneOrder = (ids: readonly string[]): string[] => [...new Set(ids)].sort();

/** Pages that are thrown away keep all they were, and their place in the menu, for thirty days (product.md §1.7). */
export function createPageTrash({ platform, menus, redirects, audit, editing, publication }: TrashParts) {
  async function throwAway(actor: Actor, edited: EditedPage, paths: readonly string[], root?: string): Promise<void> {
    const { trx, page, signature, standing, id } = edited;
    await saveDecisions(trx, id, decideTrashed(standing, page, true));
    await setDeleted(trx, id, { ...signature, deletedWith: root });
    // So that who comes by the old address hears that the page is gone, and not that it never was (product.md §3).
    if (page.published !== undefined) {
      await redirects.keepLeft(
        trx,
        paths.map((path) => ({ path, pageId: id })),
      );
    }
    await publication.hide(edited);
    await audit.record(trx, actor, { action: pageAudit.deleted, subject: subjectOfAudit(id, page.document) });
  }

  async function putBack(actor: Actor, edited: EditedPage): Promise<void> {
    const { trx, page, standing, id } = edited;
    await saveDecisions(trx, id, decideTrashed(standing, page, false));
    await setRestored(trx, id);
    if (page.published !== undefined) await publication.show(edited, page.published);
    await audit.record(trx, actor, { action: pageAudit.restored, subject: subjectOfAudit(id, page.document) });
  }

  /** With these, which go along and come back with it. All of them, or none when one of them may not be edited. */
  async function moveToTrash(actor: Actor, id: string, along: readonly string[] = []): Promise<void> {
    const paths = new Map<string, string[]>();
    for (const one of inOneOrder([id, ...along])) paths.set(one, Object.values(await menus.pathsOfPage(one)));
    await platform.transaction(async (trx, touch) => {
      for (const [one, own] of paths) {
        const root = one === id ? undefined : id;
        await editing.within(trx, touch, actor, one, (edited) => throwAway(actor, edited, own, root));
      }
    });
  }

  return {
    moveToTrash,

    /** With all that hangs below it in the menu. */
    moveToTrashWithBelow: async (actor: Actor, id: string): Promise<void> =>
      moveToTrash(actor, id, await menus.pagesBelow(id)),

    /** Answers all that came back, itself first. */
    async restoreWithPlace(
      actor: Actor,
      id: string,
      { isAlone = false, place, needsPlace = false }: PageRestore,
    ): Promise<string[]> {
      return platform.transaction(async (trx, touch) => {
        const along = isAlone ? [] : await findThrownAwayWith(trx, id);
        const pageIds = [id, ...along];
        for (const one of inOneOrder(pageIds)) {
          await editing.within(trx, touch, actor, one, (edited) => putBack(actor, edited), true);
        }
        if (needsPlace || place !== undefined) await menus.takePlace(trx, touch, actor, { pageIds, place });
        return pageIds;
      });
    },

    async restoreFromTrash(actor: Actor, id: string): Promise<PageState> {
      await editing.change(actor, id, (edited) => putBack(actor, edited), true);
      return editing.stateAfter(actor.viewer, id);
    },

    async listTrash(viewer: Viewer, language: Language): Promise<TrashedPage[]> {
      requireContentManager(viewer);
      return (await listTrashRows(platform.db)).map((row) => ({
        guid: row.id,
        kind: row.kind,
        title: pickLanguage(row.document.title, language, defaultLanguage)?.value ?? '',
        wasPublished: row.wasPublished,
        deletedAt: row.deletedAt.toISOString(),
        deletedBy: row.deletedBy,
        keptUntil: new Date(row.deletedAt.getTime() + timeInTrash).toISOString(),
      }));
    },
  };
}
