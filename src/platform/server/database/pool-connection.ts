import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely';
import type pg from 'pg';
import { within } from '../deadline.ts';
import { asDatabaseError, DatabaseError, isOldPlan } from './database-error.ts';
import type { StatementNames } from './statement-names.ts';
import { statementMilliseconds } from './time-limit.ts';

/** Each plan takes some of the database's memory, so one connection keeps no more than this; the rest is planned each time. */
const mostPlans = 100;

const trialMilliseconds = 1000;

const leaving = 'the server stops';

/** By which the function `tell_change` of the migrations marks what it says to whoever makes a change. */
const changeCode = 'PLEIN';

/**
 * One connection of the pool. A named query is planned once on it. What the database tells of a change (a trigger with
 * `tell_change`) is handed on as soon as the change is there for everyone, and before whoever made it gets their answer.
 */
export class PoolConnection implements DatabaseConnection {
  readonly #client: pg.PoolClient;
  readonly #names: StatementNames | undefined;
  readonly #hearChange: (change: string) => void;
  readonly #planned = new Set<string>();
  readonly #changes = new Set<string>();
  #isInTransaction = false;
  #isBroken = false;
  #isLeft = false;
  /** Of the statement that is under way. */
  #giveUp: ((why: string) => void) | undefined;
  /** The last doubt that it was tried after. */
  #triedAt = 0;

  constructor(
    client: pg.PoolClient,
    {
      names,
      hearChange,
      doubt,
    }: { names: StatementNames | undefined; hearChange: (change: string) => void; doubt: number },
  ) {
    this.#client = client;
    this.#names = names;
    this.#triedAt = doubt;
    this.#hearChange = hearChange;
    // Whoever asked something is told by their answer; an error that nobody listens to would end the process.
    client.on('error', () => undefined);
    client.on('notice', ({ code, message }) => {
      if (code === changeCode && message !== undefined) this.#changes.add(message);
    });
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    try {
      const { command, rowCount, rows } = await this.#ask(this.#asAsked(query));
      return changesRows.has(command) ? { numAffectedRows: BigInt(rowCount ?? 0), rows } : { rows };
    } finally {
      if (!this.#isInTransaction) this.#handOnChanges();
    }
  }

  /** Whatever reads many rows here reads them by the page. */
  streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Queries are not streamed.');
  }

  async begin(statement: string): Promise<void> {
    await this.#ask({ text: statement });
    this.#isInTransaction = true;
  }

  async commit(): Promise<string> {
    this.#isInTransaction = false;
    try {
      return (await this.#ask({ text: 'commit' })).command;
    } finally {
      // Also after a failure: when the connection breaks at the very end, the change may be there all the same.
      this.#handOnChanges();
    }
  }

  async rollback(): Promise<void> {
    this.#isInTransaction = false;
    this.#changes.clear();
    // It ends with the connection, which takes no more questions.
    if (this.#isBroken) return;
    try {
      await this.#ask({ text: 'rollback' });
    } catch (error) {
      this.#isBroken = true;
      throw error;
    }
  }

  /** Whether it still carries anything: one that is dead may look as if it were open. */
  async answers(doubt: number): Promise<boolean> {
    if (this.#triedAt === doubt) return true;
    try {
      await within(trialMilliseconds, 'a connection', this.#client.query('select 1'));
      this.#triedAt = doubt;
    } catch {
      this.#isBroken = true;
    }
    return !this.#isBroken;
  }

  release(): void {
    this.#client.release(this.#isBroken);
  }

  /** Nobody waits any longer: whoever asked something is told so, and the database undoes what was not confirmed. */
  breakOff(): void {
    this.#isLeft = true;
    this.#isBroken = true;
    this.#giveUp?.(leaving);
  }

  /**
   * A statement that is not answered in time is given up with its connection: it may be slow, or its answer may never come.
   * The database notices that nobody waits for it any longer (`client_connection_check_interval`).
   */
  async #ask(query: pg.QueryConfig): Promise<pg.QueryResult> {
    if (this.#isLeft) throw new DatabaseError('busy', new Error(leaving));
    const { promise: givenUp, reject } = Promise.withResolvers<never>();
    const milliseconds = statementMilliseconds();
    const giveUp = (why: string) => {
      this.#isBroken = true;
      reject(new DatabaseError('busy', new Error(why)));
    };
    const timer = setTimeout(() => giveUp(`no answer within ${milliseconds} ms`), milliseconds);
    this.#giveUp = giveUp;
    try {
      return await Promise.race([this.#client.query(query), givenUp]);
    } catch (error) {
      if (isOldPlan(error)) this.#isBroken = true;
      throw asDatabaseError(error);
    } finally {
      clearTimeout(timer);
      this.#giveUp = undefined;
    }
  }

  #asAsked(query: CompiledQuery): pg.QueryConfig {
    const asked = { text: query.sql, values: query.parameters as unknown[] };
    const name = this.#names?.nameOf(query);
    if (name === undefined) return asked;
    if (!this.#planned.has(name)) {
      if (this.#planned.size >= mostPlans) return asked;
      this.#planned.add(name);
    }
    return { ...asked, name };
  }

  #handOnChanges(): void {
    const changes = [...this.#changes];
    this.#changes.clear();
    for (const change of changes) this.#hearChange(change);
  }
}

const changesRows = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);
