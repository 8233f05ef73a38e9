import { z } from 'zod';
import { defineEndpoint } from '#platform/contract/calls/endpoint.ts';
import { Guid } from '#platform/contract/calls/guid.ts';
import { Language } from '#platform/contract/texts/language-schema.ts';
import { NameList } from '#platform/contract/texts/name-list.ts';
import { BlockInstance, LinkablePage, Page, PageSummary, pageKinds } from './page.ts';

const inLanguage = z.object({ language: Language.default('nl') });

const PageAnswer = z.object({
  page: Page,
  /** By block guid, for the blocks that show a list. */
  listMetadata: z.record(
    z.string(),
    z.object({ totalNumberOfItems: z.number().int(), can: z.object({ offer: z.literal(true) }).optional() }),
  ),
});

export const readPage = defineEndpoint({
  method: 'GET',
  path: '/api/pages/{id}',
  access: 'public',
  feature: 'pages',
  summary: 'A published page with its blocks; the cache-token header changes when menu or settings do',
  params: z.object({ id: Guid }),
  query: inLanguage,
  output: PageAnswer,
  cached: true,
});

export const readPageByName = defineEndpoint({
  method: 'GET',
  path: '/api/pages:withName',
  access: 'public',
  feature: 'pages',
  summary: 'A published page by its title, in any language',
  query: inLanguage.extend({ name: z.string().min(1).max(300) }),
  output: PageAnswer,
  cached: true,
});

export const readBlockInstance = defineEndpoint({
  method: 'GET',
  path: '/api/buildingblockinstance/{guid}',
  access: 'public',
  feature: 'pages',
  summary: 'One block of a published page',
  params: z.object({ guid: Guid }),
  query: inLanguage,
  output: BlockInstance,
  cached: true,
});

/** What stands at a path that the menu, as this reader sees it, does not have. */
export const PathAnswer = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('page'), pageGuid: Guid }),
  z.object({
    kind: z.literal('redirect'),
    /** A path of this site, or an address elsewhere. */
    to: z.string(),
    /** The address as it stands among the redirects. */
    from: z.string(),
    status: z.union([z.literal(301), z.literal(302)]),
  }),
  z.object({ kind: z.literal('sign-in') }),
  z.object({ kind: z.literal('unauthorized') }),
  z.object({ kind: z.literal('gone') }),
  z.object({ kind: z.literal('unknown') }),
]);
export type PathAnswer = z.infer<typeof PathAnswer>;

export const resolvePath = defineEndpoint({
  method: 'GET',
  path: '/api/pages:atPath',
  access: 'public',
  feature: 'pages',
  summary: 'What stands at a path: a page, a redirect, something to sign in for, or nothing',
  query: inLanguage.extend({ path: z.string().min(1).max(2000) }),
  output: PathAnswer,
  cached: true,
});

export const listPages = defineEndpoint({
  method: 'GET',
  path: '/api/pages',
  access: 'content-manager',
  whileViewingAs: 'allowed',
  feature: 'pages',
  summary: 'Every page, published or not; with IncludeBbis also its blocks, all or those of the kinds named',
  query: inLanguage.extend({
    kind: z.enum(pageKinds).default('page'),
    IncludeBbis: z.stringbool().optional(),
    FilterBbisByBuildingBlocks: NameList.optional().describe(
      'Names of building blocks, separated by commas or each by itself',
    ),
  }),
  output: z.array(PageSummary),
});

export const listLinkablePages = defineEndpoint({
  method: 'GET',
  path: '/api/pages:linkable',
  access: 'user',
  whileViewingAs: 'allowed',
  feature: 'pages',
  summary:
    'Pages that a link can lead to, by name: those that who asks may edit, published or not, and those they may read',
  query: inLanguage,
  output: z.array(LinkablePage),
});
