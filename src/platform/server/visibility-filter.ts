import { type RawBuilder, sql } from 'kysely';
import type { Viewer } from '#platform/contract/rights/viewer.ts';

interface AudienceColumns {
  visibility: string;
  roleIds: string;
}

const audienceColumns: AudienceColumns = { visibility: 'visibility', roleIds: 'role_ids' };

/**
 * What `decide` (contract/rights/decide.ts) answers for each row, as a condition on rows that carry an audience, so that a list
 * and a single read cannot disagree. A test holds the two against each other.
 */
export function seenBy(viewer: Viewer, columns: AudienceColumns = audienceColumns): RawBuilder<boolean> {
  const visibility = sql.ref(columns.visibility);
  if (viewer.isAdmin) return sql<boolean>`true`;
  if (viewer.kind === 'anonymous' || !viewer.isActive) return sql<boolean>`${visibility} in ('Public', 'Verify')`;
  return sql<boolean>`(${visibility} in ('Public', 'Verify', 'Users') or ${hasRole(viewer, columns)})`;
}

const hasRole = (viewer: Viewer, columns: AudienceColumns): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(columns.visibility)} = 'Roles' and ${sql.ref(columns.roleIds)} && ${[...viewer.roleIds]}::uuid[])`;
