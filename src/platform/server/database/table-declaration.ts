import type { ControlTables, PlatformTables } from './tables.generated.ts';

type TableName = keyof ControlTables | keyof PlatformTables;

/**
 * What a `*.tables.ts` says, next to the SQL that it is about. `npm run check` holds all SQL against it, and
 * docs/tables.md is written from it.
 */
export interface TableDeclaration {
  /** Written here and nowhere else: other features ask this one's services. */
  owns: readonly TableName[];
  /** Tables of others that queries here read, each with the reason why the owner is not asked. */
  reads?: { readonly [Name in TableName]?: string };
}
