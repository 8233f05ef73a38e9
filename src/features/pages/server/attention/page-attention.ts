import type { Viewer } from '#platform/contract/rights/viewer.ts';
import type { Language } from '#platform/contract/texts/language.ts';
import { requireUserId } from '#platform/server/require-viewer.ts';
import type { PlannedAction } from '../../contract/plans/plan-failure.ts';
import type { PageEditing } from '../page-editing.ts';
import type { PagesContext } from '../pages-context.ts';
import { createNamedPages, type NamedPage } from './named-pages.ts';
import {
  countOwnedPages,
  findDuePages,
  findOwnedDue,
  findPlannedPages,
  findRecentPages,
} from './page-attention.repository.ts';

interface AttentionParts extends PagesContext {
  editing: Pick<PageEditing, 'mayEditPage'>;
}

interface Few {
  language: Language;
  limit: number;
}

export interface DuePage extends NamedPage {
  reviewOn: string;
  owner: string | null;
}

export interface RecentPage extends NamedPage {
  changedAt: Date;
  hasChanges: boolean;
}

export interface PlannedPage extends NamedPage {
  action: PlannedAction;
  at: Date;
  by: string | null;
}

/** What someone can do about pages today. Each asks for a few rows by an index, however many pages there are. */
export function createPageAttention({ platform, menus, clock, editing }: AttentionParts) {
  const named = createNamedPages({ platform, menus });

  /** With their names, without those that the viewer may not edit. */
  async function editable<Row extends { id: string }>(viewer: Viewer, rows: readonly Row[], language: Language) {
    const byId = new Map(rows.map((row) => [row.id, row]));
    const found: (NamedPage & { row: Row })[] = [];
    for (const page of await named([...byId.keys()], language)) {
      const row = byId.get(page.guid);
      if (row !== undefined && (await editing.mayEditPage(viewer, page.guid))) found.push({ ...page, row });
    }
    return found;
  }

  return {
    /** All for admins; for others those that they look after. */
    async pagesToReview(viewer: Viewer, { today, language, limit }: Few & { today: string }) {
      const ownerId = viewer.isAdmin ? undefined : requireUserId(viewer);
      const due = await findDuePages(platform.db, { today, ownerId, limit });
      const pages = (await editable(viewer, due.pages, language)).map(
        ({ row: { reviewOn, owner }, ...page }): DuePage => ({ ...page, reviewOn, owner }),
      );
      return { total: due.total - (due.pages.length - pages.length), pages };
    },

    /** For who reminds: pages whose day has come, with who looks after them. */
    ownedDue: (today: string) => findOwnedDue(platform.db, today),

    async recentPages(viewer: Viewer, { language, limit }: Few): Promise<RecentPage[]> {
      const rows = await findRecentPages(platform.db, requireUserId(viewer), limit);
      return (await editable(viewer, rows, language)).map(({ row: { changedAt, hasChanges }, ...page }) => ({
        ...page,
        changedAt,
        hasChanges: hasChanges === true,
      }));
    },

    /** By anybody for who manages content; for others what they planned themselves. */
    async plannedPages(viewer: Viewer, { language, limit }: Few): Promise<PlannedPage[]> {
      const plannedBy = viewer.isContentManager ? undefined : requireUserId(viewer);
      const rows = await findPlannedPages(platform.db, { plannedBy, limit });
      const now = clock.now();
      return (await editable(viewer, rows, language))
        .flatMap(({ row: { publishAt, unpublishAt, by }, ...page }) => {
          const moments: [PlannedAction, Date | null][] = [
            ['publish', publishAt],
            ['unpublish', unpublishAt],
          ];
          return moments.flatMap(([action, at]) => (at === null || at <= now ? [] : [{ ...page, action, at, by }]));
        })
        .sort((one, other) => one.at.getTime() - other.at.getTime())
        .slice(0, limit);
    },

    ownedPages: (viewer: Viewer): Promise<number> => countOwnedPages(platform.db, requireUserId(viewer)),
  };
}
