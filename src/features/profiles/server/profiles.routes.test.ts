import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#app/server/testing/test-app.ts';
import type { AccountType } from '#platform/contract/rights/viewer.ts';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp();
});

afterAll(() => test.close());

const read = async (headers: Record<string, string>) => test.app.inject({ url: '/api/profiles:loggedIn', headers });

describe('GET /api/profiles:loggedIn', () => {
  it('has every field of the application user (§3) and is never kept', async () => {
    const id = await test.makeRole('Redactie');
    const answer = await read(await test.signInAs('Standard', { roleIds: [id] }));
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.json()).toEqual({
      guid: expect.stringMatching(/^[0-9a-f-]{36}$/),
      firstName: 'Test',
      middleName: '',
      lastName: 'Standard',
      email: expect.stringContaining('@'),
      properties: [{ key: 'notificationClose', value: 10 }],
      isAdmin: false,
      isMett: false,
      isDeveloper: false,
      isContentManager: false,
      isActive: true,
      roleIds: [id],
    });
  });

  it('asks a visitor to sign in', async () => {
    expect((await read({})).statusCode).toBe(401);
  });

  it.each<[AccountType, object]>([
    ['Standard', { isAdmin: false, isMett: false, isDeveloper: false, isContentManager: false }],
    ['ContentManager', { isAdmin: false, isMett: false, isDeveloper: false, isContentManager: true }],
    ['Admin', { isAdmin: true, isMett: false, isDeveloper: false, isContentManager: true }],
    ['Mett', { isAdmin: true, isMett: true, isDeveloper: false, isContentManager: true }],
    ['Developer', { isAdmin: false, isMett: false, isDeveloper: true, isContentManager: false }],
  ])('%s (product.md §2)', async (accountType, flags) => {
    expect((await read(await test.signInAs(accountType))).json()).toMatchObject(flags);
  });

  it.each([
    ['never asked', { terms_of_use_asked: false, terms_of_use_version_accepted: null }, undefined],
    ['declined', { terms_of_use_asked: true, terms_of_use_version_accepted: null }, null],
    ['accepted', { terms_of_use_asked: true, terms_of_use_version_accepted: 2 }, 2],
  ])('terms of use %s', async (_, columns, version) => {
    const headers = await test.signInAs('Standard');
    const { guid } = (await read(headers)).json<{ guid: string }>();
    await test.platform.db.updateTable('user').set(columns).where('id', '=', guid).execute();
    const profile = (await read(headers)).json<Record<string, unknown>>();
    expect('termsOfUseVersionAccepted' in profile).toBe(version !== undefined);
    expect(profile.termsOfUseVersionAccepted).toBe(version);
  });
});
