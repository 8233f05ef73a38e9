import type { ItemType } from '#features/item-types/contract/item-type.ts';
import { itemTypesTag } from '#features/item-types/contract/item-types.tags.ts';
import { menuTag } from '#features/menus/contract/menus.tags.ts';
import { pagesTag, pageTag } from '#features/pages/contract/pages.tags.ts';
import type { Tag } from '#platform/contract/calls/cache-tag.ts';
import { notFound } from '#platform/contract/calls/errors.ts';
import { withRolesAmong } from '#platform/contract/rights/asked-roles.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import { nextPeriodChange } from '#platform/contract/rights/visibility.ts';
import { nextDay } from '../../contract/item-state.ts';
import { itemsTag, listTag } from '../../contract/list-items.tags.ts';
import { ListOptions } from '../../contract/list-options.ts';
import { listRights } from '../list-block.ts';
import { earliest, type ListItemsParts } from '../list-items-parts.ts';
import type { ListPlace } from '../list-place.ts';
import { type FilterAsked, resolveFilter } from './list-questions.ts';
import { type ListQuestion, upcomingMoments } from './lists.repository.ts';
import { rolesNamedBehind, rolesNamedInLists } from './named-roles.repository.ts';
import { upcomingBlockMoments } from './spotlight.repository.ts';

const withoutOptions = ListOptions.parse({});

export type ListPlaces = ReturnType<typeof createListPlaces>;

/** Which list is asked, as this viewer may see it, and until when an answer about it is right. */
export function createListPlaces({ platform, lists, clock }: Pick<ListItemsParts, 'platform' | 'lists' | 'clock'>) {
  /** Of one list. What they all name is one question, so that a page with many lists asks no more than one with few. */
  async function readerOf(viewer: Viewer, guid: string): Promise<Viewer> {
    const named = await platform.remember('roles-in-lists', [itemsTag], () => rolesNamedInLists(platform.db));
    return withRolesAmong(viewer, named.get(guid) ?? []);
  }

  /** Of a block that shows items of these lists, or of every list. */
  const spotlightReader = async (viewer: Viewer, listIds: readonly string[]): Promise<Viewer> =>
    withRolesAmong(
      viewer,
      await platform.remember(`roles-behind-lists/${listIds.join()}`, [itemsTag, pagesTag], () =>
        rolesNamedBehind(platform.db, listIds),
      ),
    );

  async function placeIfSeen(viewer: Viewer, guid: string): Promise<ListPlace | undefined> {
    const now = clock.now();
    const list = await lists.listBlock(guid);
    const rights = listRights(viewer, list, now);
    if (!rights.canSee) return undefined;
    const { timeZone } = await platform.locale();
    const reader = await readerOf(viewer, guid);
    return { guid, list, options: list?.options ?? withoutOptions, rights, reader, now, timeZone };
  }

  /** The list when the viewer may see it; of any other, and of none, the answer is the same. */
  async function place(viewer: Viewer, guid: string): Promise<ListPlace> {
    const at = await placeIfSeen(viewer, guid);
    if (at === undefined) throw notFound();
    return at;
  }

  const tagsOf = ({ guid, list }: ListPlace): Tag[] => [
    listTag(guid),
    itemTypesTag,
    menuTag,
    ...(list === undefined ? [pagesTag] : [pageTag(list.pageId)]),
  ];

  /** The next moment that an item comes or goes by itself; remembered, because it is asked with every list. */
  async function nextMoment(listId: string | undefined, now: Date): Promise<Date | undefined> {
    const key = listId === undefined ? itemsTag : listTag(listId);
    const known = await platform.remember(`moments/${key}`, [key], () => upcomingMoments(platform.db, listId, now));
    const next = known.find((moment) => moment > now);
    // All that were known have passed: there may be more behind them.
    if (next !== undefined || known.length === 0) return next;
    return (await upcomingMoments(platform.db, listId, now))[0];
  }

  /** When any block on a page begins or ends: the spotlight shows what is in them. */
  async function nextBlockMoment(now: Date): Promise<Date | undefined> {
    const known = await platform.remember('moments/blocks', [pagesTag], () => upcomingBlockMoments(platform.db, now));
    return known.find((moment) => moment > now);
  }

  /** What is expired is decided by the day, so a list with periods is good until midnight at most. */
  const changesAt = async ({ guid, list, now, timeZone }: ListPlace, hasPeriods: boolean): Promise<Date | undefined> =>
    earliest([
      await nextMoment(guid, now),
      list && nextPeriodChange([list.block.period], now),
      hasPeriods ? nextDay(now, timeZone) : undefined,
    ]);

  function questionOf(
    { guid, options, rights, reader, now, timeZone }: ListPlace,
    asked: FilterAsked,
    types: readonly ItemType[],
  ) {
    const resolved = resolveFilter(options, asked, { types, now, timeZone });
    const question: ListQuestion = {
      listId: guid,
      filter: resolved.filter,
      reader: { viewer: reader, now, isEditor: rights.canEdit },
    };
    return { ...resolved, question };
  }

  return { readerOf, spotlightReader, place, placeIfSeen, tagsOf, nextMoment, nextBlockMoment, changesAt, questionOf };
}
