import { z } from 'zod';
import { LongWork } from '#features/tasks/contract/long-work.ts';
import { TextToTranslate, TranslatedText } from '#features/translation/contract/translated-text.ts';
import { defineEndpoint } from '#platform/contract/calls/endpoint.ts';
import { Guid } from '#platform/contract/calls/guid.ts';
import { visibilities } from '#platform/contract/rights/visibility.ts';
import { Language } from '#platform/contract/texts/language-schema.ts';
import { LocalMoment } from '#platform/contract/time/moment.ts';
import { FoundOnPages } from './checks/checked-pages.ts';
import { KnownOfChecks, SaidAside } from './checks/known-of-checks.ts';
import { findingAudit } from './findings.audit.ts';
import { BlockInstance, PageDocument, PageSummary, pageKinds, TemplateBlocks } from './page.ts';
import { blockAudit, pageAudit } from './pages.audit.ts';
import { pageTouches } from './pages.tags.ts';
import { SharedLink } from './sharing/shared-link.ts';
import { PageState, PageVersion, TrashedPage, WorkingCopy } from './working-copy.ts';

const feature = 'pages';
const params = z.object({ id: Guid });
const ofVersion = z.object({ id: Guid, number: z.coerce.number().int().min(1).max(2_147_483_647) });
const inLanguage = z.object({ language: Language.default('nl') });
const sequence = z.int32().min(0);
/** A page of five hundred blocks in two languages. */
const bodyLimit = 4 * 1024 * 1024;

export const createPage = defineEndpoint({
  method: 'POST',
  path: '/api/pages',
  access: 'content-manager',
  feature,
  summary: 'Makes a page, a template or a shared part that nobody reads until it is published',
  body: z.object({ kind: z.enum(pageKinds).default('page'), document: PageDocument }),
  audits: [pageAudit.created],
  touches: [],
  output: WorkingCopy,
  bodyLimit,
});

export const copyPage = defineEndpoint({
  method: 'POST',
  path: '/api/pages/{id}/copy',
  access: 'content-manager',
  feature,
  summary: 'A new page with the same content, not published; of another kind or under another title when asked',
  params,
  body: z
    .object({
      kind: z.enum(pageKinds).optional(),
      title: PageDocument.shape.title.optional(),
    })
    .prefault({}),
  audits: [pageAudit.created],
  touches: [],
  output: WorkingCopy,
});

export const readWorkingCopy = defineEndpoint({
  method: 'GET',
  path: '/api/pages/{id}/working-copy',
  access: 'user',
  whileViewingAs: 'allowed',
  feature,
  summary: 'The page as it is being written, for who may edit it',
  params,
  output: WorkingCopy,
});

export const pageToEditAt = defineEndpoint({
  method: 'GET',
  path: '/api/pages:editableAtPath',
  access: 'user',
  whileViewingAs: 'allowed',
  feature,
  summary: 'The page at a path, published or not, for who may edit it; null when there is none for them',
  query: inLanguage.extend({ path: z.string().min(1).max(2000) }),
  output: z.object({ pageGuid: Guid.nullable() }),
});

export const readPageChecks = defineEndpoint({
  method: 'GET',
  path: '/api/pages/{id}/checks',
  access: 'user',
  whileViewingAs: 'allowed',
  feature,
  summary:
    'What checks of the working copy cannot know by themselves: which of them stop a publication, and what it leads to that readers do not get',
  params,
  output: KnownOfChecks,
});

export const readSharedLink = defineEndpoint({
  method: 'GET',
  path: '/api/pages/{id}/shared-link',
  access: 'user',
  whileViewingAs: 'allowed',
  feature,
  summary: 'How the page would look where someone shares its link, were what is written published now',
  params,
  query: inLanguage,
  output: SharedLink,
});

export const readFoundOnPages = defineEndpoint({
  method: 'GET',
  path: '/api/pages:found',
  access: 'admin',
  whileViewingAs: 'allowed',
  feature,
  summary: 'What the checks find in everything that readers have, without what is meant so and without dead links',
  query: z.object({ language: Language.default('nl') }),
  output: z.array(FoundOnPages),
});

