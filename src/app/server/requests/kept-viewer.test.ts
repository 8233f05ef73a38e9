import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { TestBrowser } from '#features/auth/server/testing/test-browser.ts';
import { patience } from '#platform/server/testing/patience.ts';
import { startTestApp, system, type TestApp } from '../testing/test-app.ts';

/** Two processes' worth of caches on one database: what is done in the one must be known in the other. */
let here: TestApp;
let there: TestApp;
let count = 0;
const password = 'een lang genoeg wachtwoord';
/** Stands still, so that nothing is forgotten because its time is over. */
const started = new Date();
const clock = { now: () => started };

beforeAll(async () => {
  here = await startTestApp({ clock });
  there = await startTestApp({ clock, connectionString: here.connectionString });
});
afterAll(async () => {
  await there.close();
  await here.close();
});

interface Person {
  id: string;
  email: string;
  headers: { authorization: string };
}

async function someone(accountType: 'Standard' | 'Admin' = 'Standard'): Promise<Person> {
  count += 1;
  const email = `kept-${count}@voorbeeld.example`;
  const names = { firstName: 'Kee', middleName: '', lastName: 'Vis' };
  const { id } = await here.services.users.createUser(system, {
    ...names,
    email,
    password,
    accountType,
    roleIds: [],
    emailVerified: true,
  });
  return { id, email, headers: await tokenOf(email) };
}

async function tokenOf(email: string): Promise<{ authorization: string }> {
  const answer = await new TestBrowser(here.app).signIn(email, password);
  return { authorization: `Bearer ${answer.json<{ token: string }>().token}` };
}

const viewerIn = ({ services }: TestApp, { authorization }: { authorization: string }) =>
  services.auth.viewerFor({ ip: '', userAgent: '', host: '', origin: '', cookie: undefined, authorization });

/** Known in both, so that only being told of the change can make them ask again. */
async function keepIn(headers: { authorization: string }): Promise<void> {
  for (const app of [here, there]) {
    await viewerIn(app, headers);
    expect(app.services.auth.keptViewerFor({ cookie: undefined, ...headers })).toBeDefined();
  }
}

async function expectEnded(headers: { authorization: string }): Promise<void> {
  expect((await viewerIn(here, headers)).kind).toBe('anonymous');
  await vi.waitFor(async () => expect((await viewerIn(there, headers)).kind).toBe('anonymous'), patience);
}

