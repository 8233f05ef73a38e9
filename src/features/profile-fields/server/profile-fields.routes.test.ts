import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, system, type TestApp } from '#app/server/testing/test-app.ts';
import type { ProfileField, ProfileFieldDefinition } from '../contract/profile-field.ts';
import { buildField } from './profile-fields.factory.ts';

type Headers = Record<string, string>;
let test: TestApp;
let admin: Headers;
let staff: Headers;
let now = new Date('2026-11-15T10:00:00Z');

beforeAll(async () => {
  test = await startTestApp({ clock: { now: () => now } });
  [admin, staff] = [await test.signInAs('Admin'), await test.signInAs('Mett')];
});
afterAll(() => test.close());

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, headers: Headers, payload?: object) =>
  test.app.inject({ method, url: `/api/profilefields${path}`, headers, ...(payload === undefined ? {} : { payload }) });
const keys = async (headers: Headers = admin) =>
  (await call('GET', '', headers)).json<ProfileField[]>().map(({ key }) => key);
const team = { key: 'team', category: 'profile', type: 'text', label: { nl: 'Team', en: 'Squad' } };

describe('GET /api/profilefields', () => {
  it('has the built-in fields first, and words in the language that is asked for', async () => {
    await buildField(test, {
      key: 'vervoer',
      type: 'choice',
      label: { nl: 'Vervoer', en: 'Transport' },
      section: { nl: 'Reizen' },
      options: [{ value: 'fiets', label: { nl: 'Fiets', en: 'Bike' } }],
    });
    const member = await test.signInAs('Standard');
    expect((await keys(member)).slice(0, 4)).toEqual(['accountEmail', 'termsOfUse', 'privacyStatement', 'cookies']);
    const fields = (await call('GET', '?language=en', member)).json<ProfileField[]>();
    expect(fields.find(({ key }) => key === 'vervoer')).toEqual({
      guid: expect.any(String),
      key: 'vervoer',
      category: 'profile',
      // Not translated, so in Dutch (§9).
      section: 'Reizen',
      subsection: '',
      sectionOrdinal: expect.any(Number),
      subsectionOrdinal: expect.any(Number),
      fieldOrdinal: expect.any(Number),
      visibleFor: 'user',
      inputType: 'select',
      platformGuid: test.platform.id,
      autocomplete: '',
      defaultValue: null,
      required: false,
      type: 'choice',
      options: [{ value: 'fiets', label: 'Bike' }],
      mett: false,
      label: 'Transport',
      help: '',
      isBuiltIn: false,
    });
  });

  it('has words in any language of the platform, and Dutch where there are none', async () => {
    await test.services.settings.save(system, 'languages', ['nl', 'en', 'de', 'ar']);
    const label = { nl: 'Wijk', de: 'Stadtviertel', ar: 'الحي', en: '' };
    const made = await call('POST', '', admin, { key: 'wijk', category: 'profile', type: 'text', label });
    expect(made.json()).toMatchObject({ label: { nl: 'Wijk', de: 'Stadtviertel', ar: 'الحي' } });
    const labelIn = async (language: string) =>
      (await call('GET', `?language=${language}`, admin)).json<ProfileField[]>().find(({ key }) => key === 'wijk')
        ?.label;
    expect(await Promise.all(['de', 'ar', 'en', 'nl'].map(labelIn))).toEqual(['Stadtviertel', 'الحي', 'Wijk', 'Wijk']);
  });

  it('shows fields of platform staff to platform staff alone (§6)', async () => {
    const { key } = await buildField(test, { mett: true });
    expect(await keys(staff)).toContain(key);
    expect(await keys(admin)).not.toContain(key);
  });
});

