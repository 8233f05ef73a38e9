import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, system, type TestApp } from '#app/server/testing/test-app.ts';
import { AppError } from '#platform/contract/calls/errors.ts';
import { anonymousViewer, viewerOf } from '#platform/contract/rights/viewer.ts';
import { text } from '#platform/contract/texts/localized.ts';
import { publicSettingKeys, settingKeys } from '../contract/setting.ts';
import { settingsTag } from '../contract/settings.tags.ts';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const address = '/api/platformsettingvalues';
const read = (query = '', headers: Record<string, string> = {}) => test.app.inject({ url: address + query, headers });

async function values(query = '', headers: Record<string, string> = {}): Promise<Record<string, unknown>> {
  const answer = await read(query, headers);
  expect(answer.statusCode).toBe(200);
  return Object.fromEntries(answer.json<{ key: string; value: unknown }[]>().map(({ key, value }) => [key, value]));
}

describe('GET /api/platformsettingvalues', () => {
  it('gives everyone the public settings, with the defaults of the spec (§3)', async () => {
    const settings = await values();
    expect(Object.keys(settings)).toEqual(publicSettingKeys);
    expect(settings).not.toHaveProperty('hostNames');
    expect(settings).toMatchObject({ headerLogoHeight: 72, headerLogoPadding: 8, headerVisibility: 'scroll' });
  });

  it('gives the keys that are named, in their order', async () => {
    expect(Object.keys(await values('?keys=headerLogoHeight,%20platformName'))).toEqual([
      'headerLogoHeight',
      'platformName',
    ]);
  });

  it('gives an admin all of them, or a closed one by name', async () => {
    const admin = await test.signInAs('Admin');
    expect(Object.keys(await values('?includeAll=true', admin))).toEqual(settingKeys);
    expect(await values('?keys=hostNames', admin)).toEqual({ hostNames: [] });
  });

  it.each(['?includeAll=true', '?keys=hostNames', '?keys=platformName,hostNames'])(
    'refuses %s to a visitor (401) and to others (403)',
    async (query) => {
      expect((await read(query)).statusCode).toBe(401);
      for (const accountType of ['Standard', 'ContentManager', 'Developer'] as const) {
        expect((await read(query, await test.signInAs(accountType))).statusCode).toBe(403);
      }
    },
  );

  it.each([
    ['?keys=nonsense', 'query.keys'],
    ['?keys=platformName,toString', 'query.keys'],
    ['?language=de', 'query.language'],
    ['?includeAll=perhaps', 'query.includeAll'],
  ])('refuses %s and names the field', async (query, path) => {
    const answer = await read(query);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'bad-input', fields: [{ path }] });
  });

  it('speaks the language that was asked for, and marks what is not in it', async () => {
    await test.services.settings.save(system, 'platformDescription', text('Aan het water', 'By the water'));
    expect(await values('?keys=platformDescription&language=en')).toEqual({
      platformDescription: { value: 'By the water' },
    });
    await test.services.settings.save(system, 'platformDescription', text('Aan het water'));
    expect(await values('?keys=platformDescription&language=en')).toEqual({
      platformDescription: { value: 'Aan het water', lang: 'nl' },
    });
  });

  it('is kept, and new at once after a change', async () => {
    await test.services.settings.save(system, 'platformName', 'Vloedhaven');
    const first = await read('?keys=platformName');
    expect(first.json()).toEqual([{ key: 'platformName', value: 'Vloedhaven' }]);
    const hits = test.installation.metrics.cacheHits.count;
    expect((await read('?keys=platformName')).body).toBe(first.body);
    expect(test.installation.metrics.cacheHits.count).toBe(hits + 1);
    await test.services.settings.save(system, 'platformName', 'Nieuw Vloedhaven');
    expect((await read('?keys=platformName')).json()).toEqual([{ key: 'platformName', value: 'Nieuw Vloedhaven' }]);
  });

  it('answers 304 to who has it already', async () => {
    const { etag } = (await read()).headers;
    const again = await read('', { 'if-none-match': String(etag) });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
    await test.services.settings.save(system, 'headerLogoHeight', 80);
    expect((await read('', { 'if-none-match': String(etag) })).statusCode).toBe(200);
  });

  it('falls back to the default for a stored value that no longer fits', async () => {
    await test.platform.transaction(async (trx, touch) => {
      await trx.insertInto('setting').values({ key: 'browserColor', value: '"no colour"' }).execute();
      touch(settingsTag);
    });
    expect(await values('?keys=browserColor')).toEqual({ browserColor: '' });
  });
});

describe('saving a setting', () => {
  const save = (viewer: Parameters<typeof test.services.settings.save>[0], key: string, value: unknown) =>
    test.services.settings.save(viewer, key, value).then(
      () => 'saved',
      (error: unknown) => (error instanceof AppError ? error.status : error),
    );
  const manager = viewerOf({
    id: 'm',
    accountType: 'ContentManager',
    emailVerified: true,
    isActive: true,
    roleIds: [],
  });

  it.each([
    ['a visitor', anonymousViewer, 'platformName', 'x', 403],
    ['a content manager', manager, 'platformName', 'x', 403],
    ['an unknown key', system, 'nonsense', 'x', 404],
    ['a wrong value', system, 'colorScheme', { primary: 'blue', accent: '#f05a28' }, 400],
    ['a logo that is too high', system, 'headerLogoHeight', 201, 400],
    ['an admin', system, 'headerLogoHeight', 200, 'saved'],
  ])('%s', async (_, viewer, key, value, expected) => {
    expect(await save(viewer, key, value)).toBe(expected);
  });
});

describe('PUT /api/platformsettingvalues/{key}', () => {
  const put = (key: string, value: unknown, headers: Record<string, string>) =>
    test.app.inject({
      method: 'PUT',
      url: `/api/platformsettingvalues/${key}`,
      payload: JSON.stringify({ value }),
      headers: { 'content-type': 'application/json', ...headers },
    });

  it('changes one setting, at once and for everyone, and it is written down', async () => {
    const admin = await test.signInAs('Admin');
    expect((await put('headerLogoHeight', 80, admin)).json()).toEqual({ key: 'headerLogoHeight', value: 80 });
    const read = await test.app.inject({ url: '/api/platformsettingvalues?keys=headerLogoHeight' });
    expect(read.json()).toEqual([{ key: 'headerLogoHeight', value: 80 }]);
    const { entries } = (await test.app.inject({ url: '/api/audit?area=setting', headers: admin })).json<{
      entries: { action: string; subject: { id: string } }[];
    }>();
    expect(entries[0]).toMatchObject({ action: 'setting.changed', subject: { id: 'headerLogoHeight' } });
  });

  it.each([
    ['a value that does not fit', 'headerLogoHeight', 'hoog', 400],
    ['no setting of ours', 'smtpPassword', 'x', 404],
  ])('refuses %s', async (_, key, value, status) => {
    expect((await put(key, value, await test.signInAs('Admin'))).statusCode).toBe(status);
  });

  it('is for admins', async () => {
    expect((await put('headerLogoHeight', 90, {})).statusCode).toBe(401);
    expect((await put('headerLogoHeight', 90, await test.signInAs('ContentManager'))).statusCode).toBe(403);
  });
});
