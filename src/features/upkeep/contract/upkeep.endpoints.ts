import { z } from 'zod';
import { pageAudit } from '#features/pages/contract/pages.audit.ts';
import { defineEndpoint } from '#platform/contract/calls/endpoint.ts';
import { Language } from '#platform/contract/texts/language-schema.ts';
import { upkeepAudit } from './upkeep.audit.ts';
import { FoundRight, LookedOverOn, Upkeep, UpkeepChange, UpkeepSubject } from './upkeep.ts';

const feature = 'upkeep';
/** Whoever may write it; of files, who manages content. The service decides. */
const access = 'user';

export const readUpkeep = defineEndpoint({
  method: 'GET',
  path: '/api/upkeep/{kind}/{guid}',
  access,
  whileViewingAs: 'allowed',
  feature,
  summary: 'Who looks after a page, an item or a file, who does when they cannot, and when it is to be looked over',
  params: UpkeepSubject,
  query: z.object({ language: Language.default('nl') }),
  output: Upkeep,
});

export const changeUpkeep = defineEndpoint({
  method: 'PUT',
  path: '/api/upkeep/{kind}/{guid}',
  access: 'content-manager',
  feature,
  summary: 'Says who looks after it and when it is to be looked over; no content, so it holds at once',
  params: UpkeepSubject,
  body: UpkeepChange,
  audits: [upkeepAudit.changed, pageAudit.ownerChanged, pageAudit.reviewPlanned],
  touches: [],
  output: Upkeep,
});

export const sayStillRight = defineEndpoint({
  method: 'POST',
  path: '/api/upkeep/{kind}/{guid}/right',
  access,
  feature,
  summary: 'It is still right: it is looked over again in a year',
  params: UpkeepSubject,
  audits: [upkeepAudit.foundRight, pageAudit.reviewPlanned],
  touches: [],
  output: FoundRight,
});

export const planLook = defineEndpoint({
  method: 'PUT',
  path: '/api/upkeep/{kind}/{guid}/day',
  access,
  feature,
  summary: 'The day on which it is to be looked over, by itself: what takes “still right” back',
  params: UpkeepSubject,
  body: LookedOverOn,
  audits: [upkeepAudit.changed, pageAudit.reviewPlanned],
  touches: [],
  output: LookedOverOn,
});
