import { z } from 'zod';
import { submissionAudit } from '#features/submissions/contract/submissions.audit.ts';
import { defineEndpoint } from '#platform/contract/calls/endpoint.ts';
import { Guid } from '#platform/contract/calls/guid.ts';
import { DeliveryQuery, FormHook, FormHookInput, HookDelivery, HookSecret } from './form-hook.ts';
import { formHookAudit } from './form-hooks.audit.ts';
import { formHooksTag, hookTroubleTag } from './form-hooks.tags.ts';

const feature = 'form-hooks';
const access = 'admin';
const one = z.object({ guid: Guid });
const touches = [formHooksTag, hookTroubleTag];

export const listFormHooks = defineEndpoint({
  method: 'GET',
  path: '/api/forms/{guid}/hooks',
  access,
  feature,
  summary: 'The webhooks of a form, and how each is doing',
  params: one,
  output: z.array(FormHook),
});

export const makeFormHook = defineEndpoint({
  method: 'POST',
  path: '/api/forms/{guid}/hooks',
  access,
  feature,
  summary: 'Add a webhook to a form; its secret is told this once',
  params: one,
  body: FormHookInput,
  callsPerMinute: 60,
  audits: [formHookAudit.made],
  touches,
  output: z.object({ hook: FormHook, ...HookSecret.shape }),
});

export const changeFormHook = defineEndpoint({
  method: 'PUT',
  path: '/api/form-hooks/{guid}',
  access,
  feature,
  summary:
    'Change a webhook: its address, what it tells, and whether it is on. What waits goes at once when it is switched on',
  params: one,
  body: FormHookInput,
  audits: [formHookAudit.changed],
  touches,
  output: FormHook,
});

export const renewHookSecret = defineEndpoint({
  method: 'POST',
  path: '/api/form-hooks/{guid}/secret',
  access,
  feature,
  summary: 'Give a webhook another secret; the one before signs along for a day',
  params: one,
  callsPerMinute: 10,
  audits: [formHookAudit.secretRenewed],
  touches,
  output: z.object({ hook: FormHook, ...HookSecret.shape }),
});

export const removeFormHook = defineEndpoint({
  method: 'DELETE',
  path: '/api/form-hooks/{guid}',
  access,
  feature,
  summary: 'Remove a webhook with its log; what was not delivered is not sent any more',
  params: one,
  audits: [formHookAudit.removed],
  touches,
  output: z.void(),
});

export const tryFormHook = defineEndpoint({
  method: 'POST',
  path: '/api/form-hooks/{guid}/trial',
  access,
  feature,
  summary: 'Send a message of the type test now, once, and tell what the receiver answered',
  params: one,
  callsPerMinute: 10,
  audits: [formHookAudit.tried],
  touches: [],
  output: HookDelivery,
});

export const listHookDeliveries = defineEndpoint({
  method: 'GET',
  path: '/api/form-hooks/{guid}/deliveries',
  access,
  feature,
  summary: 'What a webhook sent in the last thirty days, the newest first',
  params: one,
  query: DeliveryQuery,
  output: z.object({ deliveries: z.array(HookDelivery), hasMore: z.boolean() }),
});

export const sendGivenUpAgain = defineEndpoint({
  method: 'POST',
  path: '/api/form-hooks/{guid}/again',
  access,
  feature,
  summary: 'Send all that was given up again, each under the id that it had',
  params: one,
  callsPerMinute: 10,
  audits: [formHookAudit.sentAgain],
  touches: [hookTroubleTag],
  output: z.object({ count: z.number().int() }),
});

export const sendDeliveryAgain = defineEndpoint({
  method: 'POST',
  path: '/api/form-hook-deliveries/{guid}/again',
  access,
  feature,
  summary: 'Send a message again, under the id that it had',
  params: one,
  callsPerMinute: 60,
  audits: [formHookAudit.sentAgain],
  touches: [hookTroubleTag],
  output: HookDelivery,
});

export const readDeliveryBody = defineEndpoint({
  method: 'GET',
  path: '/api/form-hook-deliveries/{guid}/body',
  access,
  feature,
  summary: 'A message as it would be sent now, for who may read the submission',
  params: one,
  audits: [submissionAudit.read],
  touches: [],
  output: z.object({ body: z.string() }),
});
