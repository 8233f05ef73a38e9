import { rolesNamedIn, withoutRoles } from '#features/roles/contract/role-uses.ts';
import type { PlatformDb } from '#platform/server/database/database.ts';
import type { PageDocument } from '../contract/page.ts';
import { listExistingRoles } from './page-roles.repository.ts';

/**
 * A version never changes, so it may name roles that were deleted since. Whoever reads or writes a page gets it without
 * them (docs/decisions/0033).
 */
export async function withExistingRoles<Documents extends readonly (PageDocument | undefined)[]>(
  db: PlatformDb,
  documents: readonly [...Documents],
): Promise<Documents> {
  const named = new Set(documents.flatMap((one) => (one === undefined ? [] : rolesNamedIn(one))));
  if (named.size === 0) return [...documents] as unknown as Documents;
  const existing = new Set(await listExistingRoles(db, [...named]));
  return documents.map((one) => one && withoutRoles(one, (id) => !existing.has(id))) as unknown as Documents;
}
