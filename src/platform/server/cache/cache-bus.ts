import pg from 'pg';
import { cacheTag, type Tag } from '#platform/contract/calls/cache-tag.ts';
import { within } from '../deadline.ts';

export interface Invalidation {
  /** The platform it is about; `*` for the list of platforms itself. */
  platform: string;
  tags: Tag[];
  /** The process that tells it, or the transaction of a trigger: it has forgotten already what it asks others to forget. */
  from?: string;
}

/** Stands for "everything of this platform", when the list of tags would not fit in a notification (8,000 bytes). */
export const everyTag = cacheTag('*');
const channel = 'plein_cache';
/** For how often somebody called, which every process counts for itself. */
export const countsChannel = 'plein_counts';

/**
 * In milliseconds. A connection can be dead without anyone saying so: it is asked something all the time, and what is told
 * before an answer has been heard when the answer comes. A change by another process is therefore heard, or known to be
 * missed, within a beat and a wait for its answer: less than two seconds.
 */
const beatEvery = 400;
const usualSilence = 1000;
/** Nothing is kept yet when it starts, so that nothing is missed: a busy machine gets the time it takes. */
const startsWithin = 15_000;
const retryAfter = 300;
/** By which one process finds the others. */
const applicationName = 'plein-bus';

/** The arguments of `pg_notify`. */
export function notificationOf(invalidation: Invalidation): [channel: string, payload: string] {
  const text = JSON.stringify(invalidation);
  return [channel, Buffer.byteLength(text) < 7_000 ? text : JSON.stringify({ ...invalidation, tags: [everyTag] })];
}

/** What the database says each time that it is asked. */
export interface Heartbeat {
  /** Processes that listen, this one among them. */
  listeners: number;
  /** What its clock says, between the moments of asking and hearing by ours. */
  databaseTime: number;
  askedAt: number;
  heardAt: number;
}

interface CacheBusOptions {
  connectionString: string;
  /** For how long the database may say nothing before it is lost, in milliseconds. */
  longestSilence?: number | undefined;
  onInvalidation(invalidation: Invalidation): void;
  /** From now on changes are missed. */
  onLost(): void;
  /** Another attempt to connect failed. */
  onStillLost(): void;
  /** It listens again: anything may have changed in the meantime. */
  onBack(): void;
  onHeartbeat?(beat: Heartbeat): void;
  /** What was told on `countsChannel`. */
  onCounts?(payload: string): void;
  onError(error: Error): void;
}

/** Tells every process of this database what has changed, through LISTEN/NOTIFY. */
export class CacheBus {
  readonly #options: CacheBusOptions;
  readonly #longestSilence: number;
  #client: pg.Client | undefined;
  #isClosed = false;
  #timer: NodeJS.Timeout | undefined;

  constructor(options: CacheBusOptions) {
    this.#options = options;
    this.#longestSilence = options.longestSilence ?? usualSilence;
  }

  get isListening(): boolean {
    return this.#client !== undefined;
  }

  async open(patience = startsWithin): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#options.connectionString,
      application_name: applicationName,
      connectionTimeoutMillis: patience,
    });
    client.on('notification', ({ channel: on, payload = '' }) => this.#receive(on, payload));
    client.on('error', (error) => this.#lose(client, error));
    client.on('end', () => this.#lose(client));
    try {
      await client.connect();
      await within(patience, 'listening', client.query(`listen ${channel}; listen ${countsChannel}`));
      await this.#ask(client, patience);
    } catch (error) {
      letGo(client);
      throw error;
    }
    if (this.#isClosed) return letGo(client);
    this.#client = client;
    this.#beatLater(client);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    const client = this.#client;
    this.#client = undefined;
    // One that does not close in time is left.
    if (client !== undefined) await within(usualSilence, 'closing', client.end()).catch(() => letGo(client));
  }

  #receive(on: string, payload: string): void {
    try {
      if (on === countsChannel) this.#options.onCounts?.(payload);
      else this.#options.onInvalidation(JSON.parse(payload) as Invalidation);
    } catch (error) {
      this.#options.onError(error as Error);
    }
  }

  async #ask(client: pg.Client, patience = this.#longestSilence): Promise<void> {
    const askedAt = Date.now();
    const asked = client.query<{ listeners: number; moment: number }>(
      `select count(*)::int as listeners, extract(epoch from clock_timestamp())::float8 * 1000 as moment
         from pg_stat_activity where application_name = $1 and datname = current_database()`,
      [applicationName],
    );
    const { rows } = await within(patience, 'the heartbeat of the cache bus', asked);
    const [{ listeners, moment } = { listeners: 1, moment: askedAt }] = rows;
    this.#options.onHeartbeat?.({ listeners, databaseTime: moment, askedAt, heardAt: Date.now() });
  }

  #beatLater(client: pg.Client): void {
    this.#timer = setTimeout(() => {
      this.#ask(client).then(
        () => {
          if (this.#client === client) this.#beatLater(client);
        },
        (error: Error) => this.#lose(client, error),
      );
    }, beatEvery).unref();
  }

  /** One loss is told in several ways: as an error, as an end, by silence; the first counts. */
  #lose(client: pg.Client, error?: Error): void {
    if (this.#isClosed || this.#client !== client) return;
    if (error !== undefined) this.#options.onError(error);
    this.#client = undefined;
    clearTimeout(this.#timer);
    letGo(client);
    this.#options.onLost();
    this.#openAgain();
  }

  #openAgain(): void {
    this.open(this.#longestSilence).then(
      () => {
        if (!this.#isClosed) this.#options.onBack();
      },
      (failure: Error) => {
        if (this.#isClosed) return;
        this.#options.onError(failure);
        this.#options.onStillLost();
        this.#timer = setTimeout(() => this.#openAgain(), retryAfter).unref();
      },
    );
  }
}

/** A client that waits for an answer is not polite enough to be ended: pg then closes the connection itself. */
function letGo(client: pg.Client): void {
  client.removeAllListeners().on('error', () => undefined);
  client.end().catch(() => undefined);
}
