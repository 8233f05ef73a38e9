import { AsyncLocalStorage } from 'node:async_hooks';
import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import { cacheTokenTag, type Tag } from '#platform/contract/calls/cache-tag.ts';
import { AskedRoles, watchRoles } from '#platform/contract/rights/asked-roles.ts';
import { audienceOf, type Viewer } from '#platform/contract/rights/viewer.ts';
import type { PlatformLocale } from '#platform/contract/texts/language.ts';
import { AudienceKeys, type KeyFor } from './cache/audience-keys.ts';
import { everyTag, notificationOf } from './cache/cache-bus.ts';
import type { Caches, KeptAnswer } from './cache/caches.ts';
import type { StoredResponse } from './cache/stored-response.ts';
import type { Made, TaggedCache, Ticket } from './cache/tagged-cache.ts';
import type { PlatformDb } from './database/database.ts';
import type { PlatformTables } from './database/tables.generated.ts';
import { reportTouch } from './effects.ts';
import type { PlatformPlace } from './platform-place.ts';

export type PlatformTransaction = Transaction<PlatformTables>;

/** Marks what a transaction changes; every process forgets it at the commit. */
export type Touch = (...tags: Tag[]) => void;

interface PlatformOptions {
  id: string;
  key: string;
  schema: string;
  /** On which server, with what is kept of it. */
  place: PlatformPlace;
  /** A change of these gives browsers another cache token (§4). */
  renewsCacheToken: readonly Tag[];
  /** For who follows it live, in this process. */
  onForget?: ((platformId: string, tags: readonly Tag[]) => void) | undefined;
  locale: LocaleSource;
}

/** Where a platform's choice of languages and time zone is kept, and what says that it changed. */
export interface LocaleSource {
  tags: readonly Tag[];
  read(db: PlatformDb): Promise<PlatformLocale>;
}

const isInTransaction = new AsyncLocalStorage<boolean>();

/** Everything that belongs to one platform is reached from here, and nothing of another can be. */
export class Platform {
  readonly id: string;
  readonly key: string;
  readonly schema: string;
  readonly db: PlatformDb;
  readonly place: PlatformPlace;
  readonly #audiences = new AudienceKeys();
  readonly #renewsCacheToken: readonly Tag[];
  readonly #onForget: PlatformOptions['onForget'];
  readonly #locale: LocaleSource;
  #lastChange = performance.now();

  constructor({ id, key, schema, place, renewsCacheToken, onForget, locale }: PlatformOptions) {
    this.id = id;
    this.key = key;
    this.schema = schema;
    this.place = place;
    this.db = place.platformDb(schema);
    this.#renewsCacheToken = renewsCacheToken;
    this.#onForget = onForget;
    this.#locale = locale;
  }

