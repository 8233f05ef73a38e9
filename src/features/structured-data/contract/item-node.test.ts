import { describe, expect, it } from 'vitest';
import { ItemType } from '#features/item-types/contract/item-type.ts';
import type { SchemaType } from '#features/item-types/contract/schema-type.ts';
import { paragraph } from '#platform/contract/texts/write-rich-text.ts';
import { itemNode } from './item-node.ts';
import { schemaNode } from './schema-node.ts';
import { faultsInNode } from './schema-rules.ts';

const site = { origin: 'https://vloedhaven.example', timeZone: 'Europe/Amsterdam', language: 'nl' } as const;
const address = schemaNode('PostalAddress', { streetAddress: 'Kaaiplein 1', addressCountry: 'NL' });
const organisation = schemaNode('GovernmentOrganization', {
  name: 'Gemeente Vloedhaven',
  url: 'https://vloedhaven.example/',
  address,
});
const shortOrganisation = {
  '@type': 'GovernmentOrganization',
  name: 'Gemeente Vloedhaven',
  url: 'https://vloedhaven.example/',
};

const typeOf = (schemaType: SchemaType): ItemType =>
  ItemType.parse({
    guid: '6f1c3f57-0a4b-4a5e-9a50-2f7a0c1d9b11',
    name: 'Ding',
    itemName: { $lang: {} },
    itemNamePlural: { $lang: {} },
    isBuiltIn: false,
    schemaType,
    fields: [
      { id: '6f1c3f57-0a4b-4a5e-9a50-2f7a0c1d9b12', key: 'waar', kind: 'place', label: { $lang: {} } },
      { id: '6f1c3f57-0a4b-4a5e-9a50-2f7a0c1d9b13', key: 'hours', kind: 'number', label: { $lang: {} } },
    ],
  });

const item = {
  guid: '6f1c3f57-0a4b-4a5e-9a50-2f7a0c1d9b14',
  title: 'Havenconcert',
  metadata: {
    description: 'Op het plein',
    'period-start': '2026-12-06T13:00:00.000Z' as string | null,
    'period-end': '2026-12-06T15:00:00.000Z' as string | null,
    highlight: false,
  },
  publishedOn: '2026-07-16T22:30:00.000Z',
  changedOn: '2026-11-17T09:00:00.000Z',
  fields: { waar: { address: 'Kaaiplein', latitude: 51.5, longitude: 3.6 }, hours: 24 },
  path: '/agenda/i/abc/havenconcert',
  socialImage: 'a1b2',
  socialCrop: { x: 100, y: 0, width: 500, height: 1000 },
  contentBuildingBlockInstances: [
    {
      guid: '6f1c3f57-0a4b-4a5e-9a50-2f7a0c1d9b15',
      buildingBlockName: 'Text',
      content: { text: { value: { type: 'doc', content: [paragraph('U werkt aan de haven.')] } } },
    },
  ],
};
type Item = Parameters<typeof itemNode>[0];
const described = (schemaType: SchemaType, changes: Partial<Item> = {}) =>
  itemNode({ ...item, ...changes } as Item, typeOf(schemaType), { site, organisation });
const faults = (node: ReturnType<typeof described>) => (node === undefined ? ['nothing'] : faultsInNode(node));

