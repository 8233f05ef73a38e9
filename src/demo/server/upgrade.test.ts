import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Render } from '#app/contract/render.ts';
import type { SiteRenderer } from '#app/server/site/site-renderer.ts';
import { startTestApp, type TestApp, testSecret } from '#app/server/testing/test-app.ts';
import { connect } from '#features/backups/server/make-backup.ts';
import { restoreBackup } from '#features/backups/server/restore-backup.ts';
import { MigrationError, migrateSchema, readMigrations } from '#platform/server/database/migrator.ts';
import { controlMigrations, platformMigrations } from '#platform/server/database/schema-folders.ts';
import { createEmptyDatabase, type TestDatabase } from '#platform/server/testing/test-database.ts';
import { brokenPromises, promisesOf } from './testing/kept-promises.ts';
import headings from './testing/release-0-1.headings.json' with { type: 'json' };

const entry = '../../app/web/entry-server.tsx';
const { render } = (await import(entry)) as { render: Render };
const renderer: SiteRenderer = {
  isDevelopment: false,
  render,
  assetsFor: () => ({ scripts: [], preloads: [], styles: [], fonts: [] }),
  register: () => undefined,
};

/** The demo as release 0.1 kept it, by `node scripts/keep-release.ts`; which migrations that release had. */
const file = fileURLToPath(new URL('./testing/release-0-1.tar.zst', import.meta.url));
const had = { control: 5, platform: 111 };
const now = new Date('2026-11-18T17:55:00Z');
const patience = 300_000;
const schema = 'platform_vloedhaven';

let database: TestDatabase;
let folder: string;
let site: TestApp;

const newest = async () => ({
  control: await readMigrations(controlMigrations),
  platform: await readMigrations(platformMigrations),
});

const promises = async () => {
  const client = await connect(database.connectionString);
  try {
    return { control: await promisesOf(client, 'control'), platform: await promisesOf(client, schema) };
  } finally {
    await client.end();
  }
};

const numbers = async () => {
  const client = await connect(database.connectionString);
  try {
    const last = async (name: string) =>
      (await client.query<{ last: number }>(`select max(number)::int as last from ${name}.migration`)).rows[0]?.last;
    return { control: await last('control'), platform: await last(schema) };
  } finally {
    await client.end();
  }
};

beforeAll(async () => {
  database = await createEmptyDatabase();
  folder = await mkdtemp(join(tmpdir(), 'plein-upgrade-'));
  const { control, platform } = await newest();
  await restoreBackup({
    place: {
      connectionString: database.connectionString,
      dataFolder: folder,
      s3: undefined,
      authSecret: testSecret,
      hasGivenSecret: true,
    },
    file,
    migrations: { control: control.slice(0, had.control), platform: platform.slice(0, had.platform) },
    tell: () => undefined,
  });
}, patience);

afterAll(async () => {
  await site?.close();
  await database?.drop();
  await rm(folder, { recursive: true, force: true });
});

const headingAt = async (url: string) => {
  const { statusCode, body } = await site.app.inject({ url, headers: { host: 'localhost' } });
  const [, heading = ''] = /<h1[^>]*>([\s\S]*?)<\/h1>/.exec(body) ?? [];
  return `${statusCode} ${heading.replaceAll(/<[^>]*>/g, '').trim()}`;
};

describe('data of the release before', { timeout: patience }, () => {
  it('is of that release', async () => {
    expect(await numbers()).toEqual(had);
  });

  it('is brought up to date by a start, and shows the same pages', async () => {
    const before = await promises();
    site = await startTestApp({
      ...{ renderer, clock: { now: () => now } },
      ...{ connectionString: database.connectionString, dataFolder: folder },
    });
    const { control, platform } = await newest();
    expect(await numbers()).toEqual({ control: control.length, platform: platform.length });
    // While an upgrade goes from machine to machine, that release reads and writes on these tables.
    const after = await promises();
    expect(brokenPromises(before.control, after.control)).toEqual([]);
    expect(brokenPromises(before.platform, after.platform)).toEqual([]);
    // One in six: each is drawn anew, and takes its time.
    const chosen = Object.entries(headings).filter((_, index) => index % 6 === 0);
    expect(chosen.length).toBeGreaterThan(20);
    for (const [path, heading] of chosen) expect([path, await headingAt(path)]).toEqual([path, `200 ${heading}`]);
  });

  it('is left as it was by a migration that fails, and the release that runs goes on', async () => {
    const before = await numbers();
    const { platform } = await newest();
    const broken = {
      number: platform.length + 1,
      name: '9999_broken.sql',
      sql: 'alter table page add column half text; update page set half = 1 / 0;',
      checksum: 'none',
    };
    const client = await connect(database.connectionString);
    await expect(migrateSchema(client, schema, [...platform, broken]).finally(() => client.end())).rejects.toThrow(
      MigrationError,
    );
    expect(await numbers()).toEqual(before);
    expect(await headingAt('/wonen-en-leven')).toBe('200 Wonen en leven');
    const member = await site.signInAs('Standard');
    expect((await site.app.inject({ url: '/api/profiles:loggedIn', headers: member })).statusCode).toBe(200);
  });
});