  get #caches(): Caches {
    return this.place.server.caches;
  }

  get #processId(): string {
    return this.place.server.database.id;
  }

  /** The languages that it is read in, and the clock that it lives by. */
  locale(): Promise<PlatformLocale> {
    return this.remember('locale', this.#locale.tags, () => this.#locale.read(this.db));
  }

  /** When something of it was last changed, as far as this process heard, by `performance.now()`. */
  get lastChange(): number {
    return this.#lastChange;
  }

  /** What is read from now on must have what is there now. */
  noteChange(): void {
    this.#lastChange = performance.now();
  }

  /** All writes go through here: what was touched is forgotten everywhere once it is committed, and only then. */
  async transaction<T>(work: (trx: PlatformTransaction, touch: Touch) => Promise<T>): Promise<T> {
    const touched = new Set<Tag>();
    const change = () =>
      this.db.transaction().execute(async (trx) => {
        const value = await work(trx, (...tags) => {
          for (const tag of tags) {
            touched.add(tag);
            reportTouch(tag);
          }
        });
        if (touched.size > 0) await this.#announce(trx, touched);
        return value;
      });
    // One that is begun within another has had its turn: waiting for the outer one would be waiting for itself.
    const changed = isInTransaction.getStore()
      ? change()
      : this.place.server.database.transactions.run(() => isInTransaction.run(true, change));
    // Also after a failure: when the connection breaks at the very end, the change may be there all the same.
    return changed.finally(() => {
      this.noteChange();
      if (touched.size > 0) this.forget([...touched]);
    });
  }

  /**
   * A write of one statement that sends the notification itself, with `pg_notify` and these arguments: nothing has to be sent before
   * or after it. Not for what renews the cache token.
   */
  async write<T>(
    tags: readonly Tag[],
    run: (notification: [channel: string, payload: string]) => Promise<T>,
  ): Promise<T> {
    const touched = [...new Set(tags)];
    for (const tag of touched) reportTouch(tag);
    return run(notificationOf({ platform: this.id, tags: touched, from: this.#processId })).finally(() =>
      this.forget(touched),
    );
  }

  async #announce(trx: PlatformTransaction, touched: Set<Tag>): Promise<void> {
    // A browser reloads menu and settings when it sees another token (§4).
    if (this.#renewsCacheToken.some((tag) => touched.has(tag))) {
      await trx.updateTable('cache_token').set({ token: sql`gen_random_uuid()` }).execute();
      touched.add(cacheTokenTag);
    }
    const [channel, payload] = notificationOf({ platform: this.id, tags: [...touched], from: this.#processId });
    await sql`select pg_notify(${channel}, ${payload})`.execute(trx);
  }

  /** For what is followed live and kept nowhere: every process is told, this one too, at the commit. */
  async signal(db: PlatformDb, ...tags: Tag[]): Promise<void> {
    const [channel, payload] = this.signalOf(...tags);
    await sql`select pg_notify(${channel}, ${payload})`.execute(db);
  }

  /** The same for a statement that calls `pg_notify` with these arguments itself. */
  signalOf(...tags: Tag[]): [channel: string, payload: string] {
    return notificationOf({ platform: this.id, tags });
  }

  /** In this process only; the bus tells the others. */
  forget(tags: readonly Tag[]): void {
    this.noteChange();
    this.#forgetKept(tags);
    this.#onForget?.(this.id, tags);
  }

  #forgetKept(tags: readonly Tag[]): void {
    if (tags.includes(everyTag)) {
      this.#caches.responses.clear();
      this.#caches.values.clear();
      this.#caches.answers.clear();
      return;
    }
    const own = tags.map((tag) => this.#own(tag));
    this.#caches.responses.invalidate(own);
    this.#caches.values.invalidate(own);
    this.#caches.answers.invalidate(own);
  }

  rememberResponse(key: string, make: () => Promise<Made<StoredResponse, Tag>>): Promise<StoredResponse> {
    return this.#caches.responses.remember(this.#own(key), async () => {
      const made = await make();
      return { ...made, tags: made.tags.map((tag) => this.#own(tag)) };
    });
  }

  /** What is kept for whoever may what this viewer may, as far as that was asked when it was made. */
  responseFor(viewer: Viewer, keyFor: KeyFor): StoredResponse | undefined {
    return this.#keptFor(this.#caches.responses, viewer, keyFor);
  }

  /** `make` gets the viewer as one who is watched: what it asks of their roles decides for whom it is kept. */
  async rememberResponseFor(
    viewer: Viewer,
    keyFor: KeyFor,
    make: (viewer: Viewer) => Promise<Made<StoredResponse, Tag>>,
  ): Promise<StoredResponse> {
    return (
      this.responseFor(viewer, keyFor) ??
      this.#caches.responses.remember(this.#own(keyFor(audienceOf(viewer))), async () => {
        const asked = new AskedRoles();
        const made = await make(watchRoles(viewer, asked));
        const keptAs = this.#own(this.#audiences.keyOf(viewer, keyFor, asked));
        return { ...made, tags: made.tags.map((tag) => this.#own(tag)), keptAs };
      })
    );
  }

  /** The same object for every page that is drawn from it, so nobody may change it. */
  async rememberAnswer(
    viewer: Viewer,
    keyFor: KeyFor,
    make: (viewer: Viewer) => Promise<Omit<KeptAnswer, 'asked'>>,
  ): Promise<KeptAnswer> {
    return (
      this.#keptFor(this.#caches.answers, viewer, keyFor) ??
      this.#caches.answers.remember(this.#own(keyFor(audienceOf(viewer))), async () => {
        const asked = new AskedRoles();
        const value = { ...(await make(watchRoles(viewer, asked))), asked };
        const keptAs = this.#own(this.#audiences.keyOf(viewer, keyFor, asked));
        return { value, tags: value.tags.map((tag) => this.#own(tag)), expiresAt: value.expiresAt, keptAs };
      })
    );
  }

  /** For an answer that only turns out to be worth keeping once it is made; `ticket` is of before that. */
  keepResponse(
    key: { viewer: Viewer; keyFor: KeyFor; asked: AskedRoles },
    response: StoredResponse,
    made: Omit<Made<StoredResponse, Tag>, 'value'>,
    ticket: Ticket,
  ): void {
    this.#caches.responses.set(
      this.#own(this.#audiences.keyOf(key.viewer, key.keyFor, key.asked)),
      response,
      made.tags.map((tag) => this.#own(tag)),
      ticket,
      made.expiresAt,
    );
  }

  #keptFor<V extends object>(cache: TaggedCache<V>, viewer: Viewer, keyFor: KeyFor): V | undefined {
    for (const key of this.#audiences.keysFor(viewer, keyFor)) {
      const kept = cache.get(this.#own(key));
      if (kept !== undefined) return kept;
    }
    return undefined;
  }

  begin(): Ticket {
    return this.#caches.responses.begin();
  }

  /** A value read from the database, kept until one of its tags is touched. */
  async remember<T>(key: string, tags: readonly Tag[], load: () => Promise<T>): Promise<T> {
    const kept = await this.#caches.values.remember(this.#own(key), async () => ({
      value: { value: await load() },
      tags: tags.map((tag) => this.#own(tag)),
    }));
    return kept.value as T;
  }

  /** What `rememberFor` kept, at once or not at all. */
  kept<T>(key: string): T | undefined {
    return this.#caches.values.get(this.#own(key))?.value as T | undefined;
  }

  /** A value that says itself what it is forgotten by, and when at the latest; nothing found is nothing kept. */
  async rememberFor<T>(key: string, load: () => Promise<Made<T, Tag> | undefined>): Promise<T | undefined> {
    const { values } = this.#caches;
    const known = this.kept<T>(key);
    if (known !== undefined) return known;
    const ticket = values.begin();
    const made = await load();
    if (made === undefined) return undefined;
    const tags = made.tags.map((tag) => this.#own(tag));
    values.set(this.#own(key), { value: made.value }, tags, ticket, made.expiresAt);
    return made.value;
  }

  #own(name: string): string {
    return `${this.id}/${name}`;
  }
}
