import { z } from 'zod';
import { stream } from '#platform/contract/calls/body-kinds.ts';
import { defineEndpoint } from '#platform/contract/calls/endpoint.ts';
import { Guid } from '#platform/contract/calls/guid.ts';
import { Language } from '#platform/contract/texts/language-schema.ts';
import { ListQuery } from './list-items.endpoints.ts';

const feature = 'list-items';
const language = Language.default('nl');
const params = z.object({ blockGuid: Guid });

export const FeedQuery = z.object({
  language,
  ...ListQuery.pick({ filter: true, searchFilter: true, savedQuery: true }).shape,
});

export const readRssFeed = defineEndpoint({
  method: 'GET',
  path: '/api/listitem/list/{blockGuid}/feed.rss',
  access: 'public',
  feature,
  summary: 'A list as a feed for readers of news',
  params,
  query: FeedQuery,
  output: stream('application/rss+xml; charset=utf-8'),
  cached: 'by-origin',
});

export const readCalendarFeed = defineEndpoint({
  method: 'GET',
  path: '/api/listitem/list/{blockGuid}/feed.ics',
  access: 'public',
  feature,
  summary: 'The events of a list for a calendar',
  params,
  query: FeedQuery,
  output: stream('text/calendar; charset=utf-8'),
  cached: 'by-origin',
});

/** Of any length, so it is written while it is read, and never kept. */
export const exportList = defineEndpoint({
  method: 'GET',
  path: '/api/listitem/list/{blockGuid}/feed.csv',
  access: 'public',
  whileViewingAs: 'allowed',
  feature,
  summary: 'A list as a file for a spreadsheet, of any length',
  params,
  query: FeedQuery,
  output: stream('text/csv; charset=utf-8'),
});

export const readEventFile = defineEndpoint({
  method: 'GET',
  path: '/api/listitem/event/{guid}/event.ics',
  access: 'public',
  feature,
  summary: 'One event for a calendar',
  params: z.object({ guid: Guid }),
  query: z.object({ language }),
  output: stream('text/calendar; charset=utf-8'),
  cached: 'by-origin',
});
