import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Render } from '#app/contract/render.ts';
import type { SiteRenderer } from '#app/server/site/site-renderer.ts';
import { startTestApp, system, type TestApp, testSecret } from '#app/server/testing/test-app.ts';
import { type WrittenBackup, writeBackupFile } from '#features/backups/server/backup-file.ts';
import { folderStore } from '#features/backups/server/backup-store.ts';
import type { Place } from '#features/backups/server/place.ts';
import { type Restored, restoreBackup } from '#features/backups/server/restore-backup.ts';
import { createEmptyDatabase, type TestDatabase } from '#platform/server/testing/test-database.ts';
import { makeDemoPlatform } from './demo-platform.ts';

const entry = '../../app/web/entry-server.tsx';
const { render } = (await import(entry)) as { render: Render };

/** Draws as the built site does. */
const renderer: SiteRenderer = {
  isDevelopment: false,
  render,
  assetsFor: () => ({ scripts: [], preloads: [], styles: [], fonts: [] }),
  register: () => undefined,
};

const now = new Date('2026-11-17T10:00:00Z');
const clock = { now: () => now };
const admin = { email: 'beheer@vloedhaven.example', password: 'een eigen wachtwoord' };
const password = 'vier woorden zonder verband';
const headers = { host: 'www.vloedhaven.example' };
/** Hundreds of pages, on a machine that may have other work. */
const patience = 300_000;

let source: TestApp;
let empty: TestDatabase;
let folder: string;
let target: TestApp;
let written: WrittenBackup;
let restored: Restored;
let member: { authorization: string };
/** People who were added while the backup was made. */
let added = 0;

const place = ({ connectionString, dataFolder }: Pick<TestApp, 'connectionString' | 'dataFolder'>): Place => ({
  connectionString,
  dataFolder,
  s3: undefined,
  authSecret: testSecret,
  hasGivenSecret: true,
});

const addPerson = ({ services }: TestApp, email: string) =>
  services.users.createUser(system, {
    email,
    password: 'een lang wachtwoord 1',
    firstName: 'Nieuw',
    middleName: '',
    lastName: 'Lid',
    accountType: 'Standard',
    roleIds: [],
    emailVerified: true,
  });

/** Goes on until it is told to stop: each is rows in several tables. */
function keepWriting(): () => Promise<void> {
  let isDone = false;
  const work = (async () => {
    while (!isDone) {
      added += 1;
      await addPerson(source, `nieuw-${added}@vloedhaven.example`);
    }
  })();
  return () => {
    isDone = true;
    return work;
  };
}

beforeAll(async () => {
  source = await startTestApp({ clock, renderer });
  await makeDemoPlatform({ platform: source.platform, services: source.services, admin, now });
  member = await source.signInAs('Standard');
  folder = await mkdtemp(join(tmpdir(), 'plein-backup-'));
  const stopWriting = keepWriting();
  try {
    const file = {
      place: place(source),
      store: folderStore(folder),
      release: '0.1.0',
      password,
      now,
      tell: () => undefined,
    };
    written = await writeBackupFile(file);
  } finally {
    await stopWriting();
  }
  empty = await createEmptyDatabase();
  const dataFolder = join(folder, 'data');
  restored = await restoreBackup({
    place: place({ connectionString: empty.connectionString, dataFolder }),
    file: written.file,
    password,
    tell: () => undefined,
  });
  target = await startTestApp({ clock, renderer, connectionString: empty.connectionString, dataFolder });
}, patience);

afterAll(async () => {
  await target?.close();
  await source?.close();
  await empty?.drop();
  await rm(folder, { recursive: true, force: true });
});

async function publicPaths({ app }: TestApp): Promise<string[]> {
  const { body } = await app.inject({ url: '/sitemap.xml', headers });
  return [...body.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path]) => path || '/');
}

describe('a backup that is made while people write, put back on an empty machine', { timeout: patience }, () => {
  it('has every row and every file', () => {
    expect(restored).toMatchObject({ rows: written.rows, files: written.files, takenHosts: [] });
    expect(written.files).toBeGreaterThan(50);
    expect(written.missing).toBe(0);
  });

  it('gives the same site, byte for byte of every public page', async () => {
    const paths = await publicPaths(source);
    expect(paths.length).toBeGreaterThan(100);
    expect(await publicPaths(target)).toEqual(paths);
    for (const url of paths) {
      const [one, other] = await Promise.all([source, target].map(({ app }) => app.inject({ url, headers })));
      expect([url, other?.statusCode]).toEqual([url, 200]);
      expect(other?.body === one?.body, `${url} is the same`).toBe(true);
    }
  });

  it('gives the same files, byte for byte', async () => {
    const assets = await source.platform.db.selectFrom('asset').select('id').orderBy('id').execute();
    for (const { id } of assets) {
      const url = `/a/${id}`;
      const [one, other] = await Promise.all([source, target].map(({ app }) => app.inject({ url, headers })));
      expect([id, other?.statusCode]).toEqual([id, one?.statusCode]);
      expect(other?.rawPayload.equals(one?.rawPayload ?? Buffer.alloc(0)), `${url} is the same`).toBe(true);
    }
  });

  it('is of one moment: whoever was added meanwhile is there whole or not at all', async () => {
    const { rows } = await sql<{ people: number; half: number }>`
      select count(*)::int as people, count(*) filter (where account.user_id is null)::int as half
      from ${sql.id(target.platform.schema, 'user')} person
      left join ${sql.id(target.platform.schema, 'account')} account on account.user_id = person.id
      where email like 'nieuw-%'`.execute(target.platform.db);
    expect(rows[0]?.half).toBe(0);
    expect(rows[0]?.people).toBeLessThan(added);
  });

  it('keeps who is signed in', async () => {
    const answer = await target.app.inject({ url: '/api/profiles:loggedIn', headers: { ...headers, ...member } });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ email: 'standard-1@vloedhaven.example' });
  });

  it('leaves nothing out of the rules of the tables', async () => {
    expect(await rulesOf(target)).toEqual(await rulesOf(source));
  });

  it('numbers what is added from where it was', async () => {
    const before = await target.platform.db.selectFrom('audit_entry').select(sql<number>`max(id)`.as('last')).execute();
    await addPerson(target, 'later@vloedhaven.example');
    const after = await target.platform.db.selectFrom('audit_entry').select(sql<number>`max(id)`.as('last')).execute();
    expect(after[0]?.last).toBeGreaterThan(before[0]?.last ?? Number.POSITIVE_INFINITY);
  });
});

/** Constraints, triggers and indexes, as the database writes them. */
async function rulesOf({ platform: { db, schema } }: TestApp): Promise<string[]> {
  const { rows } = await sql<{ rule: string }>`
    select conrelid::regclass || ' ' || conname || ' ' || convalidated::text || ' ' || pg_get_constraintdef(pg_constraint.oid) as rule
    from pg_constraint where connamespace = ${schema}::regnamespace
    union all
    select tgrelid::regclass || ' ' || tgenabled::text || ' ' || pg_get_triggerdef(pg_trigger.oid)
    from pg_trigger join pg_class on pg_class.oid = tgrelid
    where relnamespace = ${schema}::regnamespace and not tgisinternal
    union all
    select indexdef from pg_indexes where schemaname = ${schema}
    union all
    select coalesce(obj_description(${schema}::regnamespace, 'pg_namespace'), 'no comment')
    order by rule`.execute(db);
  return rows.map(({ rule }) => rule);
}