export const setFindingAside = defineEndpoint({
  method: 'PUT',
  path: '/api/pages/{id}/checks/aside',
  access: 'user',
  feature,
  summary:
    'Says that something that was found in the working copy is meant so, or no longer; of a check that stops a publication only admins may',
  params,
  body: SaidAside,
  output: KnownOfChecks,
  audits: [findingAudit.setAside, findingAudit.takenBack],
  touches: [],
});

export const updatePage = defineEndpoint({
  method: 'PUT',
  path: '/api/pages/{id}',
  access: 'user',
  feature,
  summary: 'Saves the working copy: the whole document, or only the parts named; 409 when someone else was first',
  params,
  body: z
    .object({
      sequence,
      document: PageDocument.optional(),
      changes: z.partialRecord(PageDocument.keyof(), z.unknown()).optional(),
      /** Translations that still hold, although the source has changed. */
      upToDate: z.array(Language).max(10).default([]),
    })
    .refine(({ document, changes }) => (document === undefined) !== (changes === undefined), {
      path: ['document'],
      message: 'either a document or changes',
    }),
  audits: [pageAudit.permissionsChanged],
  touches: [],
  output: WorkingCopy,
  bodyLimit,
});

export const publishPage = defineEndpoint({
  method: 'POST',
  path: '/api/pages/{id}/publish',
  access: 'user',
  feature,
  summary:
    'Makes the working copy the version that readers get, with the translations named or those that are no drafts',
  params,
  body: z
    .object({
      sequence: sequence.optional(),
      languages: z.array(Language).max(10).optional(),
      /** Readers keep the default language as they have it, with all blocks and options. */
      withoutSource: z.boolean().default(false),
      /** For who looks for this version later. */
      note: z.string().trim().max(500).optional(),
    })
    .prefault({}),
  audits: [pageAudit.published],
  touches: pageTouches,
  output: PageState,
});

export const unpublishPage = defineEndpoint({
  method: 'POST',
  path: '/api/pages/{id}/unpublish',
  access: 'user',
  feature,
  summary: 'Takes the page from readers; what is written stays',
  params,
  audits: [pageAudit.unpublished],
  touches: pageTouches,
  output: PageState,
});

export const schedulePage = defineEndpoint({
  method: 'POST',
  path: '/api/pages/{id}/schedule',
  access: 'user',
  feature,
  summary: 'When to publish and to unpublish; null is never',
  params,
  body: z.object({
    publishAt: LocalMoment.nullable(),
    unpublishAt: LocalMoment.nullable(),
    /** Which go out then, where a plan is put back as it was; without it those that may, and are no drafts. */
    languages: z.array(Language).min(1).nullable().optional(),
  }),
  audits: [pageAudit.scheduled],
  touches: [],
  output: PageState,
});

export const dismissFailedPlan = defineEndpoint({
  method: 'DELETE',
  path: '/api/pages/{id}/failed-plan',
  access: 'user',
  feature,
  summary: 'No longer tells that what was planned did not happen; for everyone who edits the page',
  params,
  audits: [pageAudit.failureDismissed],
  touches: [],
  output: PageState,
});

export const translatePage = defineEndpoint({
  method: 'POST',
  path: '/api/pages/{id}/translate',
  access: 'user',
  feature,
  summary:
    'Ask for an automatic translation into a language, of what nobody wrote or read in it: that becomes a draft of the working copy, and `GET /api/longwork/{id}` tells how far it is',
  params,
  body: z.object({ language: Language }),
  audits: { nothing: 'the job writes down what it did' },
  touches: [],
  /** With how many texts someone wrote or read, which stay as they are. */
  output: LongWork.extend({ left: z.number().int() }),
  callsPerMinute: 10,
});

