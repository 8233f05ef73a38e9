import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, system, type TestApp } from '#app/server/testing/test-app.ts';
import { pictures } from '#features/assets/server/assets.factory.ts';
import { buildField } from '#features/profile-fields/server/profile-fields.factory.ts';
import type { AccountType } from '#platform/contract/rights/viewer.ts';
import type { ApplicationUser } from '../contract/profile.ts';

type Headers = Record<string, string>;
let test: TestApp;

beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const url = '/api/profiles:loggedIn';
const read = async (headers: Headers) => (await test.app.inject({ url, headers })).json<ApplicationUser>();
const put = (headers: Headers, payload: object) => test.app.inject({ method: 'PUT', url, headers, payload });
const propertyIn = ({ properties }: ApplicationUser, key: string) => properties.find((one) => one.key === key)?.value;
const codesOf = (answer: { json(): unknown }) =>
  (answer.json() as { fields?: { path: string; code: string }[] }).fields?.map(({ path, code }) => `${path} ${code}`);

describe('PUT /api/profiles:loggedIn (§7)', () => {
  it('asks a visitor to sign in', async () => {
    expect((await put({}, { firstName: 'X' })).statusCode).toBe(401);
  });

  it('changes what the body names, and answers the profile as it is now', async () => {
    const headers = await test.signInAs('Standard');
    const answer = await put(headers, { firstName: ' Noor ', properties: [{ key: 'alias', value: 'Kade' }] });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ firstName: 'Noor', middleName: '', lastName: 'Standard' });
    expect(propertyIn(answer.json<ApplicationUser>(), 'alias')).toBe('Kade');
    expect(await read(headers)).toEqual(answer.json());
    const { name } = await test.platform.db
      .selectFrom('user')
      .select('name')
      .where('id', '=', answer.json<ApplicationUser>().guid)
      .executeTakeFirstOrThrow();
    expect(name).toBe('Noor Standard');
  });

  it('takes a whole profile back as it was given, and changes nothing', async () => {
    const headers = await test.signInAs('Standard');
    const profile = await read(headers);
    expect((await put(headers, profile)).json()).toEqual(profile);
  });

  it('never gives rights, another address or another id', async () => {
    const headers = await test.signInAs('Standard');
    const profile = await read(headers);
    const greedy = {
      guid: randomUUID(),
      email: 'anders@vloedhaven.example',
      isAdmin: true,
      isMett: true,
      isDeveloper: true,
      isContentManager: true,
      isActive: false,
      roleIds: [randomUUID()],
      accountType: 'Admin',
      account_type: 'Admin',
    };
    expect((await put(headers, greedy)).json()).toEqual(profile);
  });

  it.each([
    ['rights as properties', [{ key: 'isAdmin', value: true }], 'body.properties.0.key unknown-key'],
    ['a key that nobody defined', [{ key: 'schoenmaat', value: 43 }], 'body.properties.0.key unknown-key'],
    [
      'a wrong kind',
      [
        { key: 'alias', value: 'Bo' },
        { key: 'theme', value: 'blue' },
      ],
      'body.properties.1.value wrong-kind',
    ],
    ['somebody’s picture', [{ key: 'profielfoto', value: randomUUID() }], 'body.properties unknown-photo'],
  ])('refuses %s, by name', async (_, properties, code) => {
    const headers = await test.signInAs('Standard');
    const before = await read(headers);
    const answer = await put(headers, { firstName: 'Halverwege', properties });
    expect(answer.statusCode).toBe(400);
    expect(codesOf(answer)).toEqual([code]);
    expect(await read(headers)).toEqual(before);
  });

  it('refuses a key that is there twice, and a name without end', async () => {
    const headers = await test.signInAs('Standard');
    const twice = [1, 2].map(() => ({ key: 'alias', value: 'Bo' }));
    expect((await put(headers, { properties: twice })).statusCode).toBe(400);
    expect((await put(headers, { firstName: 'x'.repeat(101) })).statusCode).toBe(400);
    expect((await put(headers, { properties: 'alias' })).statusCode).toBe(400);
  });

  it('takes a property away with null', async () => {
    const headers = await test.signInAs('Standard');
    await put(headers, { properties: [{ key: 'alias', value: 'Kade' }] });
    const answer = await put(headers, { properties: [{ key: 'alias', value: null }] });
    expect(propertyIn(answer.json<ApplicationUser>(), 'alias')).toBeUndefined();
  });

  it('keeps what two tabs save at the same moment', async () => {
    const headers = await test.signInAs('Standard');
    await Promise.all([
      put(headers, { properties: [{ key: 'alias', value: 'Kade' }] }),
      put(headers, { properties: [{ key: 'theme', value: 'dark' }] }),
      put(headers, { firstName: 'Noor' }),
    ]);
    const profile = await read(headers);
    expect([profile.firstName, propertyIn(profile, 'alias'), propertyIn(profile, 'theme')]).toEqual([
      'Noor',
      'Kade',
      'dark',
    ]);
  });

  it('is not for who is no longer active', async () => {
    const headers = await test.signInAs('Standard');
    const { guid } = await read(headers);
    await test.platform.db.updateTable('user').set({ is_active: false }).where('id', '=', guid).execute();
    expect((await put(headers, { firstName: 'Noor' })).statusCode).toBe(403);
  });

  it('writes down what was changed, and never into what', async () => {
    const headers = await test.signInAs('Standard');
    await put(headers, { firstName: 'Geheim', properties: [{ key: 'alias', value: 'Schuilnaam' }] });
    const { guid } = await read(headers);
    const entry = await test.platform.db
      .selectFrom('audit_entry')
      .selectAll()
      .where('actor_id', '=', guid)
      .where('action', '=', 'profile.changed')
      .executeTakeFirstOrThrow();
    expect(entry.details).toEqual({ changed: ['firstName', 'alias'] });
    expect(JSON.stringify(entry.details)).not.toContain('Schuilnaam');
  });
});

