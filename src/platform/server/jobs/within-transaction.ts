import { CompiledQuery } from 'kysely';
import type { PlatformTransaction } from '../platform.ts';

/** Of a platform, or of the server that platforms are on. */
export type JobsTransaction = Pick<PlatformTransaction, 'executeQuery'>;

/** pg-boss's statements as part of a transaction of ours. */
export const within = (trx: JobsTransaction) => ({
  executeSql: async (text: string, values?: unknown[]) => {
    const result = await trx.executeQuery(CompiledQuery.raw(text, values));
    return { rows: result.rows };
  },
});
