import type { ListItemsService, WaitingItem } from '#features/list-items/server/list-items.service.ts';
import type { MenusService } from '#features/menus/server/menus.service.ts';
import type { PageApprovalService } from '#features/page-review/server/page-approval.service.ts';
import type { NeededPage, PagesService } from '#features/pages/server/pages.service.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import { defaultLanguage, type Language } from '#platform/contract/texts/language.ts';
import type { StoredText } from '#platform/contract/texts/localized.ts';
import { pickLanguage } from '#platform/contract/texts/pick-language.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { Needed, NeededThing } from '../contract/needed.ts';
import { isNeeded, stateOfPage } from '../contract/needed-rules.ts';

export interface NeededParts {
  platform: Platform;
  pages: Pick<PagesService, 'pageNeeds'>;
  menus: Pick<MenusService, 'pathOfPage' | 'hiddenItems'>;
  listItems: Pick<ListItemsService, 'waiting'>;
  approval: Pick<PageApprovalService, 'isAsked'>;
}

/** Of a list with many drafts the newest are enough to choose from. */
const mostItems = 50;

/** What belongs to a page and is not public yet, before someone publishes it together. */
export function createNeededThings({ platform, pages, menus, listItems, approval }: NeededParts) {
  return {
    async needed(viewer: Viewer, id: string, language: Language): Promise<Needed> {
      const words = (text: StoredText) => pickLanguage(text, language, defaultLanguage)?.value ?? '';
      const needs = await pages.pageNeeds(viewer, id);
      const titles = new Map(needs.pages.map((page) => [page.id, words(page.title)]));
      const isTold = ({ canEdit }: { canEdit: boolean }) => canEdit || viewer.isContentManager;
      const neededBy = (guid: string) => (guid === id ? null : { guid, title: titles.get(guid) ?? '' });

      async function ofPage(page: NeededPage): Promise<NeededThing> {
        const { reason } = page;
        const path = page.kind === 'page' ? ((await menus.pathOfPage(page.id, language)) ?? null) : null;
        const isWaiting = await approval.isAsked(platform.db, { kind: 'page', id: page.id });
        const state = stateOfPage({ ...page, isWaiting });
        return {
          kind: page.kind,
          guid: page.id,
          title: isTold(page) ? words(page.title) : null,
          path: isTold(page) ? path : null,
          state,
          publishAt: page.publishAt?.toISOString() ?? null,
          reason,
          by: neededBy(page.by),
          uses: page.uses,
          sequence: page.sequence,
          isNeeded: isNeeded({ reason, state, hasAddress: path !== null }),
          whyNot: page.refusal ?? null,
        };
      }

      async function ofItem(item: WaitingItem): Promise<NeededThing> {
        const isAsked = await approval.isAsked(platform.db, { kind: 'item', id: item.guid });
        const state = isAsked ? 'waiting' : item.state;
        const isLinked = needs.items.includes(item.guid) || needs.items.includes(item.shortId);
        const reason = isLinked ? 'linked' : 'listed';
        return {
          ...bare,
          kind: 'item',
          guid: item.guid,
          title: isTold(item) ? words(item.title) : null,
          state,
          publishAt: item.publishAt?.toISOString() ?? null,
          reason,
          isNeeded: isNeeded({ reason, state, hasAddress: true }),
          whyNot: item.refusal ?? null,
        };
      }

      const ofMenuItem = ({ guid, name, pageGuid }: HiddenItem): NeededThing => ({
        ...bare,
        kind: 'menu-item',
        guid,
        title: words(name),
        state: 'hidden',
        reason: 'menu',
        by: neededBy(pageGuid),
      });

      // What stands around the page and is not theirs is nothing to them; a hole or a dead link is.
      const shown = needs.pages.filter((page) => isTold(page) || page.reason === 'shown' || page.reason === 'linked');
      const waiting = await listItems.waiting(viewer, { lists: needs.blocks, items: needs.items }, mostItems + 1);
      const named = waiting.slice(0, mostItems);
      const items = (await Promise.all(named.map(ofItem))).filter(
        ({ title, reason }) => title !== null || reason === 'linked',
      );
      // The menu is arranged by content managers alone.
      const hidden = viewer.isContentManager ? await menus.hiddenItems(new Set(titles.keys())) : [];
      return {
        things: [...(await Promise.all(shown.map(ofPage))), ...items, ...hidden.map(ofMenuItem)],
        hasMore: { pages: needs.hasMore, items: waiting.length > mostItems },
      };
    },
  };
}

type HiddenItem = Awaited<ReturnType<MenusService['hiddenItems']>>[number];

/** What only pages have. */
const bare = { path: null, publishAt: null, by: null, uses: 0, sequence: null, isNeeded: false, whyNot: null };