describe('an item for search engines', () => {
  it.each(['NewsArticle', 'Article'] as const)('of a type that is a %s', (schemaType) => {
    const node = described(schemaType);
    expect(node).toEqual({
      '@type': schemaType,
      headline: 'Havenconcert',
      datePublished: '2026-07-17T00:30:00+02:00',
      dateModified: '2026-11-17T10:00:00+01:00',
      author: shortOrganisation,
      publisher: shortOrganisation,
      description: 'Op het plein',
      url: 'https://vloedhaven.example/agenda/i/abc/havenconcert',
      image: 'https://vloedhaven.example/a/a1b2?width=1200&height=630&format=jpeg&fit=cover&crop=100%2C0%2C500%2C1000',
      inLanguage: 'nl',
    });
    expect(faults(node)).toEqual([]);
  });

  it('of a type that is an event', () => {
    const node = described('Event');
    expect(node).toMatchObject({
      '@type': 'Event',
      name: 'Havenconcert',
      startDate: '2026-12-06T14:00:00+01:00',
      endDate: '2026-12-06T16:00:00+01:00',
      location: {
        '@type': 'Place',
        name: 'Kaaiplein',
        address: { '@type': 'PostalAddress', streetAddress: 'Kaaiplein', addressCountry: 'NL' },
        geo: { '@type': 'GeoCoordinates', latitude: 51.5, longitude: 3.6 },
      },
      organizer: shortOrganisation,
    });
    expect(faults(node)).toEqual([]);
  });

  it('that someone else organises', () => {
    const node = described('Event', { fields: { ...item.fields, organiser: { value: 'De Haven Zingt' } } });
    expect(node?.organizer).toEqual({ '@type': 'Organization', name: 'De Haven Zingt' });
    expect(faults(node)).toEqual([]);
  });

  it.each([
    ['of whole days', '2026-07-03T22:00:00Z', '2026-07-04T22:00:00Z', '2026-07-04', '2026-07-05'],
    ['without an end', '2026-12-06T13:00:00Z', null, '2026-12-06T14:00:00+01:00', undefined],
    [
      'that ends when it begins',
      '2026-12-06T13:00:00Z',
      '2026-12-06T13:00:00Z',
      '2026-12-06T14:00:00+01:00',
      undefined,
    ],
  ])('an event %s', (_, start, end, startDate, endDate) => {
    const metadata = { ...item.metadata, 'period-start': start, 'period-end': end };
    const node = described('Event', { metadata });
    expect([node?.startDate, node?.endDate]).toEqual([startDate, endDate]);
    expect(faults(node)).toEqual([]);
  });

  it('of a type that is a vacancy', () => {
    const node = described('JobPosting');
    expect(node).toEqual({
      '@type': 'JobPosting',
      title: 'Havenconcert',
      description: 'Op het plein\nU werkt aan de haven.',
      datePosted: '2026-07-17',
      validThrough: '2026-12-06T16:00:00+01:00',
      employmentType: 'PART_TIME',
      hiringOrganization: shortOrganisation,
      jobLocation: expect.objectContaining({ name: 'Kaaiplein' }),
      identifier: { '@type': 'PropertyValue', name: 'Gemeente Vloedhaven', value: item.guid },
      url: 'https://vloedhaven.example/agenda/i/abc/havenconcert',
    });
    expect(faults(node)).toEqual([]);
  });

  it('a vacancy without a workplace is at the address of the organisation', () => {
    const node = described('JobPosting', { fields: { hours: 36 } });
    expect([node?.jobLocation, node?.employmentType]).toEqual([{ '@type': 'Place', address }, 'FULL_TIME']);
    expect(faults(node)).toEqual([]);
  });

  it('is in the language of its words', () => {
    expect(described('NewsArticle', { titleLang: 'en' })?.inLanguage).toBe('en');
  });

  it.each([
    ['an event without a place', 'Event', { fields: {} }, ['Event.location: is required']],
    ['a vacancy without words', 'JobPosting', { ...wordless() }, ['JobPosting.description: is required']],
  ] as const)('%s is not valid', (_, schemaType, changes, expected) => {
    expect(faults(described(schemaType, changes as Partial<Item>))).toEqual(expected);
  });

  it('is nothing of a type that they have no word for, or an event without a moment', () => {
    expect(described('None')).toBeUndefined();
    expect(described('FAQPage')).toBeUndefined();
    expect(described('Event', { metadata: { ...item.metadata, 'period-start': null } })).toBeUndefined();
  });
});

function wordless() {
  return { metadata: { ...item.metadata, description: '' }, contentBuildingBlockInstances: [] };
}
