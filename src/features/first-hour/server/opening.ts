import { hrefsIn } from '#features/pages/contract/checks/link-targets.ts';
import { badInput } from '#platform/contract/calls/errors.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import { defaultLanguage, type Language } from '#platform/contract/texts/language.ts';
import type { Actor } from '#platform/server/actor.ts';
import type { Opening } from '../contract/first-hour.ts';
import { homeKey } from '../contract/site-kind.ts';
import { type FirstHourRow, updateFirstHour } from './first-hour.repository.ts';
import type { FirstHourParts } from './first-hour-parts.ts';

const guidsOf = (pages: readonly { guid: string }[]): string[] => pages.map(({ guid }) => guid);

/** What a page counts when nobody wrote in it since it was made. */
const asMade = 1;

/** The moment from which everyone sees the site. */
export function createOpening(parts: FirstHourParts) {
  const { platform, clock, settings, pages, menus, publishTogether } = parts;

  /** Those that are still there. */
  async function madePages(viewer: Viewer, made: FirstHourRow['made']) {
    const states = await pages.statesOf(viewer, guidsOf(made));
    return made.flatMap((page) => {
      const state = states.find(({ guid }) => guid === page.guid);
      return state === undefined ? [] : [{ page, state }];
    });
  }

  return {
    async read(viewer: Viewer, row: FirstHourRow | undefined, language: Language): Promise<Opening> {
      const found = await madePages(viewer, row?.made ?? []);
      const written = new Set<string>([defaultLanguage]);
      const shown: Opening['pages'] = [];
      for (const { page, state } of found) {
        const { document } = await pages.workingCopy(viewer, page.guid);
        const hrefs = hrefsIn([document.buildingBlockInstances]);
        for (const [key, words] of Object.entries(document.title.$lang)) if (words.trim() !== '') written.add(key);
        shown.push({
          guid: page.guid,
          title: document.title,
          path: (await menus.pathOfPage(page.guid, language)) ?? '/',
          isPublished: state.isPublished,
          isExample: page.isExample && !state.isPublished && state.sequence === asMade,
          isHome: page.key === homeKey,
          leadsTo: guidsOf(found.map((one) => one.page)).filter((guid) => hrefs.includes(`page:${guid}`)),
        });
      }
      const { languages } = await settings.all();
      return { pages: shown, emptyLanguages: languages.filter((one) => !written.has(one)) };
    },

    async open(actor: Actor, row: FirstHourRow | undefined, chosen: readonly string[]): Promise<void> {
      const found = await madePages(actor.viewer, row?.made ?? []);
      const unknown = chosen.filter((guid) => found.every(({ page }) => page.guid !== guid));
      if (unknown.length > 0)
        throw badInput(unknown.map((guid) => ({ path: 'body.pages', code: 'unknown-page', message: guid })));
      // A site without a front page is not open to anyone.
      const wanted = found.filter(
        ({ page, state }) => !state.isPublished && (page.key === homeKey || chosen.includes(page.guid)),
      );
      if (wanted.length > 0) {
        const along = wanted.map(({ page, state }) => ({ guid: page.guid, sequence: state.sequence }));
        await publishTogether.publish(actor, { pages: along, menuItems: [], items: [], note: '' });
      }
      await platform.transaction(async (trx, touch) => {
        await settings.saveWithin(trx, touch, actor, [{ key: 'siteIsOpen', value: true }]);
        await updateFirstHour(trx, { openedAt: clock.now() });
      });
    },
  };
}
