import { z } from 'zod';
import { defineEndpoint } from '#platform/contract/calls/endpoint.ts';
import { Guid } from '#platform/contract/calls/guid.ts';
import { Language } from '#platform/contract/texts/language-schema.ts';
import { LocalizedText } from '#platform/contract/texts/localized.ts';
import { lastPage, longestQuery, typePattern } from './search-address.ts';
import { searchKinds, searchPeriods, searchSorts } from './search-filter.ts';

export const SearchResult = z.object({
  kind: z.enum(searchKinds),
  /** Of the page, the item or the file. */
  guid: Guid,
  /** Of an item. */
  shortId: z.string().optional(),
  title: z.string(),
  /** The language of the title where it is not the one asked for. */
  lang: z.string().optional(),
  path: z.string(),
  /** What stands above it in the menu, as the reader sees it. */
  trail: z.array(LocalizedText),
  /** Of an item: what an item of its type is called. */
  typeLabel: LocalizedText.optional(),
  /** Of an item or a document: when it begins or appeared. */
  date: z.iso.datetime().optional(),
  /** Of a document: the ending of its name, and how many bytes it has. */
  file: z.object({ type: z.string(), size: z.number().int() }).optional(),
  snippet: z.object({
    text: z.string(),
    lang: z.string().optional(),
    /** From and up to which character to mark. */
    marks: z.array(z.tuple([z.number().int(), z.number().int()])),
  }),
  /** Words that were looked for and that it does not have. */
  missing: z.array(z.string()).optional(),
});
export type SearchResult = z.infer<typeof SearchResult>;

/** How many results each choice would leave, with all other choices as they are. No count where there are too many. */
const FacetValue = z.object({
  value: z.string(),
  label: LocalizedText.optional(),
  count: z.number().int().nullable(),
});
export type FacetValue = z.infer<typeof FacetValue>;

export const PromotedResult = z.object({
  title: z.string(),
  lang: z.string().optional(),
  path: z.string(),
  description: z.string(),
});
export type PromotedResult = z.infer<typeof PromotedResult>;

export const SearchAnswer = z.object({
  /** Of all pages of results together; exact unless there are more. */
  total: z.number().int(),
  isMore: z.boolean(),
  pageCount: z.number().int(),
  results: z.array(SearchResult),
  /** Nothing was found for what was typed; these are the results for this instead. */
  correction: z.string().optional(),
  /** Nothing has all the words: these have some of them. `nowhere`: those that no result has. */
  partial: z.object({ nowhere: z.array(z.string()) }).optional(),
  promoted: z.array(PromotedResult),
  facets: z.object({
    kind: z.array(FacetValue),
    type: z.array(FacetValue),
    theme: z.array(FacetValue),
    period: z.array(FacetValue),
  }),
});
export type SearchAnswer = z.infer<typeof SearchAnswer>;

export const searchSite = defineEndpoint({
  method: 'GET',
  path: '/api/search',
  access: 'public',
  whileViewingAs: 'allowed',
  feature: 'search',
  summary: 'What the caller may see with these words: pages, items and documents, best first, ten at a time',
  query: z.object({
    q: z
      .string()
      .trim()
      .min(1)
      .max(longestQuery)
      .describe('Words; "words together", -without this one; the last may be unfinished'),
    language: Language.default('nl'),
    pageNumber: z.coerce.number().int().min(1).max(lastPage).default(1),
    kind: z.enum(searchKinds).optional(),
    type: z.string().regex(typePattern).optional().describe('The listItemTypeName of items'),
    theme: Guid.optional().describe('The guid of a parent of items'),
    period: z.enum(searchPeriods).optional(),
    sort: z.enum(searchSorts).default('relevance'),
  }),
  output: SearchAnswer,
  callsPerMinute: 120,
});

export const Suggestion = z.object({
  /** `query`: words that others looked for and found. */
  kind: z.enum([...searchKinds, 'query']),
  title: z.string(),
  lang: z.string().optional(),
  path: z.string(),
  typeLabel: LocalizedText.optional(),
});
export type Suggestion = z.infer<typeof Suggestion>;

export const suggestSearch = defineEndpoint({
  method: 'GET',
  path: '/api/search:suggest',
  access: 'public',
  feature: 'search',
  summary: 'While one types: titles that the caller may see, and words that many looked for and found',
  query: z.object({ q: z.string().trim().min(1).max(longestQuery), language: Language.default('nl') }),
  output: z.array(Suggestion),
  cached: true,
  callsPerMinute: 600,
});

export const popularSearches = defineEndpoint({
  method: 'GET',
  path: '/api/search:popular',
  access: 'public',
  feature: 'search',
  summary: 'What visitors looked for most and found, in the last thirty days',
  query: z.object({ language: Language.default('nl') }),
  output: z.array(z.string()),
  cached: true,
});
