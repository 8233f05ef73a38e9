/** Why the database did not do what was asked, when that is no fault of who asked: it may do it later. */
export type DatabaseTrouble = 'away' | 'busy' | 'read-only' | 'full' | 'moving';

/** Thrown by the driver in place of what the library threw, which is its cause. */
export class DatabaseError extends Error {
  readonly trouble: DatabaseTrouble;

  constructor(trouble: DatabaseTrouble, cause: unknown) {
    super(`the database is ${trouble}`, { cause });
    this.name = 'DatabaseError';
    this.trouble = trouble;
  }
}

/** The codes of PostgreSQL (appendix A of its manual); a class stands for all its codes. */
const troubleOfCode: Record<string, DatabaseTrouble> = {
  // connection exception; not let in; no such database; operator intervention: shut down, crashed, starting up, removed
  '08': 'away',
  '28': 'away',
  '3D000': 'away',
  '57P04': 'away',
  '57P01': 'away',
  '57P02': 'away',
  '57P03': 'away',
  '57P05': 'away',
  // query cancelled by a time limit; lock not available; deadlock; serialization; idle in transaction; too many connections
  '57014': 'busy',
  '55P03': 'busy',
  '40001': 'busy',
  '40P01': 'busy',
  '25P03': 'busy',
  '25P04': 'busy',
  '53300': 'busy',
  '25006': 'read-only',
  // what a platform that moves to another server says to who writes (move-platform.ts)
  PLMOV: 'moving',
  // disk full, out of memory, configured limit exceeded
  '53': 'full',
};

/** What sockets say, and what pg says by its words alone because it gives these no code. */
const socketCodes = /^(E[A-Z]{3,}|EAI_[A-Z]+)$/;
const brokenConnection =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|timeout expired|The server does not support SSL)/;
/** A table got a column that the plan of this connection does not know; the next connection makes another plan. */
const oldPlan = /^cached plan must not change result type/;
const noFreeConnection = /^timeout exceeded when trying to connect/;

export const isOldPlan = (error: unknown): boolean => error instanceof Error && oldPlan.test(error.message);

/** Undefined for everything else: a statement that is wrong, or refused by a rule of the tables. */
export function troubleOf(error: unknown): DatabaseTrouble | undefined {
  if (error instanceof DatabaseError) return error.trouble;
  if (!(error instanceof Error)) return undefined;
  const { code = '' } = error as { code?: string };
  const trouble = troubleOfCode[code] ?? (code.length === 5 ? troubleOfCode[code.slice(0, 2)] : undefined);
  if (trouble !== undefined) return trouble;
  if (noFreeConnection.test(error.message) || isOldPlan(error)) return 'busy';
  if (socketCodes.test(code) || brokenConnection.test(error.message)) return 'away';
  // Every address of a host name refused.
  return error instanceof AggregateError ? error.errors.map(troubleOf).find((one) => one !== undefined) : undefined;
}

/** Of an error that is known to come from the database. */
export const asDatabaseError = (error: unknown): unknown => {
  const trouble = troubleOf(error);
  return trouble === undefined || error instanceof DatabaseError ? error : new DatabaseError(trouble, error);
};
