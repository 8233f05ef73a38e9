import { randomUUID } from 'node:crypto';
import { menuTag } from '#features/menus/contract/menus.tags.ts';
import { settingsTag } from '#features/settings/contract/settings.tags.ts';
import type { Tag } from '#platform/contract/calls/cache-tag.ts';
import { conflict, notFound } from '#platform/contract/calls/errors.ts';
import { everyTag } from '#platform/server/cache/cache-bus.ts';
import type { Database } from '#platform/server/database/database.ts';
import {
  ifNobodyMigrates,
  migrateSchema,
  readMigrations,
  withMigrationLock,
} from '#platform/server/database/migrator.ts';
import { controlMigrations, platformMigrations } from '#platform/server/database/schema-folders.ts';
import { mainServer } from '#platform/server/main-server.ts';
import { type LocaleSource, Platform } from '#platform/server/platform.ts';
import { PlatformPlace, type PlatformServer } from '#platform/server/platform-place.ts';
import { bareHost, isHostName, platformKeyPattern } from '../contract/platform-name.ts';
import { type PlatformStanding, withStanding } from '../contract/platform-standing.ts';
import { announcePlatforms, platformListChange } from './announce-platforms.ts';
import { undoMoves } from './moving/undo-moves.ts';
import { doneByNewer } from './newer-release.service.ts';
import { newPlatformSecret, openPlatformSecret, sealPlatformSecret } from './platform-secret.ts';
import {
  deleteOtherHosts,
  dropPlatform,
  insertHostRows,
  insertPlatformRow,
  listPlatformRows,
  type PlatformRow,
  updateStanding,
} from './platforms.repository.ts';

export type { PlatformRow };
export { announcePlatforms, platformListChange };

/** In milliseconds. */
const lookAtMovesEvery = 2000;

/** The message is one line for the person who named it. */
export class PlatformNameError extends Error {
  override name = 'PlatformNameError';
}

function checkedHosts(hosts: readonly string[]): string[] {
  const bare = hosts.map(bareHost);
  const wrong = bare.findIndex((host) => !isHostName(host));
  if (wrong === -1) return [...new Set(bare)];
  throw new PlatformNameError(`"${hosts[wrong]}" is not a host name, such as www.example.nl.`);
}

function refuseTaken(hosts: readonly string[], rows: readonly PlatformRow[]): void {
  if (hosts.some((host) => rows.some((row) => row.hosts.includes(host)))) throw conflict('host-taken');
}

interface PlatformsParts {
  /** By name; the main one has the list of platforms. */
  servers: ReadonlyMap<string, PlatformServer>;
  onError(error: unknown): void;
  /** A newer release was here and has added what this one does not know; it may run beside it. */
  onNewer?: (migrations: readonly string[]) => void;
  /** For who follows something live. */
  onForget?: (platformId: string, tags: readonly Tag[]) => void;
  locale: LocaleSource;
  /** The installation's. */
  authSecret: string;
}

/** The platforms of this installation: which there are, and which of them a host name leads to. */
export class PlatformsService {
  readonly #servers: ReadonlyMap<string, PlatformServer>;
  readonly #database: Database;
  readonly #onError: PlatformsParts['onError'];
  readonly #onNewer: PlatformsParts['onNewer'];
  readonly #onForget: PlatformsParts['onForget'];
  readonly #locale: LocaleSource;
  readonly #secret: string;
  #sealedSecrets = new Map<string, string | null>();
  #byHost = new Map<string, Platform>();
  #byId = new Map<string, Platform>();
  #suspended = new Set<string>();
  #watching: NodeJS.Timeout | undefined;

  constructor({ servers, onError, onNewer, onForget, locale, authSecret }: PlatformsParts) {
    this.#servers = servers;
    this.#database = this.#serverNamed(mainServer).database;
    this.#onError = onError;
    this.#onNewer = onNewer;
    this.#onForget = onForget;
    this.#locale = locale;
    this.#secret = authSecret;
  }

