import type { PageOptions } from '../page.ts';
import { type PartRole, type PartUse, partRoles } from './part-roles.ts';

/** What a page names of what is kept for many pages: by its options, and by blocks that show a shared part. */
export interface Naming {
  options: Partial<Pick<PageOptions, Exclude<PartRole, 'block'>>>;
  parts: readonly string[];
}

interface NamingPage {
  page: Omit<PartUse, 'role' | 'isForReaders' | 'isWritten'>;
  /** As it is being written; the same as readers have where nobody changed it. */
  written: Naming | undefined;
  readers: Naming | undefined;
}

function namedIn(naming: Naming | undefined): { guid: string; role: PartRole }[] {
  if (naming === undefined) return [];
  const { options, parts } = naming;
  const byOption = partRoles
    .filter((role) => role !== 'block')
    .flatMap((role) => {
      const guid = options[role];
      return typeof guid === 'string' ? [{ guid: guid.toLowerCase(), role }] : [];
    });
  const byBlock = [...new Set(parts)].map((guid) => ({ guid: guid.toLowerCase(), role: 'block' as const }));
  return [...byOption, ...byBlock];
}

/** Where each is used, by its guid: by readers' pages, by what is being written, or by both. */
export function partUses(pages: readonly NamingPage[]): Map<string, PartUse[]> {
  const uses = new Map<string, PartUse[]>();
  for (const { page, written, readers } of pages) {
    const keyOf = ({ guid, role }: { guid: string; role: PartRole }) => `${guid} ${role}`;
    const isWritten = new Set(namedIn(written).map(keyOf));
    const isForReaders = new Set(namedIn(readers).map(keyOf));
    const named = new Map([...namedIn(readers), ...namedIn(written)].map((one) => [keyOf(one), one]));
    for (const [key, { guid, role }] of named) {
      const use = { ...page, role, isForReaders: isForReaders.has(key), isWritten: isWritten.has(key) };
      uses.set(guid, [...(uses.get(guid) ?? []), use]);
    }
  }
  return uses;
}
