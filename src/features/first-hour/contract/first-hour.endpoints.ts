import { z } from 'zod';
import { menuAudit } from '#features/menus/contract/menus.audit.ts';
import { menuTag } from '#features/menus/contract/menus.tags.ts';
import { pageAudit } from '#features/pages/contract/pages.audit.ts';
import { pagesTag, pageTag } from '#features/pages/contract/pages.tags.ts';
import { settingAudit } from '#features/settings/contract/settings.audit.ts';
import { settingsTag } from '#features/settings/contract/settings.tags.ts';
import { defineEndpoint } from '#platform/contract/calls/endpoint.ts';
import { Guid } from '#platform/contract/calls/guid.ts';
import { BeginAnswer, FirstHour, FoundPalette, LookAnswer, Opening, SiteAnswer } from './first-hour.ts';
import { PageSketches } from './page-sketch.ts';

const feature = 'first-hour';

export const readFirstHour = defineEndpoint({
  method: 'GET',
  path: '/api/firsthour',
  access: 'admin',
  whileViewingAs: 'allowed',
  feature,
  summary: 'Where a new site stands: the step that is next, what is left to do before it is opened',
  output: FirstHour,
});

export const answerSite = defineEndpoint({
  method: 'PUT',
  path: '/api/firsthour/site',
  access: 'admin',
  feature,
  summary: 'The name of a new site, what it is for and its languages',
  body: SiteAnswer,
  audits: [settingAudit.changed],
  touches: [settingsTag, menuTag],
  output: FirstHour,
});

export const findPalette = defineEndpoint({
  method: 'GET',
  path: '/api/firsthour/palette/{guid}',
  access: 'admin',
  whileViewingAs: 'allowed',
  feature,
  summary: 'The full colours of a logo, and the two that are proposed for the site',
  params: z.object({ guid: Guid }),
  output: FoundPalette,
  callsPerMinute: 30,
});

export const answerLook = defineEndpoint({
  method: 'PUT',
  path: '/api/firsthour/look',
  access: 'admin',
  feature,
  summary: 'The logo and the colours of a new site',
  body: LookAnswer,
  audits: [settingAudit.changed],
  touches: [settingsTag],
  output: FirstHour,
});

export const readPageSketches = defineEndpoint({
  method: 'GET',
  path: '/api/firsthour/sketches',
  access: 'admin',
  whileViewingAs: 'allowed',
  feature,
  summary: 'The ready pages of this kind of site, seen from afar: which blocks they have, and their words',
  output: PageSketches,
});

export const makeFirstPages = defineEndpoint({
  method: 'POST',
  path: '/api/firsthour/pages',
  access: 'admin',
  feature,
  summary: 'Makes the chosen ready pages as drafts, with their menu; what is there already stays as it is',
  body: BeginAnswer,
  audits: [pageAudit.created, menuAudit.added],
  touches: [menuTag, pagesTag],
  output: FirstHour,
});

export const putListAway = defineEndpoint({
  method: 'PUT',
  path: '/api/firsthour/list',
  access: 'admin',
  feature,
  summary: 'Puts the list of what is left to do away, or brings it back',
  body: z.object({ isPutAway: z.boolean() }),
  audits: { nothing: 'it changes what is shown to who makes the site, and nothing else' },
  touches: [],
  output: FirstHour,
});

export const readOpening = defineEndpoint({
  method: 'GET',
  path: '/api/firsthour/opening',
  access: 'admin',
  whileViewingAs: 'allowed',
  feature,
  summary: 'What opening a new site would publish, and what stays a draft',
  output: Opening,
});

export const openSite = defineEndpoint({
  method: 'POST',
  path: '/api/firsthour/opening',
  access: 'admin',
  feature,
  summary: 'Publishes the chosen pages, all or none, and opens the site to everyone',
  body: z.object({ pages: z.array(Guid).max(100) }),
  audits: [pageAudit.published, settingAudit.changed],
  touches: [pageTag, pagesTag, menuTag, settingsTag],
  output: FirstHour,
});
