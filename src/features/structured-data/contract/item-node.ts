import { assetUrl } from '#features/assets/contract/asset-url.ts';
import type { ItemType } from '#features/item-types/contract/item-type.ts';
import type { ListItemDetail } from '#features/list-items/contract/list-item.ts';
import { calendarDay } from '#platform/contract/time/calendar-day.ts';
import { wallClock } from '#platform/contract/time/local-moment.ts';
import { momentWithOffset } from '#platform/contract/time/moment-with-offset.ts';
import { placeAt, shortly } from './organisation-node.ts';
import { addressOf, type SchemaNode, type SchemaSite, schemaNode } from './schema-node.ts';
import { wordsOfRichText } from './words-of-rich-text.ts';

type Described = Pick<
  ListItemDetail,
  | 'guid'
  | 'title'
  | 'titleLang'
  | 'metadata'
  | 'publishedOn'
  | 'changedOn'
  | 'fields'
  | 'path'
  | 'socialImage'
  | 'socialCrop'
  | 'contentBuildingBlockInstances'
>;

interface Publication {
  site: SchemaSite;
  organisation: SchemaNode;
}

/** An item as search engines know its type. Of a type that they have no word for there is nothing to say. */
export function itemNode(item: Described, type: ItemType, { site, organisation }: Publication): SchemaNode | undefined {
  const own = { item, type, site, organisation };
  switch (type.schemaType) {
    case 'NewsArticle':
    case 'Article':
      return articleNode(own);
    case 'Event':
      return eventNode(own);
    case 'JobPosting':
      return jobNode(own);
    default:
      return undefined;
  }
}

interface Own extends Publication {
  item: Described;
  type: ItemType;
}

/** The size that search engines ask for at the least; a JPEG is read by all of them. */
const picture = { width: 1200, height: 630, fit: 'cover', format: 'jpeg' } as const;

const common = ({ item, site }: Own) => ({
  description: item.metadata.description,
  url: item.path === null ? undefined : addressOf(site, item.path),
  image:
    item.socialImage === null
      ? undefined
      : addressOf(site, assetUrl(item.socialImage, { ...picture, crop: item.socialCrop ?? undefined })),
  inLanguage: item.titleLang ?? site.language,
});

const articleNode = (own: Own): SchemaNode =>
  schemaNode(own.type.schemaType, {
    headline: own.item.title,
    datePublished: momentWithOffset(new Date(own.item.publishedOn), own.site.timeZone),
    dateModified: momentWithOffset(new Date(own.item.changedOn), own.site.timeZone),
    author: shortly(own.organisation),
    publisher: shortly(own.organisation),
    ...common(own),
  });

/** What begins at midnight is of whole days, as in a calendar. */
function eventNode(own: Own): SchemaNode | undefined {
  const { item, site } = own;
  const { 'period-start': start, 'period-end': end } = item.metadata;
  if (start === null) return undefined;
  const isWhole = wallClock(start, site.timeZone).endsWith('T00:00');
  const written = (moment: string) =>
    isWhole ? calendarDay(new Date(moment), site.timeZone) : momentWithOffset(new Date(moment), site.timeZone);
  return schemaNode('Event', {
    name: item.title,
    startDate: written(start),
    endDate: end === null || Date.parse(end) <= Date.parse(start) ? undefined : written(end),
    location: placeOf(own),
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    organizer: organiserOf(own),
    ...common(own),
  });
}

/** Who else organises it, where the type asks that and someone answered. */
function organiserOf({ item, organisation }: Own): SchemaNode {
  const { value } = (item.fields.organiser ?? {}) as { value?: string };
  return value ? schemaNode('Organization', { name: value }) : shortly(organisation);
}

/** Where it is: the first place among its fields, by the type's order. */
function placeOf({ item, type, site }: Own): SchemaNode | undefined {
  for (const { key, kind } of type.fields) {
    if (kind !== 'place') continue;
    const { address = '', latitude, longitude } = (item.fields[key] ?? {}) as PlaceValue;
    if (address === '') continue;
    const hasPoint = latitude !== undefined && longitude !== undefined;
    return schemaNode('Place', {
      name: address,
      address: placeAt(address, site.timeZone),
      geo: hasPoint ? schemaNode('GeoCoordinates', { latitude, longitude }) : undefined,
    });
  }
  return undefined;
}

interface PlaceValue {
  address?: string;
  latitude?: number;
  longitude?: number;
}

/** Statistics Netherlands calls a job of 35 hours a week or more a whole one. */
const wholeWeek = 35;

/** A vacancy without a workplace of its own is at the organisation's address; without either it is not a valid one. */
function jobNode(own: Own): SchemaNode {
  const { item, site, organisation } = own;
  const { 'period-end': until, description } = item.metadata;
  const { hours } = item.fields;
  const address = organisation.address as SchemaNode | undefined;
  return schemaNode('JobPosting', {
    title: item.title,
    description: [description, wordsOfRichText(item.fields), wordsOfRichText(item.contentBuildingBlockInstances)]
      .filter((words) => words !== '')
      .join('\n'),
    datePosted: calendarDay(new Date(item.publishedOn), site.timeZone),
    validThrough: until === null ? undefined : momentWithOffset(new Date(until), site.timeZone),
    employmentType: typeof hours === 'number' ? (hours >= wholeWeek ? 'FULL_TIME' : 'PART_TIME') : undefined,
    hiringOrganization: shortly(organisation),
    jobLocation: placeOf(own) ?? (address && schemaNode('Place', { address })),
    identifier: schemaNode('PropertyValue', { name: organisation.name, value: item.guid }),
    url: common(own).url,
  });
}
