import pg from 'pg';
import { cacheTag, type Tag } from '#platform/contract/calls/cache-tag.ts';

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
const retryAfter = 1000;

/** The arguments of `pg_notify`. */
export function notificationOf(invalidation: Invalidation): [channel: string, payload: string] {
  const text = JSON.stringify(invalidation);
  return [channel, Buffer.byteLength(text) < 7_000 ? text : JSON.stringify({ ...invalidation, tags: [everyTag] })];
}

interface CacheBusOptions {
  connectionString: string;
  onInvalidation(invalidation: Invalidation): void;
  /** The connection was away: anything may have changed in the meantime. */
  onGap(): void;
  onError(error: Error): void;
}

/** Tells every process of this database what has changed, through LISTEN/NOTIFY. */
export class CacheBus {
  readonly #options: CacheBusOptions;
  #client: pg.Client | undefined;
  #isClosed = false;
  #retry: NodeJS.Timeout | undefined;

  constructor(options: CacheBusOptions) {
    this.#options = options;
  }

  get isListening(): boolean {
    return this.#client !== undefined;
  }

  async open(): Promise<void> {
    const client = new pg.Client({ connectionString: this.#options.connectionString, keepAlive: true });
    client.on('notification', (message) => this.#receive(message.payload ?? ''));
    client.on('error', (error) => this.#lose(client, error));
    client.on('end', () => this.#lose(client));
    try {
      await client.connect();
      await client.query(`listen ${channel}`);
    } catch (error) {
      letGo(client);
      throw error;
    }
    if (this.#isClosed) letGo(client);
    else this.#client = client;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#retry);
    await this.#client?.end();
  }

  #receive(payload: string): void {
    try {
      this.#options.onInvalidation(JSON.parse(payload) as Invalidation);
    } catch (error) {
      this.#options.onError(error as Error);
    }
  }

  /** One loss is told in two ways, as an error and as an end; the first counts. */
  #lose(client: pg.Client, error?: Error): void {
    if (this.#isClosed || this.#client !== client) return;
    if (error !== undefined) this.#options.onError(error);
    this.#client = undefined;
    letGo(client);
    this.#options.onGap();
    this.#openLater();
  }

  #openLater(): void {
    this.#retry = setTimeout(() => {
      this.open().then(this.#options.onGap, (failure: Error) => {
        this.#options.onError(failure);
        if (!this.#isClosed) this.#openLater();
      });
    }, retryAfter).unref();
  }
}

function letGo(client: pg.Client): void {
  client.removeAllListeners().on('error', () => undefined);
  client.end().catch(() => undefined);
}
