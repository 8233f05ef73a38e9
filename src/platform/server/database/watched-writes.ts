import { CompiledQuery, type DatabaseConnection } from 'kysely';

/** What to do about a write to a table that kept values were read from. */
export interface WriteWatch {
  /** The arguments of `pg_notify`, for the other processes; part of the transaction that writes. */
  announce(schema: string): [channel: string, payload: string] | undefined;
  /** In this process, once the write is there for everyone. */
  forget(schema: string): void;
}

const write = /\b(insert into|update|delete from) "([^"]+)"\."(session|user|user_role|role)"/g;
/** Written for whoever is here, every few minutes, and decides nothing. */
const lastSeenOnly = /^update "[^"]+"\."(?:session|user)" set "last_seen_at" = \$\d+ where/;

/** The schemas in which this statement changes what somebody who is signed in may do. A new account or session has no past. */
export function schemasWithOtherRights(sql: string): Set<string> {
  const schemas = new Set<string>();
  if (lastSeenOnly.test(sql)) return schemas;
  for (const [, verb, schema = '', table] of sql.matchAll(write)) {
    if (verb !== 'insert into' || table === 'user_role') schemas.add(schema);
  }
  return schemas;
}

/**
 * Who may what is kept for a few seconds (features/auth), and must be forgotten the moment it changes. Rights are changed
 * from many places, the sign-in library among them, so it is seen to here, where no place can forget it.
 */
export function watchWrites(connection: DatabaseConnection, { announce, forget }: WriteWatch): void {
  const run = connection.executeQuery.bind(connection);
  const pending = new Set<string>();
  let isInTransaction = false;
  const forgetPending = (): void => {
    for (const schema of pending) forget(schema);
    pending.clear();
  };

  connection.executeQuery = async (query, ...options) => {
    if (/^(begin|start transaction)/.test(query.sql)) isInTransaction = true;
    if (query.sql === 'commit' || query.sql === 'rollback') {
      isInTransaction = false;
      // Also after a failure: when the connection breaks at the very end, the change may be there all the same.
      return run<never>(query, ...options).finally(forgetPending);
    }
    const schemas = schemasWithOtherRights(query.sql);
    if (schemas.size === 0) return run<never>(query, ...options);
    const result = await run<never>(query, ...options).finally(() => {
      for (const schema of schemas) pending.add(schema);
      if (!isInTransaction) forgetPending();
    });
    for (const schema of schemas) {
      const news = announce(schema);
      if (news !== undefined) await run(CompiledQuery.raw('select pg_notify($1, $2)', news));
    }
    return result;
  };
}
