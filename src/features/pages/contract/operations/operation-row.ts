import type { LoggedOperation, Operation } from './operation.ts';

/** An operation that was done, before it has its number. */
export type Done = Pick<LoggedOperation, 'id' | 'operation' | 'inverse' | 'group' | 'undoes'>;

/** Which part of a log; with a limit those nearest to the number that was named, or the last. */
export interface LogRange {
  after?: number | undefined;
  before?: number | undefined;
  limit?: number | undefined;
}

/** As the logs of pages and of items keep one, with the name of who did it. */
interface OperationRow {
  number: number;
  id: string;
  done_by: string | null;
  name: string | null;
  done_at: Date;
  operation: unknown;
  inverse: unknown;
  group_id: string;
  undoes: string | null;
}

/** The columns of it that a log itself has, which is called `log` where it is asked. */
export const operationColumns = [
  'log.number',
  'log.id',
  'log.done_by',
  'log.done_at',
  'log.operation',
  'log.inverse',
  'log.group_id',
  'log.undoes',
] as const satisfies readonly `log.${Exclude<keyof OperationRow, 'name'>}`[];

export const loggedOperation = (row: OperationRow): LoggedOperation => ({
  number: row.number,
  id: row.id,
  by: { id: row.done_by, name: row.name ?? '' },
  at: row.done_at.toISOString(),
  operation: row.operation as Operation,
  inverse: row.inverse as Operation[],
  group: row.group_id,
  undoes: row.undoes,
});
