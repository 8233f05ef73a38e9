import type pg from 'pg';

/** What the driver knows as a platform that moves (database-error.ts). */
const code = 'PLMOV';
const guard = 'refuse_while_moving';
const tries = 4;

/** The message is one line for who moves it. */
export class HeldTableError extends Error {
  override name = 'HeldTableError';
}

/**
 * From here on every write of this platform is refused by the database itself, whichever process it comes from and whatever
 * that process has heard; reading goes on. One table after the other, so that nobody who holds one waits for us and we for them.
 */
export async function closeForWriting(client: pg.ClientBase, schema: string): Promise<void> {
  const name = client.escapeIdentifier(schema);
  await client.query(`create or replace function ${name}.${guard}() returns trigger language plpgsql as
    $$ begin raise exception 'this platform moves to another server' using errcode = '${code}'; end $$`);
  const { rows } = await client.query<{ table: string }>(
    `select relname as table from pg_class where relnamespace = $1::regnamespace and relkind = 'r' order by relname`,
    [name],
  );
  await client.query(`set lock_timeout to '3s'`);
  for (const { table } of rows) {
    const of = `${name}.${client.escapeIdentifier(table)}`;
    await patiently(table, () =>
      client.query(
        `create or replace trigger ${guard} before insert or update or delete or truncate on ${of}
         for each statement execute function ${name}.${guard}()`,
      ),
    );
  }
  await client.query('set lock_timeout to 0');
}

/** Also where it was closed in part, or not at all. */
export async function openForWriting(client: pg.ClientBase, schema: string): Promise<void> {
  const of = `${client.escapeIdentifier(schema)}.${guard}()`;
  await patiently(schema, () => client.query(`drop function if exists ${of} cascade`));
}

/** Whoever writes holds a table for as long as their transaction takes. */
async function patiently(held: string, work: () => Promise<unknown>): Promise<void> {
  for (let left = tries - 1; ; left -= 1) {
    try {
      await work();
      return;
    } catch (error) {
      const isHeld = ['55P03', '40P01'].includes((error as { code?: string }).code ?? '');
      if (!isHeld) throw error;
      if (left === 0) throw new HeldTableError(`Somebody holds ${held} for long. Try again later.`, { cause: error });
    }
  }
}