  /** Brings the control schema and every platform's up to date, then reads the list. */
  async open(): Promise<void> {
    const [control, platform] = await Promise.all([
      readMigrations(controlMigrations),
      readMigrations(platformMigrations),
    ]);
    await withMigrationLock(this.#database, async (client) => {
      await migrateSchema(client, 'control', control);
      // We hold the lock that whoever moves one holds.
      await undoMoves(client, this.#addresses());
      const rows = await listPlatformRows(this.#database.control);
      for (const { schema, server } of rows) if (server === mainServer) await migrateSchema(client, schema, platform);
      for (const { name, database } of this.#servers.values()) {
        const there = rows.filter(({ server }) => server === name);
        if (name === mainServer || there.length === 0) continue;
        await withMigrationLock(database, async (other) => {
          for (const { schema } of there) await migrateSchema(other, schema, platform);
        });
      }
      for (const { server } of rows) this.#serverNamed(server);
      const newer = await doneByNewer(client, { control, platform });
      if (newer.length > 0) this.#onNewer?.(newer);
    });
    await this.reload();
  }

  /** Names and addresses of the servers that platforms can be on. */
  #addresses(): ReadonlyMap<string, string> {
    return new Map([...this.#servers.values()].map(({ name, database }) => [name, database.connectionString]));
  }

  #serverNamed(name: string): PlatformServer {
    const server = this.#servers.get(name);
    if (server !== undefined) return server;
    throw new PlatformNameError(
      `A platform is on the database server "${name}", which DATABASE_SERVERS does not name. Add it there.`,
    );
  }

  /** One whose move was cut off stays where it is; whoever moves one holds a lock meanwhile. */
  #watchMoves(rows: readonly PlatformRow[]): void {
    clearTimeout(this.#watching);
    if (!rows.some(({ movingTo }) => movingTo !== null)) return;
    this.#watching = setTimeout(() => {
      const undo = ifNobodyMigrates(this.#database, (client) => undoMoves(client, this.#addresses()));
      undo.then(() => this.reload()).catch(this.#onError);
    }, lookAtMovesEvery).unref();
  }

  close(): void {
    clearTimeout(this.#watching);
  }

  async reload(): Promise<void> {
    const all = await listPlatformRows(this.#database.control);
    this.#watchMoves(all);
    const rows = all.filter(({ server, key }) => {
      const isKnown = this.#servers.has(server);
      if (!isKnown) this.#onError(new Error(`the platform ${key} is on the server ${server}, which is not known here`));
      return isKnown;
    });
    const known = this.#byId;
    this.#suspended = new Set(rows.filter(({ suspendedAt }) => suspendedAt !== null).map(({ id }) => id));
    this.#sealedSecrets = new Map(rows.map(({ id, sealedSecret }) => [id, sealedSecret]));
    this.#byId = new Map(rows.map((row) => [row.id, known.get(row.id) ?? this.#handle(row)]));
    for (const row of rows) this.#place(row);
    this.#byHost = new Map(
      rows.flatMap((row) => {
        const platform = this.#byId.get(row.id);
        return platform === undefined ? [] : row.hosts.map((host) => [host, platform] as const);
      }),
    );
  }

  /** Unknown hosts get the default platform only while there is just one: nobody lands on another's site by accident. */
  forHost(host: string): Platform | undefined {
    return this.#byHost.get(bareHost(host)) ?? (this.#byId.size === 1 ? this.#byId.values().next().value : undefined);
  }

  isHostOf(platformId: string, host: string): boolean {
    return this.#byHost.get(bareHost(host))?.id === platformId;
  }

  knowsHost(host: string): boolean {
    return this.#byHost.has(bareHost(host));
  }

  /** Closed to everyone, for now or for good. */
  isSuspended(id: string): boolean {
    return this.#suspended.has(id);
  }

  /** The one that was made first: whoever runs the installation looks from there (docs/decisions/0148). */
  isHome(id: string): boolean {
    return this.#byId.keys().next().value === id;
  }

  byId(id: string): Platform | undefined {
    return this.#byId.get(id);
  }

  /** What its secrets are encrypted and its sessions signed with. */
  secretOf(id: string): string {
    return openPlatformSecret(this.#secret, id, this.#sealedSecrets.get(id) ?? null);
  }

  /** Also one that another process added a moment ago, before the news of it has reached us. */
  async find(id: string): Promise<Platform | undefined> {
    if (!this.#byId.has(id)) await this.reload();
    return this.#byId.get(id);
  }

  all(): Platform[] {
    return [...this.#byId.values()];
  }

  list(): Promise<PlatformRow[]> {
    return listPlatformRows(this.#database.control);
  }

  async add(key: string, hostNames: readonly string[]): Promise<Platform> {
    const hosts = checkedHosts(hostNames);
    if (!platformKeyPattern.test(key)) {
      throw new PlatformNameError(`"${key}" cannot be a platform's key: use a–z, 0–9 and _, starting with a letter.`);
    }
    const schema = `platform_${key}`;
    const control = await readMigrations(controlMigrations);
    const migrations = await readMigrations(platformMigrations);
    await withMigrationLock(this.#database, async (client) => {
      const rows = await listPlatformRows(this.#database.control);
      if (rows.some((row) => row.key === key)) throw conflict('platform-exists');
      refuseTaken(hosts, rows);
      // Its tables would lack what those of the newer release ask of every platform.
      const newer = await doneByNewer(client, { control, platform: migrations });
      if (newer.length > 0) throw conflict('newer-release');
      // The row comes last: a platform that is in the list is whole.
      await migrateSchema(client, schema, migrations);
      const id = randomUUID();
      const sealedSecret = sealPlatformSecret(this.#secret, id, newPlatformSecret());
      await insertPlatformRow(this.#database.control, { id, key, schema, hosts, sealedSecret });
    });
    await this.#announce();
    await this.reload();
    const platform = this.all().find((one) => one.key === key);
    if (platform === undefined) throw notFound();
    return platform;
  }

  /** More names that lead to it; those that do already are no error. */
  async addHosts(key: string, hostNames: readonly string[]): Promise<void> {
    const hosts = checkedHosts(hostNames);
    await withMigrationLock(this.#database, async () => {
      const rows = await listPlatformRows(this.#database.control);
      const own = rows.find((row) => row.key === key);
      if (own === undefined) throw notFound();
      const wanted = hosts.filter((host) => !own.hosts.includes(host));
      refuseTaken(wanted, rows);
      await insertHostRows(this.#database.control, own.id, wanted);
    });
    await this.#announce();
    await this.reload();
  }

  /**
   * The names that a platform gave itself are these and no others; those that the installation gave it stay. Whoever calls
   * has found out that they lead here.
   */
  setOwnHosts(id: string, hostNames: readonly string[]): Promise<void> {
    return this.#setHosts((row) => row.id === id, hostNames, 'platform');
  }

  /** The names that the installation gave it are these and no others; those that it gave itself stay. */
  setGivenHosts(key: string, hostNames: readonly string[]): Promise<void> {
    return this.#setHosts((row) => row.key === key, hostNames, 'installation');
  }

  async #setHosts(
    isMeant: (row: PlatformRow) => boolean,
    hostNames: readonly string[],
    givenBy: 'installation' | 'platform',
  ): Promise<void> {
    const hosts = checkedHosts(hostNames);
    await withMigrationLock(this.#database, async () => {
      const rows = await listPlatformRows(this.#database.control);
      const own = rows.find(isMeant);
      if (own === undefined) throw notFound();
      const wanted = hosts.filter((host) => !own.hosts.includes(host));
      refuseTaken(wanted, rows);
      await deleteOtherHosts(this.#database.control, own.id, hosts, givenBy);
      await insertHostRows(this.#database.control, own.id, wanted, givenBy);
    });
    await this.#announce();
    await this.reload();
  }

  /** Whether it answers; from now on in every process. */
  async setStanding(key: string, standing: PlatformStanding, now: Date): Promise<void> {
    await withMigrationLock(this.#database, async () => {
      const row = (await listPlatformRows(this.#database.control)).find((one) => one.key === key);
      if (row === undefined) throw notFound();
      await updateStanding(this.#database.control, row.id, withStanding(row, standing, now));
    });
    await this.#announce();
    await this.reload();
  }

  /** Everything of the platform goes, for good: the caller has asked twice. */
  async remove(key: string): Promise<void> {
    await withMigrationLock(this.#database, async (client) => {
      const rows = await listPlatformRows(this.#database.control);
      const row = rows.find((one) => one.key === key);
      if (row === undefined) throw notFound();
      const { database } = this.#serverNamed(row.server);
      await dropPlatform(client, row, row.server === mainServer ? undefined : database.pool);
    });
    await this.#announce();
    await this.reload();
  }

  #place({ id, server, movingTo }: PlatformRow): void {
    const platform = this.#byId.get(id);
    if (platform === undefined) return;
    const hasMoved = platform.place.server.name !== server;
    // Where it was nothing of it is needed any more, and where it is nothing was kept since it was there last.
    if (hasMoved) platform.forget([everyTag]);
    platform.place.set(this.#serverNamed(server), { isMoving: movingTo !== null });
    if (hasMoved) platform.forget([everyTag]);
  }

  #handle({ id, key, schema, server }: PlatformRow): Platform {
    return new Platform({
      ...{ id, key, schema },
      place: new PlatformPlace(this.#serverNamed(server)),
      renewsCacheToken: [menuTag, settingsTag],
      onForget: this.#onForget,
      locale: this.#locale,
    });
  }

  #announce(): Promise<void> {
    return announcePlatforms(this.#database.pool, this.#database.id);
  }
}
