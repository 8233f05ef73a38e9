import { z } from 'zod';
import { itemSupportTag } from '#features/item-support/contract/item-support.tags.ts';
import { itemAudit } from '#features/list-items/contract/list-items.audit.ts';
import {
  itemsTag,
  itemTag,
  itemVendorsTag,
  listTag,
  sitemapTag,
} from '#features/list-items/contract/list-items.tags.ts';
import { threadTouches } from '#features/reactions/contract/reactions.tags.ts';
import { posted, stream } from '#platform/contract/calls/body-kinds.ts';
import { defineEndpoint } from '#platform/contract/calls/endpoint.ts';
import { Guid } from '#platform/contract/calls/guid.ts';
import { Language } from '#platform/contract/texts/language-schema.ts';
import { IdeaManaging, IdeaStory, NewMerge, NewStatus, NewsToStop, OwnNews } from './idea.ts';
import { ideaAudit } from './ideas.audit.ts';
import { ideaTag } from './ideas.tags.ts';

const feature = 'ideas';
const params = z.object({ guid: Guid });
const byToken = z.object({ token: Guid });
const query = z.object({ language: Language.default('nl') });
/** An item changes with it, as by any other call. */
const itemTouches = [itemTag, listTag, itemsTag, sitemapTag, itemVendorsTag];
const ownChoice = { nothing: 'whether somebody is mailed is their own business' } as const;

export const readIdeaStory = defineEndpoint({
  method: 'GET',
  path: '/api/listitem:story/{guid}',
  access: 'public',
  feature,
  summary: 'What became of an item: each status with its reason, and which others were merged with it',
  params,
  query,
  output: IdeaStory,
  cached: true,
});

export const readIdeaManaging = defineEndpoint({
  method: 'GET',
  path: '/api/listitem:managing/{guid}',
  access: 'user',
  whileViewingAs: 'allowed',
  feature,
  summary: 'What who manages the list can make of an item: its statuses, how many hear of it, where it was merged',
  params,
  query,
  output: IdeaManaging,
});

export const changeIdeaStatus = defineEndpoint({
  method: 'POST',
  path: '/api/listitem:status/{guid}',
  access: 'user',
  feature,
  summary: 'Change the status of an item, with a reason that everyone reads; who supports it is mailed',
  params,
  body: NewStatus,
  callsPerMinute: 60,
  audits: [ideaAudit.statusChanged],
  touches: [ideaTag, ...itemTouches],
  output: z.undefined(),
});

export const mergeIdea = defineEndpoint({
  method: 'POST',
  path: '/api/listitem:merge/{guid}',
  access: 'user',
  feature,
  summary: 'Say that an item is the same as another: its votes, joins and reactions go there, and so does its address',
  params,
  body: NewMerge,
  callsPerMinute: 60,
  audits: [ideaAudit.merged, itemAudit.unpublished],
  touches: [ideaTag, itemSupportTag, ...threadTouches, ...itemTouches],
  output: z.undefined(),
});

export const undoIdeaMerge = defineEndpoint({
  method: 'DELETE',
  path: '/api/listitem:merge/{guid}',
  access: 'user',
  feature,
  summary: 'Take two merged items apart again, with what belonged to each',
  params,
  callsPerMinute: 60,
  audits: [ideaAudit.mergeUndone, itemAudit.published],
  touches: [ideaTag, itemSupportTag, ...threadTouches, ...itemTouches],
  output: z.undefined(),
});

export const findMergedIdea = defineEndpoint({
  method: 'GET',
  path: '/api/listitem:merged/{shortId}',
  access: 'public',
  feature,
  summary: 'Where an item is read that was merged with another, by the short id in its address',
  params: z.object({ shortId: z.string().max(60) }),
  query,
  output: z.object({ path: z.string() }),
  cached: true,
});

export const readOwnNews = defineEndpoint({
  method: 'GET',
  path: '/api/listitem:news/{guid}',
  access: 'user',
  feature,
  summary: 'Whether one is mailed about what becomes of an item',
  params,
  output: OwnNews,
});

export const changeOwnNews = defineEndpoint({
  method: 'PUT',
  path: '/api/listitem:news/{guid}',
  access: 'user',
  feature,
  summary: 'Be mailed about what becomes of an item, or not any more',
  params,
  body: OwnNews,
  audits: ownChoice,
  touches: [],
  output: OwnNews,
});

export const readNewsToStop = defineEndpoint({
  method: 'GET',
  path: '/api/idea-news/{token}',
  access: 'public',
  whileViewingAs: 'allowed',
  feature,
  summary: 'What the link of a mail about an item stops; this stops nothing yet',
  params: byToken,
  query,
  callsPerMinute: 60,
  output: NewsToStop,
});

export const stopNews = defineEndpoint({
  method: 'DELETE',
  path: '/api/idea-news/{token}',
  access: 'public',
  feature,
  summary: 'No more mails about one item, by the link of a mail',
  params: byToken,
  callsPerMinute: 30,
  audits: ownChoice,
  touches: [],
  output: z.undefined(),
});

export const stopNewsAtOnce = defineEndpoint({
  method: 'POST',
  path: '/idea-news/{token}',
  access: 'public',
  feature,
  summary: 'The same, by the button of a mail program (RFC 8058) or of a browser without script',
  params: byToken,
  body: posted(),
  bodyLimit: 4096,
  // A mail program on the web posts it from its own site; whoever has the address may.
  isOpenToOtherSites: true,
  callsPerMinute: 30,
  audits: ownChoice,
  touches: [],
  output: stream('text/plain'),
});
