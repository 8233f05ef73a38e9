import { z } from 'zod';
import { EmailAddress } from '#features/users/contract/email-address.ts';
import { stream } from '#platform/contract/calls/body-kinds.ts';
import { defineEndpoint } from '#platform/contract/calls/endpoint.ts';
import { Guid } from '#platform/contract/calls/guid.ts';
import { Moment } from '#platform/contract/time/moment.ts';
import { Letter, ShownItem } from './letter.ts';
import { Newsletter, NewsletterReceiver, NewsletterSummary } from './newsletter.ts';
import { mostTestAddresses, receiverStates } from './newsletter-states.ts';
import { newsletterAudit } from './newsletters.audit.ts';

const feature = 'newsletters';
const access = 'admin';
const params = z.object({ guid: Guid });
const whileViewingAs = 'allowed';
const touches: [] = [];

export const listNewsletters = defineEndpoint({
  method: 'GET',
  path: '/api/newsletters',
  access,
  whileViewingAs,
  feature,
  summary: 'All newsletters: what is written, what goes out and what went, the newest first',
  output: z.array(NewsletterSummary),
});

export const listColleagues = defineEndpoint({
  method: 'GET',
  path: '/api/newsletters/colleagues',
  access,
  feature,
  summary: 'Who can be sent a test: those who manage the site',
  output: z.array(z.object({ name: z.string(), email: z.string(), isMe: z.boolean() })),
});

export const readNewsletter = defineEndpoint({
  method: 'GET',
  path: '/api/newsletters/{guid}',
  access,
  whileViewingAs,
  feature,
  summary: 'One newsletter with its items as readers may see them now, and to how many people it goes',
  params,
  output: Newsletter,
});

export const addNewsletter = defineEndpoint({
  method: 'POST',
  path: '/api/newsletters',
  access,
  feature,
  summary: 'Begin a newsletter; like another one where that is named',
  body: z.object({ like: Guid.optional() }),
  audits: [newsletterAudit.made],
  touches,
  output: z.object({ guid: Guid }),
});

export const saveNewsletter = defineEndpoint({
  method: 'PUT',
  path: '/api/newsletters/{guid}',
  access,
  feature,
  summary: 'Keep what is written; refused when somebody else did since, and once it goes out',
  params,
  body: z.object({ letter: Letter, listGuid: Guid.nullable(), sequence: z.int32().min(0) }),
  bodyLimit: 64 * 1024,
  audits: { nothing: 'a draft is written all the time; what goes out is recorded' },
  touches,
  output: Newsletter,
});

export const deleteNewsletter = defineEndpoint({
  method: 'DELETE',
  path: '/api/newsletters/{guid}',
  access,
  feature,
  summary: 'Remove a newsletter that is not on its way, with its figures',
  params,
  audits: [newsletterAudit.deleted],
  touches,
  output: z.undefined(),
});

export const listLetterItems = defineEndpoint({
  method: 'GET',
  path: '/api/newsletters/{guid}/choices',
  access,
  whileViewingAs,
  feature,
  summary: 'Items that every reader of its list may see, the newest first',
  params,
  query: z.object({ search: z.string().trim().max(100).default('') }),
  output: z.object({
    items: z.array(ShownItem),
    /** When the list had its letter before this one: what is newer is new to its readers. */
    since: z.iso.datetime().nullable(),
  }),
});

export const previewNewsletter = defineEndpoint({
  method: 'GET',
  path: '/api/newsletters/{guid}/preview',
  access,
  whileViewingAs,
  feature,
  summary: 'The mail itself, as it arrives',
  params,
  query: z.object({ scheme: z.enum(['light', 'dark']).default('light') }),
  output: stream('text/html'),
});

export const testNewsletter = defineEndpoint({
  method: 'POST',
  path: '/api/newsletters/{guid}/test',
  access,
  feature,
  summary: 'Send it to oneself and to colleagues, to look at',
  params,
  body: z.object({ to: z.array(EmailAddress).min(1).max(mostTestAddresses) }),
  callsPerMinute: 6,
  audits: { nothing: 'the letter says when it was tried, and to whom' },
  touches,
  output: Newsletter,
});

export const sendNewsletter = defineEndpoint({
  method: 'POST',
  path: '/api/newsletters/{guid}/send',
  access,
  feature,
  summary: 'Send it to all readers now; refused when there are others than was said',
  params,
  body: z.object({ sequence: z.int32().min(0), receivers: z.int32().min(1) }),
  audits: [newsletterAudit.sent],
  touches,
  output: Newsletter,
});

export const planNewsletter = defineEndpoint({
  method: 'POST',
  path: '/api/newsletters/{guid}/plan',
  access,
  feature,
  summary: 'Send it at a moment to come, as it was looked at; refused when it changed since. Null takes that back',
  params,
  body: z.object({ at: Moment.nullable(), sequence: z.int32().min(0) }),
  audits: [newsletterAudit.planned, newsletterAudit.unplanned],
  touches,
  output: Newsletter,
});

export const steerNewsletter = defineEndpoint({
  method: 'POST',
  path: '/api/newsletters/{guid}/steer',
  access,
  feature,
  summary: 'Pause the sending, go on with it, or stop it for good',
  params,
  body: z.object({ to: z.enum(['pause', 'resume', 'stop']) }),
  audits: [newsletterAudit.paused, newsletterAudit.resumed, newsletterAudit.stopped],
  touches,
  output: Newsletter,
});

export const listReceivers = defineEndpoint({
  method: 'GET',
  path: '/api/newsletters/{guid}/receivers',
  access,
  feature,
  summary: 'To whom it did not go, or perhaps not, and why',
  params,
  query: z.object({
    state: z.enum(receiverStates).default('Refused'),
    pageNumber: z.coerce.number().int().min(1).max(100_000).default(1),
    itemCount: z.coerce.number().int().min(1).max(100).default(25),
  }),
  output: z.object({ receivers: z.array(NewsletterReceiver), total: z.number().int() }),
});

export const sendToDoubtful = defineEndpoint({
  method: 'POST',
  path: '/api/newsletters/{guid}/again',
  access,
  feature,
  summary: 'Send it once more to those of whom nobody knows whether they got it',
  params,
  audits: [newsletterAudit.sentAgain],
  touches,
  output: Newsletter,
});
