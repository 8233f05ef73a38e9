import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestApp, system, type TestApp, testSecret } from '#app/server/testing/test-app.ts';
import { pictures } from '#features/assets/server/assets.factory.ts';
import type { Platform } from '#platform/server/platform.ts';
import { writeBackupFile } from './backup-file.ts';
import { folderStore } from './backup-store.ts';
import type { Place } from './place.ts';
import { restoreBackup } from './restore-backup.ts';

const otherSecret = 'the key of the other installation, which nobody here knows';
const now = new Date('2026-11-17T10:00:00Z');
const password = 'een lang wachtwoord 1';
const email = 'lid@zeedorp.example';
const headers = { host: 'www.zeedorp.example' };
const translator = { url: 'http://127.0.0.1:9', apiKey: 'only for this platform' };
const tell = () => undefined;

/** Two installations that run, each with a key of its own. */
let here: TestApp;
let there: TestApp;
let folder: string;
let platform: Platform;
let session: string;

const placeOf = ({ connectionString, dataFolder }: TestApp, authSecret: string): Place => ({
  connectionString,
  dataFolder,
  s3: undefined,
  authSecret,
  hasGivenSecret: true,
});

beforeAll(async () => {
  [here, there] = await Promise.all([startTestApp(), startTestApp({ authSecret: otherSecret })]);
  folder = await mkdtemp(join(tmpdir(), 'plein-moving-'));
  platform = await here.installation.platforms.add('zeedorp', ['www.zeedorp.example', 'zeedorp.example']);
  const { users, connections, assets } = here.installation.servicesOf(platform);
  await users.createUser(system, {
    ...{ email, password, firstName: 'Lid', middleName: '', lastName: 'Zeedorp' },
    ...{ accountType: 'Admin', roleIds: [], emailVerified: true },
  });
  await users.createUser(system, {
    ...{ email: 'staf@elders.example', password, firstName: 'Staf', middleName: '', lastName: 'Elders' },
    ...{ accountType: 'Mett', roleIds: [], emailVerified: true },
  });
  await connections.saveTranslator({ viewer: system }, translator);
  await assets.add(system, { name: 'haven', bytes: await pictures.png({ width: 60, height: 60 }) });
  await there.installation.platforms.addHosts('test', ['zeedorp.example']);
  session = await signIn(here);
});

afterAll(async () => {
  await here.close();
  await there.close();
  await rm(folder, { recursive: true, force: true });
});

async function signIn({ app }: TestApp): Promise<string> {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/auth/sign-in/email',
    headers,
    payload: { email, password },
  });
  return answer.json<{ token: string }>().token;
}

const asks = ({ app }: TestApp, token: string) =>
  app.inject({ url: '/api/profiles:loggedIn', headers: { ...headers, authorization: `Bearer ${token}` } });

const schemasOf = async ({ platform: { db } }: TestApp): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`
    select nspname as name from pg_namespace where nspname like 'platform%' order by nspname`.execute(db);
  return rows.map(({ name }) => name);
};

describe('a platform that moves to another installation while both run', { timeout: 120_000 }, () => {
  let file: string;

  it('goes into one file, without who is signed in and without the key of the installation', async () => {
    const place = placeOf(here, testSecret);
    ({ file } = await writeBackupFile({
      place,
      store: folderStore(folder),
      release: '0.1.0',
      platformKey: 'zeedorp',
      now,
      tell,
    }));
    expect(file).toMatch(/plein-zeedorp-2026-11-17T10-00-00Z\.tar\.zst$/);
  });

  it('leaves nothing behind where its file turns out to be cut off', async () => {
    const cut = join(folder, 'cut');
    const bytes = await readFile(file);
    await writeFile(cut, bytes.subarray(0, bytes.length - 1000));
    const restore = { place: placeOf(there, otherSecret), file: cut, platformKey: 'zeedorp', tell };
    await expect(restoreBackup(restore)).rejects.toThrow(/cut off/);
    expect(await schemasOf(there)).toEqual(['platform_test']);
  });

  it('takes away what a restore that was killed has left, and nothing else', async () => {
    const { db } = there.platform;
    await sql`create schema platform_zeedorp`.execute(db);
    const restore = { place: placeOf(there, otherSecret), file, platformKey: 'zeedorp', tell };
    await expect(restoreBackup(restore)).rejects.toThrow(/already exists/);
    await sql`comment on schema platform_zeedorp is 'plein: being restored'`.execute(db);
    const restored = await restoreBackup(restore);
    expect(restored).toMatchObject({
      platforms: ['zeedorp'],
      files: 1,
      takenHosts: ['zeedorp.example'],
      formerStaff: 1,
    });
  });

  it('is answered for at once, by who ran already', async () => {
    await vi.waitFor(() => expect(there.installation.platforms.forHost('www.zeedorp.example')?.key).toBe('zeedorp'), {
      timeout: 60_000,
    });
    expect(there.installation.platforms.forHost('zeedorp.example')?.key).toBe('test');
  });

  it('brings nobody along who would run this installation too', async () => {
    const moved = there.installation.platforms.forHost('www.zeedorp.example');
    if (moved === undefined) throw new Error('it is not there');
    const { users } = there.installation.servicesOf(moved);
    expect(await users.countUsers(system, ['Mett', 'Developer'])).toBe(0);
    expect(await users.countUsers(system, ['Admin'])).toBe(2);
  });

  it('takes its secrets along, encrypted with the key of where it is now', async () => {
    const moved = there.installation.platforms.byId(platform.id);
    if (moved === undefined) throw new Error('not there');
    expect(await there.installation.servicesOf(moved).connections.translator()).toEqual(translator);
    expect(there.installation.platforms.secretOf(platform.id)).toBe(here.installation.platforms.secretOf(platform.id));
    const [one, other] = await Promise.all(
      [here, there].map(({ installation }) =>
        installation.database.control
          .selectFrom('platform')
          .select('sealed_secret')
          .where('id', '=', platform.id)
          .executeTakeFirstOrThrow(),
      ),
    );
    expect(other?.sealed_secret).not.toBe(one?.sealed_secret);
    expect((await readFile(file)).includes(testSecret)).toBe(false);
  });

  it('lets people in with the password that they have, and asks everyone for it', async () => {
    expect((await asks(here, session)).statusCode).toBe(200);
    expect((await asks(there, session)).json()).not.toMatchObject({ email });
    expect((await asks(there, await signIn(there))).json()).toMatchObject({ email });
  });

  it('is refused a second time, also under another name', async () => {
    const restore = { place: placeOf(there, otherSecret), file, platformKey: 'zeedorp', tell };
    await expect(restoreBackup(restore)).rejects.toThrow(/There is a platform zeedorp here already/);
    await expect(restoreBackup({ ...restore, as: 'ander' })).rejects.toThrow(/is here already, as zeedorp/);
    await expect(restoreBackup({ ...restore, platformKey: 'nergens' })).rejects.toThrow(/It has: zeedorp/);
    await expect(restoreBackup({ ...restore, platformKey: undefined })).rejects.toThrow(/empty installation only/);
  });

  it('does not hand over the key of others: one from before platforms had their own goes with the whole', async () => {
    const place = placeOf(here, testSecret);
    const keep = (platformKey?: string) =>
      writeBackupFile({ place, store: folderStore(join(folder, 'old')), release: '0.1.0', platformKey, now, tell });
    await expect(keep('test')).rejects.toThrow(/backup of the whole/);
    expect((await keep()).platforms).toBe(2);
  });
});
