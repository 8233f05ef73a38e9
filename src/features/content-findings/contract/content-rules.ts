import type { MenuItem } from '#features/menus/contract/menu.ts';
import { addDays } from '#platform/contract/time/calendar-day.ts';
import type { ContentKind } from './content-finding-words.ts';

/** In days: who never looked at a page for so long does not know whether it is still right. */
export const unseenFor = 2 * 365;
/** In days: fewer say nothing about whether something is read. */
export const readWithin = 90;

/** Its day to be looked at has come; where nobody chose one, it is as it was for two years. Days are yyyy-mm-dd. */
export function isStale({ reviewOn, changedOn }: { reviewOn: string | null; changedOn: string }, today: string) {
  return reviewOn === null ? addDays(changedOn, unseenFor) <= today : reviewOn <= today;
}

/** Whether it can be said that nobody read something: it was there, and looks were counted, for long enough. */
export const canBeNeverRead = (outSince: string, countedSince: string | null, today: string): boolean => {
  const from = addDays(today, -readWithin);
  return countedSince !== null && countedSince <= from && outSince <= from;
};

/** The pages that a reader comes to by the menu: what stands below something hidden is not found by it either. */
export function pagesInSight(items: readonly MenuItem[]): string[] {
  return items
    .filter(({ isVisible }) => isVisible)
    .flatMap(({ pageGuid, children }) => [...(pageGuid === null ? [] : [pageGuid]), ...pagesInSight(children)]);
}

/** A site chooses what it translates: what it did not is said, and is no fault of the page. */
export const countsForScore = (kind: ContentKind): boolean => kind !== 'untranslated';

/** How much of all pages and items has nothing to be said about it, in hundredths; nothing of an empty site. */
export const scoreOf = ({ subjects, clean }: { subjects: number; clean: number }): number | null =>
  subjects === 0 ? null : Math.floor((clean / subjects) * 100);
