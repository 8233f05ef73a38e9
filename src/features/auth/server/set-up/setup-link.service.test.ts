import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, system, type TestApp } from '#app/server/testing/test-app.ts';
import { anonymousViewer } from '#platform/contract/rights/viewer.ts';

const admin = { email: 'Eerste@Vloedhaven.example', password: 'een lang wachtwoord 1', firstName: 'Eline' };
let test: TestApp;

beforeAll(async () => {
  test = await startTestApp();
});

afterAll(() => test.close());

const newToken = async (): Promise<string> => {
  const path = await test.services.setupLink.createLink(system);
  if (path === undefined) throw new Error('there is an admin already');
  return path.replace('/setup/', '');
};
const read = (token: string) => test.app.inject({ url: `/api/auth/setup/${token}` });
const complete = (token: string, payload: object = admin) =>
  test.app.inject({ method: 'POST', url: `/api/auth/setup/${token}`, payload });

/** In order: the last ones are about a platform that has its admin. */
describe('the set-up link (product.md §5)', () => {
  it('is made by the system and not for a visitor', async () => {
    await expect(test.services.setupLink.createLink(anonymousViewer)).rejects.toMatchObject({ code: 'not-allowed' });
  });

  it('is open, and only its hash is stored', async () => {
    const token = await newToken();
    expect((await read(token)).json()).toEqual({ isOpen: true });
    const rows = await test.platform.db.selectFrom('verification').selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('ends when the next start makes another', async () => {
    const [old, fresh] = [await newToken(), await newToken()];
    expect((await read(old)).statusCode).toBe(410);
    expect((await complete(old)).statusCode).toBe(410);
    expect((await read(fresh)).statusCode).toBe(200);
  });

  it.each([
    ['a short password', { ...admin, password: 'kort' }],
    ['half an address', { ...admin, email: 'eerste' }],
  ])('refuses %s and stays open', async (_, payload) => {
    const token = await newToken();
    expect((await complete(token, payload)).statusCode).toBe(400);
    expect((await read(token)).statusCode).toBe(200);
  });

  it('does not let a caller choose their own rights or say that they are proven', async () => {
    const answer = await test.app.inject({
      method: 'POST',
      url: `/api/auth/setup/${'x'.repeat(43)}`,
      payload: { ...admin, accountType: 'Mett', roleIds: [] },
    });
    expect(answer.statusCode).toBe(410);
  });

  it('makes one admin, even when it is used twice at once, and signs in', async () => {
    const token = await newToken();
    const answers = await Promise.all([
      complete(token),
      complete(token, { ...admin, email: 'tweede@vloedhaven.example' }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 410]);
    const done = answers.find(({ statusCode }) => statusCode === 200);
    const cookie = String(done?.headers['set-cookie']).split(';')[0] ?? '';
    const profile = await test.app.inject({ url: '/api/profiles:loggedIn', headers: { cookie } });
    expect(profile.json()).toMatchObject({ isAdmin: true, firstName: 'Eline' });
    expect(await test.services.users.countUsers(system)).toBe(1);
  });

  it('is not made again once there is an admin, and an old one is dead', async () => {
    expect(await test.services.setupLink.createLink(system)).toBeUndefined();
    const row = { id: 'left', identifier: 'setup-link', value: 'left', expires_at: new Date('9999-12-31') };
    await test.platform.db.insertInto('verification').values(row).execute();
    expect((await read('x'.repeat(43))).statusCode).toBe(410);
  });
});
