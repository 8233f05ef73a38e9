import { expect, test } from 'vitest';
import { structuredItem } from './structured-item.ts';

const site = { origin: 'https://vloedhaven.example', name: 'Vloedhaven', language: 'nl' };
const item = {
  title: 'Havenconcert',
  listItemTypeName: 'Event',
  metadata: {
    description: '',
    'period-start': '2026-12-06T13:00:00.000Z',
    'period-end': null,
    highlight: false,
  },
  publishedOn: '2026-11-16T09:00:00.000Z',
  changedOn: '2026-11-17T09:00:00.000Z',
  fields: { price: { value: 'Gratis' }, location: { address: 'Kaaiplein' } },
  path: '/agenda/i/abc/havenconcert',
  socialImage: null,
};

test('an event has its moment and its place', () => {
  expect(structuredItem(item, site)).toMatchObject({
    '@type': 'Event',
    name: 'Havenconcert',
    startDate: '2026-12-06T13:00:00.000Z',
    location: { '@type': 'Place', name: 'Kaaiplein' },
    url: 'https://vloedhaven.example/agenda/i/abc/havenconcert',
  });
});

test('what an event does not say is left out', () => {
  const bare = { ...item, path: null, fields: { location: { address: '' }, note: null, days: ['monday'], hours: 3 } };
  expect(structuredItem(bare, site)).toEqual({
    '@type': 'Event',
    name: 'Havenconcert',
    startDate: '2026-12-06T13:00:00.000Z',
    organizer: { '@type': 'Organization', name: 'Vloedhaven', url: 'https://vloedhaven.example' },
    inLanguage: 'nl',
  });
});

test('an event has its end and its description', () => {
  const metadata = { ...item.metadata, description: 'Op het plein', 'period-end': '2026-12-06T15:00:00.000Z' };
  expect(structuredItem({ ...item, metadata }, site)).toMatchObject({
    description: 'Op het plein',
    endDate: '2026-12-06T15:00:00.000Z',
  });
});

test('a message has its dates and its publisher', () => {
  expect(structuredItem({ ...item, listItemTypeName: 'News', socialImage: 'a' }, site)).toMatchObject({
    '@type': 'NewsArticle',
    headline: 'Havenconcert',
    datePublished: '2026-11-16T09:00:00.000Z',
    dateModified: '2026-11-17T09:00:00.000Z',
    image: 'https://vloedhaven.example/a/a?width=1200',
    publisher: { '@type': 'Organization', name: 'Vloedhaven', url: 'https://vloedhaven.example' },
  });
});

test.each([
  ['another type', { ...item, listItemTypeName: 'FAQ' }],
  ['an event without a moment', { ...item, metadata: { ...item.metadata, 'period-start': null } }],
])('of %s there is nothing to say', (_, one) => {
  expect(structuredItem(one, site)).toBeUndefined();
});