describe('making and changing fields', () => {
  it('is done by admins, and written down', async () => {
    const added = await call('POST', '', admin, team);
    expect(added.json()).toMatchObject({ ...team, inputType: 'input', isBuiltIn: false });
    const entry = await test.platform.db
      .selectFrom('audit_entry')
      .selectAll()
      .where('action', '=', 'profile-field.added')
      .where('subject_id', '=', added.json<{ guid: string }>().guid)
      .executeTakeFirst();
    expect(entry).toMatchObject({ subject_name: 'Team', actor_name: 'Test Admin' });
  });

  it.each([
    ['a key that is there, in other letters', { ...team, key: 'TEAM' }, 409, 'profile-field-key-taken'],
    ['a key of the product', { ...team, key: 'profielfoto' }, 400, 'bad-input'],
    ['no words', { ...team, key: 'leeg', label: { nl: '' } }, 400, 'bad-input'],
    ['a start that is no answer', { ...team, key: 'dag', type: 'date', defaultValue: 'morgen' }, 400, 'bad-input'],
    ['a kind that there is not', { ...team, key: 'soort', type: 'signature' }, 400, 'bad-input'],
    ['a kind that only items have', { ...team, key: 'soort', type: 'richText' }, 400, 'bad-input'],
    ['a choice without options', { ...team, key: 'keus', type: 'choice' }, 400, 'bad-input'],
    ['a way of asking that does not fit', { ...team, key: 'wijze', inputType: 'radio' }, 400, 'bad-input'],
    ['a way of asking of built-in fields', { ...team, key: 'wijze', inputType: 'fixed' }, 400, 'bad-input'],
    ['a field of platform staff', { ...team, key: 'dienst', mett: true }, 403, 'not-allowed'],
  ])('refuses %s', async (_, payload, status, code) => {
    const answer = await call('POST', '', admin, payload);
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([status, code]);
  });

  it('refuses what is not there, what is built in, and what one does not know of', async () => {
    const hidden = await buildField(test, { mett: true });
    const builtIn = (await call('GET', '', admin)).json<ProfileField[]>()[0]?.guid;
    const changed = { ...team, key: 'anders' };
    expect((await call('PUT', `/${randomUUID()}`, admin, changed)).statusCode).toBe(404);
    expect((await call('PUT', `/${hidden.guid}`, admin, changed)).statusCode).toBe(404);
    expect((await call('DELETE', `/${hidden.guid}`, admin)).statusCode).toBe(404);
    expect((await call('PUT', `/${builtIn}`, admin, changed)).json()).toMatchObject({ code: 'profile-field-built-in' });
  });

  it('keeps the kind of answer once somebody has answered', async () => {
    const { guid, key } = await buildField(test, { type: 'number' });
    const input = { ...team, key, type: 'text' };
    const payload = { properties: [{ key, value: 5 }] };
    await test.app.inject({ method: 'PUT', url: '/api/profiles:loggedIn', headers: admin, payload });
    expect((await call('PUT', `/${guid}`, admin, input)).json()).toMatchObject({ code: 'profile-field-in-use' });
    const free = await buildField(test, { type: 'number' });
    expect((await call('PUT', `/${free.guid}`, admin, { ...input, key: free.key })).statusCode).toBe(200);
  });
});

describe('deleting', () => {
  const fill = (payload: object) =>
    test.app.inject({ method: 'PUT', url: '/api/profiles:loggedIn', headers: admin, payload });
  const filledIn = async (key: string) => {
    const answer = await test.app.inject({ url: '/api/profiles:loggedIn', headers: admin });
    return answer.json<{ properties: { key: string; value: unknown }[] }>().properties.find((one) => one.key === key)
      ?.value;
  };

  it('can be undone with all that was filled in', async () => {
    const { guid, key } = await buildField(test);
    await fill({ properties: [{ key, value: 'Haven' }] });
    expect((await call('DELETE', `/${guid}`, admin)).statusCode).toBe(200);
    expect(await keys()).not.toContain(key);
    expect(await filledIn(key)).toBeUndefined();
    expect((await call('DELETE', `/${guid}`, admin)).statusCode).toBe(404);
    expect((await call('POST', `/${guid}/restore`, admin)).statusCode).toBe(200);
    expect(await filledIn(key)).toBe('Haven');
    expect((await call('POST', `/${guid}/restore`, admin)).statusCode).toBe(404);
  });

  it('cannot be undone when the key was taken in the meantime', async () => {
    const { guid, key } = await buildField(test);
    await call('DELETE', `/${guid}`, admin);
    await buildField(test, { key });
    expect((await call('POST', `/${guid}/restore`, admin)).json()).toMatchObject({ code: 'profile-field-key-taken' });
  });

  it('is for good after 30 days', async () => {
    const { guid, key } = await buildField(test);
    await fill({ properties: [{ key, value: 'Haven' }] });
    await call('DELETE', `/${guid}`, admin);
    now = new Date('2026-12-14T10:00:00Z');
    await test.services.profileFields.forgetDeleted();
    const values = () =>
      test.platform.db.selectFrom('profile_value').select('value').where('field_id', '=', guid).execute();
    expect(await values()).toHaveLength(1);
    now = new Date('2026-12-15T10:00:01Z');
    await test.services.profileFields.forgetDeleted();
    now = new Date('2026-11-15T10:00:00Z');
    expect(await values()).toHaveLength(0);
    expect((await call('POST', `/${guid}/restore`, admin)).statusCode).toBe(404);
  });
});

describe('the order', () => {
  it('is what an admin chose; what they cannot see stays behind it', async () => {
    const before = (await call('GET', ':definitions', staff)).json<ProfileFieldDefinition[]>();
    const own = before.filter(({ isBuiltIn, mett }) => !isBuiltIn && !mett).map(({ guid }) => guid);
    const chosen = own.toReversed();
    const answer = await call('PUT', ':order', admin, { guids: chosen });
    expect(answer.statusCode).toBe(200);
    const sections = new Set(answer.json<ProfileFieldDefinition[]>().map(({ section }) => section.nl));
    const after = (await call('GET', ':definitions', staff)).json<ProfileFieldDefinition[]>();
    for (const section of sections) {
      const within = (guids: string[]) =>
        guids.filter((guid) => after.find((one) => one.guid === guid)?.section.nl === section);
      const shown = after.filter(({ isBuiltIn, mett }) => !isBuiltIn && !mett).map(({ guid }) => guid);
      expect(within(shown)).toEqual(within(chosen));
    }
    expect(after).toHaveLength(before.length);
  });

  it('refuses what is not a field', async () => {
    expect((await call('PUT', ':order', admin, { guids: [randomUUID()] })).statusCode).toBe(404);
    expect((await call('PUT', ':order', admin, { guids: [] })).statusCode).toBe(400);
  });
});
