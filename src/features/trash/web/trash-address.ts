import type { Language } from '#platform/contract/texts/language.ts';
import type { TrashKind, TrashQueryInput } from '../contract/trash.ts';

export const pageSize = 50;

/** Named here as well: importing the schema would bring it to the browser. */
export const kindsOfTrash = ['page', 'block', 'item', 'file', 'form'] as const satisfies readonly TrashKind[];

/** What the address asks for, without what nobody can ask for. */
export function trashQueryOf(search: URLSearchParams, language: Language): TrashQueryInput {
  const kind = kindsOfTrash.find((one) => one === search.get('kind'));
  return {
    language,
    ...(kind === undefined ? {} : { kind }),
    search: (search.get('q') ?? '').slice(0, 200),
    pageNumber: Math.min(Math.max(1, Math.trunc(Number(search.get('page'))) || 1), 1_000_000),
    itemCount: pageSize,
  };
}

/** The same address with other values; another filter begins at the first page again. */
export function addressWith(search: URLSearchParams, changes: Record<string, string>): string {
  const next = new URLSearchParams(search);
  if (!('page' in changes)) next.delete('page');
  for (const [name, value] of Object.entries(changes)) {
    if (value === '') next.delete(name);
    else next.set(name, value);
  }
  return `?${next}`;
}
