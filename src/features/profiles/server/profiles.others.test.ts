import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#app/server/testing/test-app.ts';
import { buildField } from '#features/profile-fields/server/profile-fields.factory.ts';
import type { ActivityPage, OtherProfile } from '../contract/profile.ts';

type Headers = Record<string, string>;
let test: TestApp;
let noor: Headers;
let noorId: string;

const idOf = async (headers: Headers) =>
  (await test.app.inject({ url: '/api/profiles:loggedIn', headers })).json<{ guid: string }>().guid;
const save = (headers: Headers, payload: object) =>
  test.app.inject({ method: 'PUT', url: '/api/profiles:loggedIn', headers, payload });
const read = (headers: Headers, guid: string) => test.app.inject({ url: `/api/profiles/${guid}`, headers });

beforeAll(async () => {
  test = await startTestApp();
  await buildField(test, { key: 'team', label: { nl: 'Team' }, visibleFor: null });
  await buildField(test, { key: 'telefoon', type: 'phone' });
  await buildField(test, { key: 'dienst', mett: true, visibleFor: null });
  noor = await test.signInAs('Standard');
  noorId = await idOf(noor);
  const properties = [
    { key: 'team', value: 'Haven' },
    { key: 'telefoon', value: '0612345678' },
  ];
  await save(noor, { properties });
});
afterAll(() => test.close());

describe('GET /api/profiles/{guid} (§6)', () => {
  const keysFor = async (headers: Headers) =>
    (await read(headers, noorId)).json<OtherProfile>().fields.map(({ key }) => key);

  it('shows others only what is not for the user alone, and never the address', async () => {
    const answer = await read(await test.signInAs('Standard'), noorId);
    expect(answer.json()).toEqual({
      guid: noorId,
      name: 'Test Standard',
      photo: null,
      isMett: false,
      fields: [{ key: 'team', label: 'Team', section: '', value: 'Haven' }],
    });
    expect(answer.body).not.toContain('@');
  });

  it('shows all to the person and to admins', async () => {
    expect(await keysFor(noor)).toEqual(['team', 'telefoon']);
    expect(await keysFor(await test.signInAs('Admin'))).toEqual(['team', 'telefoon']);
  });

  it('shows the alias instead of the name', async () => {
    await save(noor, { properties: [{ key: 'alias', value: 'Kade' }] });
    const answer = await read(await test.signInAs('Standard'), noorId);
    expect(answer.json()).toMatchObject({ name: 'Kade' });
    expect(answer.body).not.toContain('Standard');
  });

  it('refuses visitors, the inactive, and what is not there', async () => {
    expect((await read({}, noorId)).statusCode).toBe(401);
    expect((await read(noor, randomUUID())).statusCode).toBe(404);
    const gone = await test.signInAs('Standard');
    const goneId = await idOf(gone);
    await test.platform.db.updateTable('user').set({ is_active: false }).where('id', '=', goneId).execute();
    expect((await read(gone, noorId)).statusCode).toBe(403);
    expect((await read(noor, goneId)).statusCode).toBe(404);
    expect((await read(await test.signInAs('Admin'), goneId)).statusCode).toBe(200);
  });
});

describe('GET /api/profiles:activity', () => {
  const activity = (headers: Headers, query = '') =>
    test.app.inject({ url: `/api/profiles:activity${query}`, headers });

  it('pages through what one did oneself, and nothing of anyone else', async () => {
    const headers = await test.signInAs('Standard');
    for (let time = 1; time <= 22; time += 1) await save(headers, { firstName: `Noor ${time}` });
    const first = (await activity(headers)).json<ActivityPage>();
    expect(first.entries).toHaveLength(20);
    expect(first.entries[0]).toMatchObject({ action: 'profile.changed', subject: '', ipAddress: '127.0.0.1' });
    const second = (await activity(headers, `?before=${first.nextBefore}`)).json<ActivityPage>();
    const ids = [...first.entries, ...second.entries].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(second.nextBefore).toBeNull();
    const own = await activity(await test.signInAs('Standard'));
    expect(own.body).not.toContain('profile.changed');
  });

  it('needs a person', async () => {
    expect((await activity({})).statusCode).toBe(401);
    expect((await activity(noor, '?before=x')).statusCode).toBe(400);
  });
});
