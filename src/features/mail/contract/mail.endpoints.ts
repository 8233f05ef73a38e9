import { z } from 'zod';
import { defineEndpoint } from '#platform/contract/calls/endpoint.ts';
import { Guid } from '#platform/contract/calls/guid.ts';
import { MailDetail, Outbox } from './mail.ts';
import { mailStates } from './mail-state.ts';

const feature = 'mail';

export const readOutbox = defineEndpoint({
  method: 'GET',
  path: '/api/outbox',
  access: 'admin',
  whileViewingAs: 'allowed',
  feature,
  summary: 'The mails of this platform, the newest first',
  query: z.object({
    pageNumber: z.coerce.number().int().min(1).max(100_000).default(1),
    itemCount: z.coerce.number().int().min(1).max(100).default(25),
    search: z.string().trim().max(200).default(''),
    state: z.enum(mailStates).optional(),
  }),
  output: Outbox,
});

export const readMailStatus = defineEndpoint({
  method: 'GET',
  path: '/api/outbox:status',
  access: 'admin',
  whileViewingAs: 'allowed',
  feature,
  summary: 'Whether mails leave the building',
  output: z.object({ hasServer: z.boolean() }),
});

export const readMail = defineEndpoint({
  method: 'GET',
  path: '/api/outbox/{id}',
  access: 'admin',
  whileViewingAs: 'allowed',
  feature,
  summary: 'One mail, with its words while it is not sent; links and codes are masked',
  params: z.object({ id: Guid }),
  output: MailDetail,
});

export const sendMailAgain = defineEndpoint({
  method: 'POST',
  path: '/api/outbox/{id}/send',
  access: 'admin',
  feature,
  summary: 'Try once more to send a mail that failed or was kept',
  params: z.object({ id: Guid }),
  audits: { nothing: 'the outbox itself tells how often a mail was tried' },
  touches: [],
  output: MailDetail,
});
