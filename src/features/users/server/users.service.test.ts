import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, system, type TestApp } from '#app/server/testing/test-app.ts';
import { anonymousViewer, viewerOf } from '#platform/contract/rights/viewer.ts';

const password = 'een lang wachtwoord 1';
let test: TestApp;

beforeAll(async () => {
  test = await startTestApp();
});

afterAll(() => test.close());

describe('createUser', () => {
  it('keeps the address in small letters and the password as a hash', async () => {
    const { users } = test.services;
    await users.createUser(system, { email: 'Bas@Vloedhaven.example', password, firstName: 'Bas', lastName: 'Oever' });
    const kept = await test.platform.db.selectFrom('user').selectAll().where('name', '=', 'Bas Oever').execute();
    expect(kept).toMatchObject([{ email: 'bas@vloedhaven.example', account_type: 'Standard', is_active: true }]);
    const { password: stored } = await test.platform.db
      .selectFrom('account')
      .select('password')
      .executeTakeFirstOrThrow();
    expect(stored).toMatch(/^[0-9a-f]{32}:[0-9a-f]{128}$/);
  });

  it.each([
    ['an address that is taken', { email: 'BAS@vloedhaven.example', password }, 409, 'email-taken'],
    ['a short password', { email: 'a@vloedhaven.example', password: 'kort' }, 400, 'bad-input'],
    ['no address', { email: 'a', password }, 400, 'bad-input'],
    ['an unknown role', { email: 'b@vloedhaven.example', password, roleIds: [crypto.randomUUID()] }, 400, 'bad-input'],
    [
      'one property twice',
      { email: 'c@vloedhaven.example', password, properties: ['1', '2'].map((value) => ({ key: 'alias', value })) },
      400,
      'bad-input',
    ],
  ])('refuses %s and keeps nothing of it', async (_, input, status, code) => {
    const before = await test.services.users.countUsers(system);
    await expect(test.services.users.createUser(system, input)).rejects.toMatchObject({ status, code });
    expect(await test.services.users.countUsers(system)).toBe(before);
  });

  it.each([
    ['a visitor', anonymousViewer],
    [
      'a content manager',
      viewerOf({ id: 'x', accountType: 'ContentManager', emailVerified: true, isActive: true, roleIds: [] }),
    ],
    [
      'an inactive admin',
      viewerOf({ id: 'x', accountType: 'Admin', emailVerified: true, isActive: false, roleIds: [] }),
    ],
  ])('is not for %s', async (_, viewer) => {
    const { users } = test.services;
    await expect(users.createUser(viewer, { email: 'd@vloedhaven.example', password })).rejects.toMatchObject({
      status: 403,
    });
    expect(() => users.countUsers(viewer)).toThrow('not-allowed');
  });
});
