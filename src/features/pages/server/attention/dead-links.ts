import { setImmediate } from 'node:timers/promises';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import type { Language } from '#platform/contract/texts/language.ts';
import { requireUserId } from '#platform/server/require-viewer.ts';
import type { DeadReason } from '../../contract/checks/checked-page.ts';
import { blockLeadingTo, linkTargets } from '../../contract/checks/link-targets.ts';
import { pageUpkeepTag } from '../../contract/pages.tags.ts';
import type { PageEditing } from '../page-editing.ts';
import type { PagesContext } from '../pages-context.ts';
import {
  type DeadLink,
  findDeadTargets,
  findPublishedAfter,
  findPublishedDocument,
  replaceDeadLinks,
} from './dead-links.repository.ts';
import { createNamedPages, type NamedPage } from './named-pages.ts';

interface DeadLinksParts extends PagesContext {
  editing: Pick<PageEditing, 'mayEditPage'>;
}

/** A link that leads nowhere, and pages that it stands on. */
export interface DeadLinkOnPages {
  target: string;
  reason: DeadReason;
  /** The first few. */
  pages: NamedPage[];
  /** Where it stands on the first of them. */
  block: string | null;
  count: number;
}

const atOnce = 100;
const mostNamed = 3;
const beforeAll = '00000000-0000-0000-0000-000000000000';

/** Links of what readers have that lead nowhere. Found in the background: five thousand pages are not read for one screen. */
export function createDeadLinks({ platform, menus, checks, clock, editing }: DeadLinksParts) {
  const named = createNamedPages({ platform, menus });

  return {
    /** What several pages lead to is asked about once. */
    async lookForDeadLinks(): Promise<void> {
      let [after, isNews] = [beforeAll, false];
      for (;;) {
        const pages = await findPublishedAfter(platform.db, after, atOnce);
        if (pages.length === 0) break;
        const led = pages.map(({ id, document }) => ({ id, hrefs: linkTargets(document).hrefs }));
        const dead = await checks.lookAmong({ hrefs: [...new Set(led.flatMap(({ hrefs }) => hrefs))], files: [] });
        const found = led.flatMap(({ id, hrefs }) =>
          hrefs.flatMap((target): DeadLink[] => {
            const reason = dead[target];
            return reason === undefined ? [] : [{ pageId: id, target, reason }];
          }),
        );
        const ids = pages.map(({ id }) => id);
        const isOther = await platform.transaction((trx) => replaceDeadLinks(trx, ids, found, clock.now()));
        isNews ||= isOther;
        after = ids.at(-1) ?? after;
        // Others are answered between two batches.
        await setImmediate();
      }
      if (isNews) await platform.signal(platform.db, pageUpkeepTag);
    },

    /** On all pages for admins, for others on those that they look after. What leads somewhere again is left out. */
    async deadLinks(
      viewer: Viewer,
      { language, limit }: { language: Language; limit: number },
    ): Promise<{ total: number; links: DeadLinkOnPages[] }> {
      const me = requireUserId(viewer);
      const { targets, total } = await findDeadTargets(platform.db, viewer.isAdmin ? undefined : me, limit);
      const dead = await checks.deadAmong({ hrefs: targets.map(({ target }) => target), files: [] });
      const links: DeadLinkOnPages[] = [];
      for (const { target, pageIds } of targets) {
        const reason = dead[target];
        const pages = await named(pageIds.toSorted().slice(0, mostNamed), language);
        const [first] = pages;
        if (reason === undefined || first === undefined || !(await editing.mayEditPage(viewer, first.guid))) continue;
        const document = await findPublishedDocument(platform.db, first.guid);
        const block = document === undefined ? null : blockLeadingTo(document, target);
        links.push({ target, reason, pages, block, count: pageIds.length });
      }
      return { total: total - (targets.length - links.length), links };
    },
  };
}
