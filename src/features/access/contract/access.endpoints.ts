import { z } from 'zod';
import { defineEndpoint } from '#platform/contract/calls/endpoint.ts';
import { Guid } from '#platform/contract/calls/guid.ts';
import { Language } from '#platform/contract/texts/language-schema.ts';
import { viewAsAudit } from './access.audit.ts';
import { AccessOfForm, AccessOfPage, AccessOfPages, WhoSeen } from './access.ts';
import { WhoText } from './who.ts';

const feature = 'access';
const language = Language.default('nl');

export const explainPages = defineEndpoint({
  method: 'GET',
  path: '/api/access:pages',
  access: 'admin',
  whileViewingAs: 'allowed',
  feature,
  summary: 'Which pages someone may see and edit, and by which rule',
  query: z.object({ as: WhoText, language }),
  output: AccessOfPages,
});

export const explainPage = defineEndpoint({
  method: 'GET',
  path: '/api/access:page',
  access: 'admin',
  whileViewingAs: 'allowed',
  feature,
  summary: 'What someone may see of one page, block by block, and by which rule',
  query: z.object({ as: WhoText, page: Guid, language }),
  output: AccessOfPage,
});

/** For whoever is among them: to others there is nothing to explain. */
export const explainHandlers = defineEndpoint({
  method: 'GET',
  path: '/api/access:handlers',
  access: 'user',
  feature,
  summary: 'Who deals with what a form brings in, and by which rule',
  query: z.object({ form: Guid }),
  output: AccessOfForm,
});

export const startViewingAs = defineEndpoint({
  method: 'POST',
  path: '/api/viewas',
  access: 'admin',
  feature,
  summary: 'View the site as someone else, without being able to change anything',
  body: z.object({ as: WhoText }),
  audits: [viewAsAudit.started],
  touches: [],
  output: WhoSeen,
});

export const stopViewingAs = defineEndpoint({
  method: 'DELETE',
  path: '/api/viewas',
  // Whoever views the site as a visitor must be able to stop.
  access: 'public',
  whileViewingAs: 'allowed',
  feature,
  summary: 'View the site as oneself again',
  audits: [viewAsAudit.stopped],
  touches: [],
  output: z.object({ stopped: z.boolean() }),
});