describe('fields of the platform', () => {
  it('are validated by their type, and kept by what they are, not by what they are called', async () => {
    const field = await buildField(test, { key: 'leeftijd', type: 'number' });
    const headers = await test.signInAs('Standard');
    expect(codesOf(await put(headers, { properties: [{ key: 'leeftijd', value: 'oud' }] }))).toEqual([
      'body.properties.0.value wrong-kind',
    ]);
    await put(headers, { properties: [{ key: 'leeftijd', value: 43 }] });
    const { guid, platformGuid: _, isBuiltIn: _is, ...rest } = field;
    const admin = await test.signInAs('Admin');
    const payload = { ...rest, key: 'jaren', label: { nl: 'Jaren', en: 'Years' }, inputType: undefined };
    const changed = await test.app.inject({
      method: 'PUT',
      url: `/api/profilefields/${guid}`,
      headers: admin,
      payload,
    });
    expect(changed.statusCode).toBe(200);
    const profile = await read(headers);
    expect([propertyIn(profile, 'jaren'), propertyIn(profile, 'leeftijd')]).toEqual([43, undefined]);
  });

  it('have a start, and cannot be emptied when they are required', async () => {
    await buildField(test, { key: 'afdeling', required: true, defaultValue: 'Balie' });
    const headers = await test.signInAs('Standard');
    expect(propertyIn(await read(headers), 'afdeling')).toBe('Balie');
    expect((await put(headers, { properties: [{ key: 'afdeling', value: 'Haven' }] })).statusCode).toBe(200);
    expect(codesOf(await put(headers, { properties: [{ key: 'afdeling', value: ' ' }] }))).toEqual([
      'body.properties.0.value required',
    ]);
  });

  it('keep an answer that is no longer among the options, until it changes', async () => {
    const options = ['a', 'b'].map((value) => ({ value, label: { nl: value, en: '' } }));
    const field = await buildField(test, { key: 'keuze', type: 'choice', options });
    const headers = await test.signInAs('Standard');
    await put(headers, { properties: [{ key: 'keuze', value: 'b' }] });
    const input = {
      key: 'keuze',
      category: 'profile',
      type: 'choice',
      label: field.label,
      options: options.slice(0, 1),
    };
    await test.app.inject({
      method: 'PUT',
      url: `/api/profilefields/${field.guid}`,
      headers: await test.signInAs('Admin'),
      payload: input,
    });
    const again = await put(headers, { firstName: 'Noor', properties: [{ key: 'keuze', value: 'b' }] });
    expect([again.statusCode, propertyIn(again.json<ApplicationUser>(), 'keuze')]).toEqual([200, 'b']);
  });

  it('of platform staff are unknown to everyone else', async () => {
    await buildField(test, { key: 'dienst', mett: true });
    const properties = [{ key: 'dienst', value: 'nacht' }];
    for (const accountType of ['Standard', 'Admin'] satisfies AccountType[]) {
      expect((await put(await test.signInAs(accountType), { properties })).statusCode).toBe(400);
    }
    const staff = await put(await test.signInAs('Mett'), { properties });
    expect(propertyIn(staff.json<ApplicationUser>(), 'dienst')).toBe('nacht');
  });
});

