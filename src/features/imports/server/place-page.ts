import type { MenuItem } from '#features/menus/contract/menu.ts';
import { deepestMenu } from '#features/menus/contract/menu-check.ts';
import { topLevelMenu } from '#features/menus/contract/menu-name.ts';
import { NewMenuItem } from '#features/menus/contract/menu-source.ts';
import { AppError } from '#platform/contract/calls/errors.ts';
import { defaultLanguage } from '#platform/contract/texts/language.ts';
import type { Actor } from '#platform/server/actor.ts';
import { type Remark, remark } from '../contract/remark.ts';
import type { ImportsParts } from './imports-parts.ts';

interface WishedPlace {
  pageGuid: string;
  title: string;
  /** In other languages. */
  titles?: Partial<Record<string, string>>;
  segment: string;
  isVisible: boolean;
  /** The pages above it that were taken in, the nearest first. */
  above: readonly string[];
  /** Where the whole import hangs. */
  parentGuid: string | null;
}

const mostTries = 20;
const taken: readonly string[] = ['path-taken', 'reserved-segment'];

/** Gives a page its place in the menu, once; where its address is another's, it gets a number behind it. */
export async function placePage(
  { menus }: Pick<ImportsParts, 'menus'>,
  actor: Actor,
  { pageGuid, title, titles = {}, segment, isVisible, above, parentGuid }: WishedPlace,
): Promise<Remark[]> {
  const whole = await menus.wholeMenu(actor.viewer, defaultLanguage);
  if (trailTo(whole, (item) => item.pageGuid === pageGuid) !== undefined) return [];
  const trail = trailOfFirst(whole, above) ?? trailTo(whole, (item) => item.guid === parentGuid) ?? [];
  // Deeper than a menu goes, it hangs beside what it hung below.
  const parent = trail.slice(0, deepestMenu - 1).at(-1)?.guid ?? null;
  for (let number = 1; number <= mostTries; number += 1) {
    const own = number === 1 ? segment : `${segment}-${number}`;
    const item = NewMenuItem.parse({
      parentGuid: parent,
      name: { $lang: { [defaultLanguage]: title.slice(0, 200), ...shortened(titles) } },
      urlSegment: { $lang: { [defaultLanguage]: own } },
      pageGuid,
      isVisible,
    });
    try {
      await menus.add(actor, topLevelMenu, item);
      return number === 1 ? [] : [remark('address-changed', own)];
    } catch (error) {
      if (!(error instanceof AppError) || error.report) throw error;
      if (!taken.includes(error.code)) return [remark('not-in-menu', error.code)];
    }
  }
  return [remark('not-in-menu')];
}

const shortened = (titles: Partial<Record<string, string>>) =>
  Object.fromEntries(Object.entries(titles).map(([language, title]) => [language, title?.slice(0, 200)]));

function trailTo(items: readonly MenuItem[], isIt: (item: MenuItem) => boolean): MenuItem[] | undefined {
  for (const item of items) {
    if (isIt(item)) return [item];
    const below = trailTo(item.children, isIt);
    if (below !== undefined) return [item, ...below];
  }
  return undefined;
}

function trailOfFirst(items: readonly MenuItem[], pageGuids: readonly string[]): MenuItem[] | undefined {
  for (const guid of pageGuids) {
    const trail = trailTo(items, (item) => item.pageGuid === guid);
    if (trail !== undefined) return trail;
  }
  return undefined;
}
