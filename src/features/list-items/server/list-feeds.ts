import { isEmptyValue, textOfValue } from '#features/item-types/contract/field-text.ts';
import { byteOrderMark, csvLine } from '#features/users/contract/csv-line.ts';
import { notFound } from '#platform/contract/errors.ts';
import { defaultLanguage, type Language } from '#platform/contract/language.ts';
import { pickLanguage } from '#platform/contract/localized.ts';
import type { Viewer } from '#platform/contract/viewer.ts';
import { type CalendarEvent, calendar } from '../contract/ical.ts';
import type { ListItem } from '../contract/list-item.ts';
import type { SortBy } from '../contract/list-words.ts';
import { rss } from '../contract/rss.ts';
import type { ItemReading } from './item-reading.ts';
import { earliest, type ListItemsParts, type Shared } from './list-items-parts.ts';
import type { FilterAsked } from './list-questions.ts';
import type { ListReading } from './list-reading.ts';

export interface FeedAsked extends FilterAsked {
  language: Language;
}

/** Where the site is, as the reader of the feed reached it, and what it is called. */
export interface FeedPlace {
  origin: string;
  self: string;
  title: string;
}

const newest = 50;
const mostEvents = 1000;
const mostLines = 10_000;
const step = 100;

export type ListFeeds = ReturnType<typeof createListFeeds>;

/** Lists for other programs. Each is read as the caller reads the list: what they may not see is in no feed either. */
export function createListFeeds({ itemTypes, menus }: ListItemsParts, reading: ItemReading, lists: ListReading) {
  async function itemsOf(
    viewer: Viewer,
    guid: string,
    { language, ...asked }: FeedAsked,
    { sortBy, most }: { sortBy: SortBy; most: number },
  ): Promise<Shared<ListItem[]>> {
    const value: ListItem[] = [];
    const moments: (Date | undefined)[] = [];
    let tags: string[] = [];
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
      uid: `${item.guid}@${new URL(origin).hostname}`,
      start: new Date(start),
      end: end === null ? null : new Date(end),
      changedAt: new Date(item.publishedOn),
      title: item.title,
      description,
      location: place?.address ?? '',
      url: item.path === null ? undefined : origin + item.path,
    };
  };

  return {
    async rss(viewer: Viewer, guid: string, asked: FeedAsked, place: FeedPlace): Promise<Shared<string>> {
      const { value, ...shared } = await itemsOf(viewer, guid, asked, { sortBy: 'publishedOn_desc', most: newest });
      const { list } = await lists.place(viewer, guid);
      const pagePath = list && (await menus.pathOfPage(list.pageId, asked.language));
      const text = rss({
        title: place.title,
        description: place.title,
        link: place.origin + (pagePath ?? '/'),
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
      return { ...shared, value: calendar(place.title, events) };
    },

    /** One item, for the calendar of who reads it. */
    async event(viewer: Viewer, guid: string, language: Language, place: FeedPlace): Promise<Shared<string>> {
      const { value, ...shared } = await reading.read(viewer, guid, language);
      const event = value.state === 'published' || value.state === 'expired' ? eventOf(value, place.origin) : undefined;
      if (event === undefined) throw notFound();
      return { ...shared, value: calendar(value.title, [{ ...event, changedAt: new Date(value.changedOn) }]) };
    },

    /** With a column for each field that lists show, of all types that are in it. */
    async csv(viewer: Viewer, guid: string, asked: FeedAsked, place: FeedPlace): Promise<Shared<string>> {
      const { language } = asked;
      const { value, ...shared } = await itemsOf(viewer, guid, asked, { sortBy: 'publishedOn_desc', most: mostLines });
      const names = new Set(value.map(({ listItemTypeName }) => listItemTypeName));
      const types = (await itemTypes.all()).filter(({ name }) => names.has(name));
      const fields = types.flatMap((type) => type.fields.filter(({ isInList }) => isInList));
      const columns = [...new Map(fields.map((field) => [field.key, field])).values()];
      const heads = ['guid', 'type', 'title', 'description', 'publishedOn', 'period-start', 'period-end', 'url'];
      const labels = columns.map(({ label, key }) => pickLanguage(label, language, defaultLanguage)?.value || key);
      const lines = value.map((item) =>
        csvLine([
          item.guid,
          item.listItemTypeName,
          item.title,
          item.metadata.description,
          item.publishedOn,
          item.metadata['period-start'] ?? '',
          item.metadata['period-end'] ?? '',
          item.path === null ? '' : place.origin + item.path,
          ...columns.map((field) => cellOf(field, item, language)),
        ]),
      );
      return { ...shared, value: byteOrderMark + csvLine([...heads, ...labels]) + lines.join('') };
    },
  };
}

type ShownField = Parameters<typeof textOfValue>[0] & { key: string };

/** Values of a presented item are in one language already, as `{ value }`. */
function cellOf(field: ShownField, item: ListItem, language: Language): string {
  const value = item.fields[field.key];
  if (value === undefined) return '';
  const isText = field.kind === 'text' || field.kind === 'richText';
  const stored = isText ? { $lang: { [language]: (value as { value: unknown }).value } } : value;
  return isEmptyValue(field.kind, stored) ? '' : textOfValue(field, stored, language);
}
