import type { MenuItem } from '#features/menus/contract/menu.ts';
import { trailOfPage } from '#features/menus/contract/menu-paths.ts';
import type { Tag } from '#platform/contract/calls/cache-tag.ts';
import { notFound } from '#platform/contract/calls/errors.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import type { Language } from '#platform/contract/texts/language.ts';
import { type CalendarEvent, calendar } from '../../contract/ical.ts';
import type { ListItem } from '../../contract/list-item.ts';
import type { SortBy } from '../../contract/list-words.ts';
import { rss } from '../../contract/rss.ts';
import type { ItemReading } from '../item-reading.ts';
import { menuItems } from '../linked-paths.ts';
import { earliest, type ListItemsParts, type Shared } from '../list-items-parts.ts';
import type { ListReading } from '../listing/list-reading.ts';
import type { FeedAsked, FeedPlace } from './feed-asked.ts';
import { createListCsv } from './list-csv.ts';

const newest = 50;
const mostEvents = 1000;
const step = 100;

/** Lists for other programs. Each is read as the caller reads the list: what they may not see is in no feed either. */
export function createListFeeds(parts: ListItemsParts, reading: ItemReading, lists: ListReading) {
  const { platform, menus } = parts;

  async function itemsOf(
    viewer: Viewer,
    guid: string,
    { language, ...asked }: FeedAsked,
    { sortBy, most }: { sortBy: SortBy; most: number },
  ): Promise<Shared<ListItem[]>> {
    const value: ListItem[] = [];
    const moments: (Date | undefined)[] = [];
    let tags: Tag[] = [];
    for (let pageNumber = 1; value.length < most; pageNumber++) {
      const page = await lists.list(viewer, guid, { ...asked, pageNumber, itemCount: step, sort_by: sortBy }, language);
      // Also for who edits it a feed is what readers get.
      value.push(...page.value.filter(({ state }) => state === 'published' || state === 'expired'));
      moments.push(page.changesAt);
      tags = page.tags;
      if (page.value.length < step) break;
    }
    return { value: value.slice(0, most), tags, changesAt: earliest(moments) };
  }

  const eventOf = (item: ListItem, origin: string): CalendarEvent | undefined => {
    const { 'period-start': start, 'period-end': end, description } = item.metadata;
    if (start === null) return undefined;
    const place = Object.values(item.fields).find(
      (value): value is { address: string } => typeof value === 'object' && value !== null && 'address' in value,
    );
    return {
      uid: item.guid,
      start: new Date(start),
      end: end === null ? null : new Date(end),
      changedAt: new Date(item.publishedOn),
      title: item.title,
      description,
      location: place?.address ?? '',
      url: item.path === null ? undefined : origin + item.path,
    };
  };

  /** Where the list stands in the menu, as this viewer has it. */
  async function pageOf(viewer: Viewer, guid: string, language: Language): Promise<MenuItem | undefined> {
    const { list } = await lists.place(viewer, guid);
    return list && trailOfPage(await menuItems(menus, viewer, language), list.pageId)?.at(-1);
  }

  return {
    async rss(viewer: Viewer, guid: string, asked: FeedAsked, place: FeedPlace): Promise<Shared<string>> {
      const { value, ...shared } = await itemsOf(viewer, guid, asked, { sortBy: 'publishedOn_desc', most: newest });
      const page = await pageOf(viewer, guid, asked.language);
      const title = feedTitle(page, place);
      const text = rss({
        title,
        description: title,
        link: place.origin + (page?.path ?? '/'),
        self: place.self,
        language: asked.language,
        items: value.map((item) => ({
          guid: item.guid,
          title: item.title,
          description: item.metadata.description,
          link: item.path === null ? undefined : place.origin + item.path,
          publishedOn: new Date(item.publishedOn),
        })),
      });
      return { ...shared, value: text };
    },

    async ics(viewer: Viewer, guid: string, asked: FeedAsked, place: FeedPlace): Promise<Shared<string>> {
      const { value, ...shared } = await itemsOf(viewer, guid, asked, { sortBy: 'periodStart_desc', most: mostEvents });
      const events = value.flatMap((item) => eventOf(item, place.origin) ?? []);
      const title = feedTitle(await pageOf(viewer, guid, asked.language), place);
      return { ...shared, value: calendar(title, events, (await platform.locale()).timeZone) };
    },

    /** One item, for the calendar of who reads it. */
    async event(viewer: Viewer, guid: string, language: Language, place: FeedPlace): Promise<Shared<string>> {
      const { value, ...shared } = await reading.read(viewer, guid, language);
      const event = value.state === 'published' || value.state === 'expired' ? eventOf(value, place.origin) : undefined;
      if (event === undefined) throw notFound();
      const { timeZone } = await platform.locale();
      const events = [{ ...event, changedAt: new Date(value.changedOn) }];
      return { ...shared, value: calendar(value.title, events, timeZone) };
    },

    csv: createListCsv(parts, lists),
  };
}

/** Whoever follows two lists of one site tells them apart. */
const feedTitle = (page: MenuItem | undefined, { title }: FeedPlace): string =>
  page === undefined ? title : `${page.name} – ${title}`;
