import type { OutputOf } from '#platform/contract/calls/endpoint.ts';
import type { LoggedOperation } from '../../contract/operations/operation.ts';
import type { listOperations } from '../../contract/operations/page-operations.endpoints.ts';
import type { EditingRemote } from './editing-remote.ts';

const mostEntries = 500;

export type Told = OutputOf<typeof listOperations>;

/** All that was done since a number, in as many answers as it takes. */
export async function logAfter(remote: Pick<EditingRemote, 'list'>, number: number): Promise<Told> {
  const operations: LoggedOperation[] = [];
  for (;;) {
    const after = operations.at(-1)?.number ?? number;
    const told = await remote.list({ after, limit: mostEntries });
    operations.push(...told.operations);
    if (told.operations.length < mostEntries) return { ...told, operations };
  }
}
