import type { AttentionRow, AttentionSection } from './attention.ts';

/** What one source found, or that it could not look. */
export interface LookedAt {
  section: string;
  rank: number;
  isNow: boolean;
  more: string | undefined;
  found: { total: number; rows: AttentionRow[] } | 'failed';
}

/**
 * The sections of the start screen: sources of one name together, by rank, those without anything left out. One that could
 * not be looked at stays, and says so.
 */
export function sectionsOf(looked: readonly LookedAt[], mostRows: number): AttentionSection[] {
  const ordered = looked.toSorted((one, other) => one.rank - other.rank);
  const names = [...new Set(ordered.map(({ section }) => section))];
  return names.flatMap((name) => {
    const own = ordered.filter(({ section }) => section === name);
    const found = own.flatMap((one) => (one.found === 'failed' ? [] : one.found));
    const total = found.reduce((sum, one) => sum + one.total, 0);
    const hasFailed = found.length < own.length;
    if (total === 0 && !hasFailed) return [];
    const rows = found.flatMap((one) => one.rows).slice(0, mostRows);
    // Of several kinds there is no one screen that has all.
    const more = own.length === 1 ? (own[0]?.more ?? null) : null;
    return [{ name, isNow: own.some(({ isNow }) => isNow), total, rows, more, hasFailed }];
  });
}
