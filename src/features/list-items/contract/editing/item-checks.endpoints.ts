import { z } from 'zod';
import { FoundOnPages } from '#features/pages/contract/checks/checked-pages.ts';
import { KnownOfChecks, SaidAside } from '#features/pages/contract/checks/known-of-checks.ts';
import { findingAudit } from '#features/pages/contract/findings.audit.ts';
import { defineEndpoint } from '#platform/contract/calls/endpoint.ts';
import { Guid } from '#platform/contract/calls/guid.ts';
import { Language } from '#platform/contract/texts/language-schema.ts';

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

const FoundOnItems = z.object({
  found: z.array(FoundOnPages),
  /** How many were looked at for this answer, and how many readers have. */
  looked: z.int(),
  total: z.int(),
  /** To go on after; nothing when all were looked at. */
  last: Guid.nullable(),
});
export type FoundOnItems = z.infer<typeof FoundOnItems>;

export const readFoundOnItems = defineEndpoint({
  method: 'GET',
  path: '/api/listitem:found',
  access: 'admin',
  whileViewingAs: 'allowed',
  feature,
  summary:
    'What the checks find in the items that readers have, a portion at a time, without what is meant so and without dead links',
  query: z.object({ language: Language.default('nl'), after: Guid.optional() }),
  output: FoundOnItems,
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
