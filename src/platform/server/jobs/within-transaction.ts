import { CompiledQuery } from 'kysely';
import type { PlatformTransaction } from '../platform.ts';

/** pg-boss's statements as part of a transaction of ours. */
export const within = (trx: PlatformTransaction) => ({
  executeSql: async (text: string, values?: unknown[]) => {
    const result = await trx.executeQuery(CompiledQuery.raw(text, values));
    return { rows: result.rows };
  },
});
