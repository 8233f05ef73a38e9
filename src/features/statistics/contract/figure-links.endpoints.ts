import { z } from 'zod';
import { defineEndpoint } from '#platform/contract/calls/endpoint.ts';
import { Guid } from '#platform/contract/calls/guid.ts';
import { Language } from '#platform/contract/texts/language-schema.ts';
import { FigureLink, MadeFigureLink, NewFigureLink, SharedFigures } from './figure-links.ts';
import { statisticsAudit } from './statistics.audit.ts';
import { ofFigures } from './statistics.endpoints.ts';

const feature = 'statistics';

export const listFigureLinks = defineEndpoint({
  method: 'GET',
  path: '/api/statistics/links',
  access: 'admin',
  whileViewingAs: 'allowed',
  feature,
  summary: 'The links that show the statistics to who has no account, the newest first',
  output: z.array(FigureLink),
});

export const makeFigureLink = defineEndpoint({
  method: 'POST',
  path: '/api/statistics/links',
  access: 'admin',
  feature,
  summary: 'Makes a link that shows the statistics to whoever has it, up to a day; what opens it is told only now',
  body: NewFigureLink,
  audits: [statisticsAudit.linkMade],
  touches: [],
  output: MadeFigureLink,
  callsPerMinute: 30,
});

export const revokeFigureLink = defineEndpoint({
  method: 'DELETE',
  path: '/api/statistics/links/{guid}',
  access: 'admin',
  feature,
  summary: 'Ends a link before its day',
  params: z.object({ guid: Guid }),
  audits: [statisticsAudit.linkRevoked],
  touches: [],
  output: z.undefined(),
});

export const openFigureLink = defineEndpoint({
  method: 'GET',
  path: '/api/shared-figures/{token}',
  access: 'public',
  whileViewingAs: 'allowed',
  feature,
  summary: 'The statistics behind a link, without anything about persons or about what is not for everyone',
  params: z.object({ token: z.string().min(20).max(100) }),
  query: z.object({
    ...ofFigures,
    /** In which everything is named. */
    words: Language.default('nl'),
  }),
  output: SharedFigures,
  callsPerMinute: 60,
});