describe('whoever is signed in is known for a moment, and no longer than it is true', () => {
  it('is not asked of the database again', async () => {
    const { headers } = await someone();
    const first = await viewerIn(here, headers);
    expect(await viewerIn(here, headers)).toBe(first);
  });

  it('keeps nobody who has no session', async () => {
    const headers = { authorization: 'Bearer unknown' };
    expect((await viewerIn(here, headers)).kind).toBe('anonymous');
    expect(here.services.auth.keptViewerFor({ cookie: undefined, ...headers })).toBeUndefined();
  });

  it('ends with signing out', async () => {
    const { headers } = await someone();
    await keepIn(headers);
    await here.app.inject({ method: 'POST', url: '/api/auth/sign-out', headers });
    await expectEnded(headers);
  });

  it('ends with a session that was ended from another', async () => {
    const { email, headers } = await someone();
    const other = await tokenOf(email);
    await keepIn(other);
    await here.app.inject({ method: 'POST', url: '/api/auth/sessions:end-others', headers });
    await expectEnded(other);
    expect((await viewerIn(here, headers)).kind).toBe('user');
  });

  it('ends with a change of password elsewhere', async () => {
    const { email, headers } = await someone();
    const other = await tokenOf(email);
    await keepIn(other);
    const viewer = await viewerIn(here, headers);
    const client = { ip: '127.0.0.1', userAgent: '', host: 'localhost', origin: 'http://localhost', cookie: undefined };
    await here.services.ownPassword.change(viewer, { ...client, ...headers }, 'nl', {
      currentPassword: password,
      newPassword: 'een ander lang wachtwoord',
    });
    await expectEnded(other);
  });

  it('ends with the account', async () => {
    const { id, headers } = await someone();
    await keepIn(headers);
    await here.services.users.remove({ viewer: system, client: undefined }, id, undefined);
    await expectEnded(headers);
  });

  it('loses every right with deactivation', async () => {
    const { id, headers } = await someone('Admin');
    await someone('Admin');
    await keepIn(headers);
    await here.services.users.change({ viewer: system, client: undefined }, id, { isActive: false });
    expect(await viewerIn(here, headers)).toMatchObject({ isActive: false, isAdmin: false });
    await vi.waitFor(async () => expect(await viewerIn(there, headers)).toMatchObject({ isAdmin: false }), patience);
  });

  it('follows the account type', async () => {
    const { id, headers } = await someone();
    await keepIn(headers);
    await here.services.users.change({ viewer: system, client: undefined }, id, { accountType: 'ContentManager' });
    expect(await viewerIn(here, headers)).toMatchObject({ isContentManager: true });
    await vi.waitFor(
      async () => expect(await viewerIn(there, headers)).toMatchObject({ isContentManager: true }),
      patience,
    );
  });

  it('follows roles, given and taken away', async () => {
    const { id, headers } = await someone();
    const role = await here.platform.db
      .insertInto('role')
      .values({ name: `Kring ${id}` })
      .returning('id')
      .executeTakeFirstOrThrow();
    await keepIn(headers);
    await here.services.users.change({ viewer: system, client: undefined }, id, { roleIds: [role.id] });
    expect((await viewerIn(here, headers)).roleIds).toEqual([role.id]);
    await vi.waitFor(async () => expect((await viewerIn(there, headers)).roleIds).toEqual([role.id]), patience);
    await keepIn(headers);
    // The memberships go with the role, without a statement of their own.
    await here.platform.db.deleteFrom('role').where('id', '=', role.id).execute();
    expect((await viewerIn(here, headers)).roleIds).toEqual([]);
    await vi.waitFor(async () => expect((await viewerIn(there, headers)).roleIds).toEqual([]), patience);
  });

  it('is not changed by what was rolled back', async () => {
    const { id, headers } = await someone('Admin');
    await keepIn(headers);
    const failing = here.platform.transaction(async (trx) => {
      await trx.updateTable('user').set({ is_active: false }).where('id', '=', id).execute();
      throw new Error('not after all');
    });
    await expect(failing).rejects.toThrow('not after all');
    expect(await viewerIn(here, headers)).toMatchObject({ isAdmin: true });
  });
});

describe('the fast lane of someone who is signed in', () => {
  const url = '/api/platformsettingvalues?keys=platformName';
  /** Whether the answer came before anything else ran. */
  const isQuick = async (headers: Record<string, string>): Promise<boolean> => {
    const { cacheHits } = here.installation.metrics;
    const before = cacheHits.count;
    expect((await here.app.inject({ url, headers })).statusCode).toBe(200);
    return cacheHits.count > before;
  };

  it('is open while it is known what they may, and for their audience alone', async () => {
    const { headers } = await someone();
    expect(await isQuick(headers)).toBe(false);
    expect(await isQuick(headers)).toBe(true);
    const admin = await someone('Admin');
    await viewerIn(here, admin.headers);
    expect(await isQuick(admin.headers)).toBe(false);
    expect(await isQuick(admin.headers)).toBe(true);
    expect(await isQuick({ ...admin.headers, cookie: 'plein.view_as=abc.def' })).toBe(false);
  });

  it('is closed once they have signed out', async () => {
    const { headers } = await someone();
    await here.app.inject({ url, headers });
    expect(await isQuick(headers)).toBe(true);
    await here.app.inject({ method: 'POST', url: '/api/auth/sign-out', headers });
    expect(await isQuick(headers)).toBe(false);
  });
});
