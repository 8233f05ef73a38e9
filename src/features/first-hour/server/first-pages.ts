import { topLevelMenu } from '#features/menus/contract/menu-name.ts';
import { NewMenuItem } from '#features/menus/contract/menu-source.ts';
import type { Actor } from '#platform/server/actor.ts';
import type { PlatformTransaction, Touch } from '#platform/server/platform.ts';
import type { BeginAnswer } from '../contract/first-hour.ts';
import type { SiteKind } from '../contract/site-kind.ts';
import type { MadePage } from './first-hour.repository.ts';
import type { FirstHourParts } from './first-hour-parts.ts';
import type { StartingPage } from './starting-point.ts';

/** Makes ready pages as a person would: by the services that make pages and menu items, as drafts that nobody reads. */
export function createFirstPages({ pages, menus, settings, startingPoints }: FirstHourParts) {
  async function make(
    trx: PlatformTransaction,
    touch: Touch,
    actor: Actor,
    { key, guid, document, menuItem, isExample, watched, newsList }: StartingPage,
  ): Promise<MadePage> {
    const made = await pages.makeWithin(trx, actor, { kind: 'page', document, id: guid });
    const { pageId, ...item } = menuItem;
    const added = NewMenuItem.parse({ ...item, pageGuid: pageId, parentGuid: null });
    await menus.addWithin(trx, touch, actor, topLevelMenu, added);
    const blockOf = (block: string) => made.document.buildingBlockInstances.find((one) => one.guid === block);
    return {
      key,
      guid,
      isExample,
      watched: watched.map((one) => ({ ...one, was: blockOf(one.block)?.options[one.option] ?? null })),
      ...(newsList === undefined ? {} : { newsList }),
    };
  }

  return async (
    trx: PlatformTransaction,
    touch: Touch,
    actor: Actor,
    kind: SiteKind,
    { beginning, pages: chosen }: BeginAnswer,
  ): Promise<MadePage[]> => {
    const { platformName: name } = await settings.all();
    const written = startingPoints.pages(kind, beginning, { name, chosen: new Set(chosen) });
    // Someone who went to work by themselves first keeps what they made at an address.
    const present = await menus.source(actor.viewer, topLevelMenu).then(
      ({ items }) => items,
      () => [],
    );
    const taken = new Set(present.filter((one) => one.parentGuid === null).map((one) => one.urlSegment.$lang.nl));
    const made: MadePage[] = [];
    for (const page of written) {
      if (!taken.has(page.menuItem.urlSegment.$lang.nl)) made.push(await make(trx, touch, actor, page));
    }
    return made;
  };
}
