import type pg from 'pg';
import { connect } from '../make-backup.ts';

/** In milliseconds: what is asked next after one thing was ended is ended too. */
const againAfter = 100;

interface Asked {
  /** Of the connection, there. */
  process: number;
  address: string;
}

/** Who is to be ended: a connection, and the server that it leads to. */
export async function askedBy(client: pg.Client, address: string): Promise<Asked> {
  const { rows } = await client.query<{ process: number }>('select pg_backend_pid() as process');
  return { process: rows[0]?.process ?? 0, address };
}

/** For how long nobody may be kept from saving: once it is over, whatever the move asks on its connections is ended. */
export class PauseLimit {
  #isOver = false;
  #isDone = false;
  #ending: Promise<void> = Promise.resolve();
  readonly #timer: NodeJS.Timeout;

  constructor(seconds: number, asked: readonly Asked[]) {
    this.#timer = setTimeout(() => {
      this.#isOver = true;
      this.#ending = Promise.all(asked.map((one) => this.#end(one))).then(() => undefined);
    }, seconds * 1000);
  }

  get isOver(): boolean {
    return this.#isOver;
  }

  /** What is asked from here on goes on for as long as it takes. */
  async stop(): Promise<void> {
    this.#isDone = true;
    clearTimeout(this.#timer);
    await this.#ending;
  }

  async #end({ process, address }: Asked): Promise<void> {
    // A server that cannot be reached ends nothing, and answers nothing either.
    const other = await connect(address).catch(() => undefined);
    if (other === undefined) return;
    try {
      while (!this.#isDone) {
        await other.query('select pg_cancel_backend($1)', [process]);
        await new Promise((resolve) => setTimeout(resolve, againAfter));
      }
    } catch {
      // Broken meanwhile: so is what was to be ended.
    } finally {
      await other.end().catch(() => undefined);
    }
  }
}