export const translatePageText = defineEndpoint({
  method: 'POST',
  path: '/api/pages/{id}/translate-text',
  access: 'user',
  feature,
  summary: 'One text by the translator, for who writes the page; nothing is kept of it',
  params,
  body: TextToTranslate,
  audits: { nothing: 'nothing is changed; what is done with the text is' },
  touches: [],
  output: TranslatedText,
  callsPerMinute: 120,
});

export const deletePage = defineEndpoint({
  method: 'DELETE',
  path: '/api/pages/{id}',
  access: 'user',
  feature,
  summary:
    'To the trash, from where it can be put back for thirty days; with all that hangs below it in the menu, when asked',
  params,
  query: z.object({ withPagesBelow: z.stringbool().default(false) }),
  audits: [pageAudit.deleted],
  touches: pageTouches,
  output: z.undefined(),
});

export const restorePage = defineEndpoint({
  method: 'POST',
  path: '/api/pages/{id}/restore',
  access: 'user',
  feature,
  summary: 'Back from the trash, published when it was',
  params,
  audits: [pageAudit.restored],
  touches: pageTouches,
  output: PageState,
});

export const listTrash = defineEndpoint({
  method: 'GET',
  path: '/api/pages:trash',
  access: 'content-manager',
  whileViewingAs: 'allowed',
  feature,
  summary: 'Pages, templates and shared parts in the trash',
  query: inLanguage,
  output: z.array(TrashedPage),
});

export const listVersions = defineEndpoint({
  method: 'GET',
  path: '/api/pages/{id}/versions',
  access: 'user',
  whileViewingAs: 'allowed',
  feature,
  summary: 'Every version that was published, the newest first',
  params,
  query: inLanguage,
  output: z.array(PageVersion),
});

export const readVersion = defineEndpoint({
  method: 'GET',
  path: '/api/pages/{id}/versions/{number}',
  access: 'user',
  whileViewingAs: 'allowed',
  feature,
  summary: 'One version, whole',
  params: ofVersion,
  query: inLanguage,
  output: PageVersion.extend({ document: PageDocument }),
});

export const restoreVersion = defineEndpoint({
  method: 'POST',
  path: '/api/pages/{id}/versions/{number}/restore',
  access: 'user',
  feature,
  summary: 'Makes an older version what is being written; readers get it at the next publication',
  params: ofVersion,
  audits: [pageAudit.versionRestored],
  touches: [],
  output: WorkingCopy,
});

export const readPageTemplate = defineEndpoint({
  method: 'GET',
  path: '/api/pagetemplates/{id}',
  access: 'public',
  feature,
  summary: 'A published template: the blocks of it that one may see',
  params,
  query: inLanguage,
  output: TemplateBlocks.extend({ title: BlockInstance.shape.heading }),
  cached: true,
});

export const listPageTemplates = defineEndpoint({
  method: 'GET',
  path: '/api/pagetemplates',
  access: 'content-manager',
  whileViewingAs: 'allowed',
  feature,
  summary: 'Every template, published or not',
  query: inLanguage,
  output: z.array(PageSummary),
});

const guid = z.object({ guid: Guid });

export const setBlockOptions = defineEndpoint({
  method: 'POST',
  path: '/api/buildingblockinstance/{guid}/options',
  access: 'user',
  feature,
  summary: 'Sets the options named, at once and for readers too; sending `previous` back undoes it',
  params: guid,
  query: inLanguage,
  body: z.record(z.string().max(100), z.unknown()),
  audits: [blockAudit.optionsChanged],
  touches: pageTouches,
  output: z.object({ block: BlockInstance, previous: z.record(z.string(), z.unknown()) }),
});

const Permissions = z.object({ addPermission: z.enum(visibilities), addRoles: z.array(Guid).max(200).default([]) });

export const setBlockPermissions = defineEndpoint({
  method: 'POST',
  path: '/api/buildingblockinstance/{guid}/permissions',
  access: 'user',
  feature,
  summary: 'Who may add to the block (§6), at once; sending `previous` back undoes it',
  params: guid,
  body: Permissions,
  audits: [blockAudit.permissionsChanged],
  touches: pageTouches,
  output: Permissions.extend({ guid: Guid, previous: Permissions }),
});
