import { Kysely, sql } from 'kysely';
import type { Caches } from '../cache/caches.ts';
import { TaggedCache } from '../cache/tagged-cache.ts';
import type { Clock } from '../clock.ts';
import type { PlatformDb } from '../database/database.ts';
import type { PlatformTables } from '../database/tables.generated.ts';
import { type LocaleSource, Platform } from '../platform.ts';
import { PlatformPlace, type PlatformServer } from '../platform-place.ts';
import { PastDialect } from './past-dialect.ts';
import { lookedAt, type PastReader, pastMoment, withinPast } from './past-moment.ts';
import { pastSchemaOf } from './past-schema.ts';

interface PastPlatformParts {
  platform: Platform;
  locale: LocaleSource;
  /** Makes the views that the past is read by, unless they are there. */
  prepare(): Promise<void>;
}

export interface PastPlatform {
  /** Read as any platform is, and only within `at`. */
  platform: Platform;
  /** The moment that is looked at. */
  clock: Clock;
  at<T>(moment: Date, reader: PastReader, work: () => Promise<T>): Promise<T>;
}

/** Each moment has its own, as large as one page needs: what was true then is not to be mixed up with any other time. */
const freshCaches = (): Caches => ({
  responses: new TaggedCache({ maxSize: 0, sizeOf: () => 1 }),
  values: new TaggedCache({ maxSize: 2000, sizeOf: () => 1 }),
  answers: new TaggedCache({ maxSize: 400, sizeOf: () => 1 }),
});

/** One of the house's own services takes these as they are; whose they are is decided when they are asked for. */
const cachesOfMoment: Caches = {
  get responses() {
    return pastMoment().caches.responses;
  },
  get values() {
    return pastMoment().caches.values;
  },
  get answers() {
    return pastMoment().caches.answers;
  },
};

/**
 * The same platform at another time. Every service can be made of it, and reads then what there was: its tables are views of
 * the platform's at the moment that is looked at, its clock stands still there, and the database refuses every write.
 */
export function createPastPlatform({ platform, locale, prepare }: PastPlatformParts): PastPlatform {
  const kysely = new Kysely<PlatformTables>({ dialect: new PastDialect() });
  const past = new Platform({
    id: platform.id,
    key: platform.key,
    schema: pastSchemaOf(platform.schema),
    // Asked within a transaction of the platform itself, wherever that is.
    place: new PlatformPlace({
      ...platform.place.server,
      database: {
        ...platform.place.server.database,
        hasOthersBeside: false,
        platformDb: (schema) => kysely.withSchema(schema) as unknown as PlatformDb,
      },
      caches: cachesOfMoment,
    }),
    renewsCacheToken: [],
    locale,
  });
  let prepared: Promise<void> | undefined;
  let preparedOn: PlatformServer | undefined;
  const isPrepared = (): Promise<void> => {
    // The views do not move along.
    if (preparedOn !== platform.place.server) prepared = undefined;
    preparedOn = platform.place.server;
    prepared ??= prepare().catch((error: unknown) => {
      prepared = undefined;
      throw error;
    });
    return prepared;
  };
  return {
    platform: past,
    // Services look at the clock when they are made, too.
    clock: { now: () => lookedAt() ?? new Date() },
    async at(moment, reader, work) {
      await isPrepared();
      return platform.place.server.database.transactions.run(() =>
        platform.db
          .transaction()
          .setIsolationLevel('repeatable read')
          .setAccessMode('read only')
          .execute(async (trx) => {
            await sql`select set_config('plein.past_at', ${moment.toISOString()}, true),
              set_config('plein.past_reader', ${reader}, true)`.execute(trx);
            return withinPast({ at: moment, reader, trx, caches: freshCaches() }, work);
          }),
      );
    },
  };
}
