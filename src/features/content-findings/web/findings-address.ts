import type { z } from 'zod';
import { contentKinds, subjectKinds } from '../contract/content-finding-words.ts';
import type { ContentFindingsQuery } from '../contract/content-findings.ts';

type Query = z.input<typeof ContentFindingsQuery>;

export const rowsOnPage = 25;

/** What the address asks for, without what nobody can ask for: an old or mistyped link still shows a list. */
export function findingsQueryOf(search: URLSearchParams): Query & { pageNumber: number } {
  const kind = contentKinds.find((one) => one === search.get('kind'));
  const subject = subjectKinds.find((one) => one === search.get('subject'));
  const owner = search.get('owner')?.slice(0, 100);
  return {
    ...(kind !== undefined && { kind }),
    ...(subject !== undefined && { subject }),
    ...(owner && { owner }),
    pageNumber: Math.min(Math.max(1, Math.trunc(Number(search.get('page'))) || 1), 1_000_000),
    itemCount: rowsOnPage,
  };
}
