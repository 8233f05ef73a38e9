import { z } from 'zod';
import { KnownOfChecks, SaidAside } from '#features/pages/contract/checks/known-of-checks.ts';
import { findingAudit } from '#features/pages/contract/findings.audit.ts';
import { defineEndpoint } from '#platform/contract/calls/endpoint.ts';
import { Guid } from '#platform/contract/calls/guid.ts';

const feature = 'list-items';
const params = z.object({ guid: Guid });

export const readItemChecks = defineEndpoint({
  method: 'GET',
  path: '/api/listitem:checks/{guid}',
  access: 'user',
  whileViewingAs: 'allowed',
  feature,
  summary:
    'What checks of what is written of an item cannot know by themselves: which of them stop a publication, and what it leads to that readers do not get',
  params,
  output: KnownOfChecks,
});

export const setItemFindingAside = defineEndpoint({
  method: 'PUT',
  path: '/api/listitem:checks/{guid}',
  access: 'user',
  feature,
  summary:
    'Says that something that was found in what is written of an item is meant so, or no longer; of a check that stops a publication only admins may',
  params,
  body: SaidAside,
  output: KnownOfChecks,
  audits: [findingAudit.setAside, findingAudit.takenBack],
  touches: [],
});