describe('the photo', () => {
  const addPhoto = async (guid: string) =>
    test.services.assets.add(system, {
      name: 'ik.png',
      bytes: await pictures.png({ width: 30, height: 30 }),
      holder: { kind: 'profile', id: guid },
    });

  it('is one that was uploaded as theirs', async () => {
    const headers = await test.signInAs('Standard');
    const { guid } = await read(headers);
    const photo = await addPhoto(guid);
    const answer = await put(headers, { properties: [{ key: 'profielfoto', value: photo.guid }] });
    expect(propertyIn(answer.json<ApplicationUser>(), 'profielfoto')).toBe(photo.guid);
    const other = await test.signInAs('Standard');
    expect((await put(other, { properties: [{ key: 'profielfoto', value: photo.guid }] })).statusCode).toBe(400);
  });

  it('may be named without hyphens (§7), and is seen by others', async () => {
    const headers = await test.signInAs('Standard');
    const { guid } = await read(headers);
    const photo = await addPhoto(guid);
    const value = photo.guid.replaceAll('-', '').toUpperCase();
    const answer = await put(headers, { properties: [{ key: 'profielfoto', value }] });
    expect(propertyIn(answer.json<ApplicationUser>(), 'profielfoto')).toBe(photo.guid);
    const other = await test.signInAs('Standard');
    expect((await test.app.inject({ url: `/a/${value}`, headers: other })).statusCode).toBe(200);
  });

  it('of platform staff is fixed (§6)', async () => {
    const headers = await test.signInAs('Mett');
    const { guid } = await read(headers);
    const photo = await addPhoto(guid);
    const answer = await put(headers, { properties: [{ key: 'profielfoto', value: photo.guid }] });
    expect(codesOf(answer)).toEqual(['body.properties.0.value fixed-avatar']);
  });
});

describe('terms of use (product.md §2)', () => {
  const current = () => test.services.legal.termsOfUseVersion();

  it('are accepted by their version, declined by null, and untouched when absent', async () => {
    const headers = await test.signInAs('Standard');
    const version = await current();
    expect('termsOfUseVersionAccepted' in (await put(headers, { firstName: 'Noor' })).json()).toBe(false);
    expect((await put(headers, { termsOfUseVersionAccepted: version })).json()).toMatchObject({
      termsOfUseVersionAccepted: version,
    });
    expect((await put(headers, { firstName: 'Nora' })).json()).toMatchObject({ termsOfUseVersionAccepted: version });
    expect((await put(headers, { termsOfUseVersionAccepted: null })).json()).toMatchObject({
      termsOfUseVersionAccepted: null,
    });
  });

  it('can be declined by who was never asked', async () => {
    const headers = await test.signInAs('Standard');
    await put(headers, { termsOfUseVersionAccepted: null });
    expect(await read(headers)).toMatchObject({ termsOfUseVersionAccepted: null });
  });

  it('cannot be accepted in a version that does not hold', async () => {
    const headers = await test.signInAs('Standard');
    const answer = await put(headers, { termsOfUseVersionAccepted: (await current()) + 1 });
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([409, 'terms-changed']);
  });

  it('leaves who declined what is public, their data and the way out, and gives the rest back when they accept', async () => {
    const headers = await test.signInAs('Admin');
    const send = (method: 'GET' | 'POST' | 'PUT', address: string, payload?: object) =>
      test.app.inject({ method, url: address, headers, ...(payload === undefined ? {} : { payload }) });
    const codeOf = (answer: { statusCode: number; json(): unknown }) => [
      answer.statusCode,
      (answer.json() as { code?: string }).code,
    ];
    const declined = (await put(headers, { termsOfUseVersionAccepted: null })).json<ApplicationUser>();
    expect(declined).toMatchObject({ isActive: true, isAdmin: false, isContentManager: false });
    expect(await read(headers)).toEqual(declined);
    const refused = [403, 'terms-declined'];
    expect(codeOf(await put(headers, { firstName: 'Nora' }))).toEqual(refused);
    expect(codeOf(await send('GET', '/api/users'))).toEqual(refused);
    expect(codeOf(await send('POST', '/api/roles', { name: 'Kring' }))).toEqual(refused);
    expect(codeOf(await send('POST', `/api/listitem/list/${randomUUID()}`, []))).toEqual(refused);
    expect((await send('GET', '/api/platformsettingvalues')).statusCode).toBe(200);
    expect((await send('GET', '/api/profiles:data')).statusCode).toBe(200);
    expect((await send('POST', '/api/auth/sessions:end-others', {})).statusCode).toBe(200);
    const accepted = await put(headers, { ...declined, termsOfUseVersionAccepted: await current() });
    expect(accepted.json()).toMatchObject({ isAdmin: true, isContentManager: true });
    expect((await send('GET', '/api/users')).statusCode).toBe(200);
  });

  it('lets who declined delete their account', async () => {
    const headers = await test.signInAs('Standard');
    await put(headers, { termsOfUseVersionAccepted: null });
    const { email } = await read(headers);
    const gone = await test.app.inject({
      method: 'DELETE',
      url,
      headers,
      payload: { email, password: 'een lang wachtwoord 1' },
    });
    expect(gone.statusCode).toBe(200);
  });
});
