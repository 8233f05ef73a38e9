import { pageAudit } from '#features/pages/contract/pages.audit.ts';
import { defineEndpoint } from '#platform/contract/calls/endpoint.ts';
import { upkeepAudit } from './upkeep.audit.ts';
import { FoundRight, Upkeep, UpkeepChange, UpkeepSubject } from './upkeep.ts';

const feature = 'upkeep';
const access = 'content-manager';

export const readUpkeep = defineEndpoint({
  method: 'GET',
  path: '/api/upkeep/{kind}/{guid}',
  access,
  whileViewingAs: 'allowed',
  feature,
  summary: 'Who looks after a page, an item or a file, who does when they cannot, and when it is to be looked over',
  params: UpkeepSubject,
  output: Upkeep,
});

export const changeUpkeep = defineEndpoint({
  method: 'PUT',
  path: '/api/upkeep/{kind}/{guid}',
  access,
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
