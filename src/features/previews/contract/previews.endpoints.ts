import { z } from 'zod';
import { defineEndpoint } from '#platform/contract/calls/endpoint.ts';
import { Guid } from '#platform/contract/calls/guid.ts';
import { Language } from '#platform/contract/texts/language-schema.ts';
import { MadePreview, NewGuestComment, NewPreview, OpenedPreview, PreviewLinks, SitePreviewLinks } from './preview.ts';
import { previewAudit } from './previews.audit.ts';

const feature = 'previews';
const ofSubject = z.object({ id: Guid });

export const listPreviews = defineEndpoint({
  method: 'GET',
  path: '/api/pages/{id}/previews',
  access: 'user',
  whileViewingAs: 'allowed',
  feature,
  summary: 'The links that show this page as it is being written, the newest first, for who may edit it',
  params: ofSubject,
  output: PreviewLinks,
});

export const makePreview = defineEndpoint({
  method: 'POST',
  path: '/api/pages/{id}/previews',
  access: 'user',
  feature,
  summary: 'Makes a link that shows the page to whoever has it; what opens it is told only now',
  params: ofSubject,
  body: NewPreview,
  audits: [previewAudit.made],
  touches: [],
  output: MadePreview,
  callsPerMinute: 30,
});

export const listItemPreviews = defineEndpoint({
  method: 'GET',
  path: '/api/listitem:previews/{id}',
  access: 'user',
  whileViewingAs: 'allowed',
  feature,
  summary: 'The links that show this item as it is being written, the newest first, for who may edit it',
  params: ofSubject,
  output: PreviewLinks,
});

export const makeItemPreview = defineEndpoint({
  method: 'POST',
  path: '/api/listitem:previews/{id}',
  access: 'user',
  feature,
  summary: 'Makes a link that shows the item to whoever has it; what opens it is told only now',
  params: ofSubject,
  body: NewPreview,
  audits: [previewAudit.made],
  touches: [],
  output: MadePreview,
  callsPerMinute: 30,
});

export const listSitePreviews = defineEndpoint({
  method: 'GET',
  path: '/api/sitepreviews',
  access: 'admin',
  whileViewingAs: 'allowed',
  feature,
  summary: 'The links that show the whole of a site that is not open yet, the newest first',
  output: SitePreviewLinks,
});

export const makeSitePreview = defineEndpoint({
  method: 'POST',
  path: '/api/sitepreviews',
  access: 'admin',
  feature,
  summary: 'Makes a link that shows every page of a closed site that will be for everyone, as it is being written',
  body: NewPreview.pick({ days: true }),
  audits: [previewAudit.made],
  touches: [],
  output: MadePreview,
  callsPerMinute: 30,
});

export const revokePreview = defineEndpoint({
  method: 'DELETE',
  path: '/api/previews/{id}',
  access: 'user',
  feature,
  summary: 'Ends a link before its time',
  params: z.object({ id: Guid }),
  audits: [previewAudit.revoked],
  touches: [],
  output: z.undefined(),
});

export const openPreview = defineEndpoint({
  method: 'GET',
  path: '/api/preview/{token}',
  access: 'public',
  whileViewingAs: 'allowed',
  feature,
  summary: 'The page or the item behind a link, as everyone would see it; 410 once the link has ended',
  params: z.object({ token: z.string().min(20).max(100) }),
  query: z.object({
    language: Language.default('nl'),
    /** Of a link to the whole site; its front page without one. */
    page: Guid.optional(),
  }),
  output: OpenedPreview,
  callsPerMinute: 60,
});

export const commentOnPreview = defineEndpoint({
  method: 'POST',
  path: '/api/preview/{token}/comments',
  access: 'public',
  feature,
  summary: 'Says something about the page or the item behind a link, without an account',
  params: z.object({ token: z.string().min(20).max(100) }),
  body: NewGuestComment,
  audits: { nothing: 'what was said stands there with who said it' },
  touches: [],
  output: z.undefined(),
  callsPerMinute: 5,
});
