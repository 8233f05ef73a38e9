import type pg from 'pg';

/**
 * A platform that comes from elsewhere brings nobody along who would run this installation too: its staff go on with what
 * they may on the platform itself.
 */
export async function endStaffOf(client: pg.ClientBase, schema: string): Promise<number> {
  const { rowCount } = await client.query(
    `update ${client.escapeIdentifier(schema)}."user"
     set account_type = case account_type when 'Mett' then 'Admin' else 'Standard' end
     where account_type in ('Mett', 'Developer')`,
  );
  return rowCount ?? 0;
}
