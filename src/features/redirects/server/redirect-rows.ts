import type { Language } from '#platform/contract/texts/language.ts';
import type { RedirectStatus } from '../contract/plan-redirects.ts';
import type { RedirectTarget } from '../contract/redirect-target.ts';

/** The columns that say where a redirect leads. */
interface TargetColumns {
  page_id: string | null;
  language: string | null;
  suffix: string;
  target: string | null;
}

export function targetOf({ page_id, language, suffix, target }: TargetColumns): RedirectTarget {
  if (page_id !== null) return { kind: 'page', guid: page_id, language: language as Language | null, suffix };
  if (target === null) return { kind: 'gone' };
  return target.startsWith('/') ? { kind: 'path', path: target } : { kind: 'url', url: target };
}

export function columnsOf(target: RedirectTarget): TargetColumns {
  const nothing = { page_id: null, language: null, suffix: '', target: null };
  if (target.kind === 'page') {
    return { ...nothing, page_id: target.guid, language: target.language, suffix: target.suffix };
  }
  if (target.kind === 'gone') return nothing;
  return { ...nothing, target: target.kind === 'path' ? target.path : target.url };
}

export const statusOf = (status: number): RedirectStatus => (status === 302 ? 302 : 301);
