import { z } from 'zod';
import { defineEndpoint } from '#platform/contract/endpoint.ts';
import { Language } from '#platform/contract/language-schema.ts';
import { lastPage, longestQuery } from './search-address.ts';

export const SearchResult = z.object({
  title: z.string(),
  /** The language of the title where it is not the one asked for. */
  lang: z.string().optional(),
  path: z.string(),
  snippet: z.object({
    text: z.string(),
    lang: z.string().optional(),
    /** From and up to which character to mark. */
    marks: z.array(z.tuple([z.number().int(), z.number().int()])),
  }),
});
export type SearchResult = z.infer<typeof SearchResult>;

export const SearchAnswer = z.object({
  /** Of all pages of results together. */
  total: z.number().int(),
  results: z.array(SearchResult),
});
export type SearchAnswer = z.infer<typeof SearchAnswer>;

export const searchSite = defineEndpoint({
  method: 'GET',
  path: '/api/search',
  access: 'public',
  feature: 'search',
  summary: 'Published pages that the caller may see with these words, best first, twenty at a time',
  query: z.object({
    q: z
      .string()
      .trim()
      .min(1)
      .max(longestQuery)
      .describe('Words; "words together", -without this one; the last may be unfinished'),
    language: Language.default('nl'),
    pageNumber: z.coerce.number().int().min(1).max(lastPage).default(1),
  }),
  output: SearchAnswer,
  callsPerMinute: 120,
});
