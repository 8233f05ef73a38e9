import { letterMark } from '#features/statistics/contract/source.ts';

/**
 * An address in a letter says that it is of one. Not of which: some lists are for a few, and what the statistics tell is
 * for more.
 */
export const letterLink = (path: string): string => `${path}?${new URLSearchParams({ utm_source: letterMark })}`;
