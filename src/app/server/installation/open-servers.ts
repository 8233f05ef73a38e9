import { LRUCache } from 'lru-cache';
import { CacheBus, everyTag, type Heartbeat, type Invalidation } from '#platform/server/cache/cache-bus.ts';
import type { Caches, KeptAnswer } from '#platform/server/cache/caches.ts';
import { Freshness, type FreshnessState } from '#platform/server/cache/freshness.ts';
import type { StoredResponse } from '#platform/server/cache/stored-response.ts';
import { TaggedCache } from '#platform/server/cache/tagged-cache.ts';
import { type DatabaseOptions, openDatabase } from '#platform/server/database/database.ts';
import type { Logger } from '#platform/server/logger.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { PlatformServer } from '#platform/server/platform-place.ts';

/** A server that platforms live on, with what tells this process of changes there. */
export interface OpenServer extends PlatformServer {
  bus: CacheBus;
  freshness: Freshness;
}

export interface OpenServerOptions {
  name: string;
  connectionString: string;
  poolSize: number;
  poolerConnectionString?: string | undefined;
  replicas?: DatabaseOptions['replicas'];
  hasOthersBeside: boolean;
  /** For what is kept of its platforms. */
  cacheMegabytes: number;
  staleMinutes: number | undefined;
  longestSilence?: number | undefined;
  /** Where the setting is that it comes from. */
  setting: string;
  log: Logger;
  now(): number;
  onStatement?: DatabaseOptions['onStatement'];
  platformById(id: string): Platform | undefined;
  /** Those on this server. */
  platforms(): readonly Platform[];
  /** Changes of the list of platforms; told by the main one only. */
  onPlatforms(id: string): boolean;
  onBack(): void;
  onHeartbeat?(beat: Heartbeat): void;
  onCounts?(payload: string): void;
}

/** Reached now; it listens from `bus.open()` on, once its tables are those of this release. */
export async function openServer(options: OpenServerOptions): Promise<OpenServer> {
  const { name, connectionString, log, now, cacheMegabytes } = options;
  const onError = (error: Error) => log.error({ err: error, server: name }, 'database connection');
  /** Changes made here that are forgotten already, until the bus tells of them as it tells all processes. */
  const heard = new LRUCache<string, true>({ max: 1000 });
  const forget = ({ platform, tags }: Invalidation) => options.platformById(platform)?.forget(tags);
  const database = await openDatabase({
    ...{ connectionString, poolSize: options.poolSize, onError, onStatement: options.onStatement },
    ...{ poolerConnectionString: options.poolerConnectionString, replicas: options.replicas },
    ...{ hasOthersBeside: options.hasOthersBeside, setting: options.setting },
    hearChange(text) {
      const change = JSON.parse(text) as Invalidation;
      forget(change);
      if (change.from !== undefined) heard.set(change.from, true);
    },
  });
  const caches: Caches = {
    responses: new TaggedCache<StoredResponse>({
      maxSize: cacheMegabytes * 1024 * 1024,
      sizeOf: ({ size }) => size,
      now,
    }),
    values: new TaggedCache<{ value: unknown }>({ maxSize: 20_000, sizeOf: () => 1, now }),
    answers: new TaggedCache<KeptAnswer>({ maxSize: cacheMegabytes === 0 ? 0 : 400, sizeOf: () => 1, now }),
  };
  const bus = new CacheBus({
    connectionString,
    longestSilence: options.longestSilence,
    onError,
    onInvalidation: (change) => {
      if (change.from === database.id || heard.delete(change.from ?? '')) return;
      if (!options.onPlatforms(change.platform)) forget(change);
    },
    onLost: () => {
      database.doubtConnections();
      freshness.lost();
    },
    onStillLost: () => freshness.stillLost(),
    onBack: () => {
      database.setAway(false);
      freshness.back();
    },
    onCounts: (payload) => options.onCounts?.(payload),
    onHeartbeat: (beat) => {
      freshness.noteHeartbeat(beat);
      options.onHeartbeat?.(beat);
    },
  });
  const freshness = new Freshness({
    async isDatabaseThere() {
      const isThere = await database.answers();
      database.setAway(!isThere && !bus.isListening);
      return isThere;
    },
    staleMilliseconds: options.staleMinutes === undefined ? undefined : options.staleMinutes * 60_000,
    onChange: (state: FreshnessState) => {
      log[state === 'fresh' ? 'info' : 'warn']({ state, server: name }, 'what is kept');
      for (const cache of Object.values(caches)) cache.pause(state !== 'fresh');
      caches.responses.keepExpired(state === 'stale');
      if (state === 'stale') return;
      // A session that is ended elsewhere must not live on here because nobody told us.
      for (const platform of options.platforms()) platform.forget([everyTag]);
      if (state === 'fresh') options.onBack();
    },
  });
  database.replicas?.trustWhile(() => freshness.state === 'fresh');
  return { name, database, caches, bus, freshness };
}
