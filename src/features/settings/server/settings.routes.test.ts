import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, system, type TestApp } from '#app/server/testing/test-app.ts';
import { AppError } from '#platform/contract/calls/errors.ts';
import { anonymousViewer, viewerOf } from '#platform/contract/rights/viewer.ts';
import { text } from '#platform/contract/texts/localized.ts';
import { publicSettingKeys } from '../contract/setting.ts';
import { settingKeys } from '../contract/setting-fields.ts';
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

  it('writes nothing down of what was so already', async () => {
    const admin = await test.signInAs('Admin');
    const changesOf = async (key: string): Promise<number> => {
      const url = '/api/audit?area=setting&itemCount=100';
      const { entries } = (await test.app.inject({ url, headers: admin })).json<{
        entries: { subject: { id: string } }[];
      }>();
      return entries.filter(({ subject }) => subject.id === key).length;
    };
    await put('headerLogoPadding', 12, admin);
    expect(await changesOf('headerLogoPadding')).toBe(1);
    expect((await put('headerLogoPadding', 12, admin)).statusCode).toBe(200);
    expect(await changesOf('headerLogoPadding')).toBe(1);
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

describe('PUT /api/platformsettingvalues', () => {
  interface Change {
    key: string;
    value: unknown;
    was: unknown;
  }
  const put = (changes: Change[], headers: Record<string, string>) =>
    test.app.inject({
      method: 'PUT',
      url: '/api/platformsettingvalues',
      payload: JSON.stringify({ changes }),
      headers: { 'content-type': 'application/json', ...headers },
    });
  const source = async (headers: Record<string, string>) => {
    const answer = await test.app.inject({ url: '/api/platformsettingvalues:source', headers });
    return Object.fromEntries(answer.json<{ key: string; value: unknown }[]>().map(({ key, value }) => [key, value]));
  };

  it('changes several together, each written down by itself', async () => {
    const admin = await test.signInAs('Admin');
    await test.services.settings.save(system, 'platformDescription', text('Aan het water'));
    const before = await source(admin);
    expect(before.platformDescription).toEqual(text('Aan het water'));
    const answer = await put(
      [
        { key: 'platformName', value: 'Gemeente Vloedhaven', was: before.platformName },
        { key: 'colorScheme', value: { primary: '#1f5a3c', accent: '#e8a300' }, was: before.colorScheme },
      ],
      admin,
    );
    expect(answer.statusCode).toBe(200);
    expect(await source(admin)).toMatchObject({
      platformName: 'Gemeente Vloedhaven',
      colorScheme: { primary: '#1f5a3c', accent: '#e8a300' },
    });
    const { entries } = (await test.app.inject({ url: '/api/audit?area=setting&itemCount=2', headers: admin })).json<{
      entries: { subject: { id: string }; details: unknown }[];
    }>();
    expect(entries.map(({ subject }) => subject.id).toSorted()).toEqual(['colorScheme', 'platformName']);
    expect(entries.find(({ subject }) => subject.id === 'platformName')?.details).toEqual({
      before: before.platformName,
      after: 'Gemeente Vloedhaven',
    });
  });

  it('changes the clock of the platform with the rest, and nothing kept survives it', async () => {
    const admin = await test.signInAs('Admin');
    const { timeZone } = await source(admin);
    expect((await put([{ key: 'timeZone', value: 'America/Kralendijk', was: timeZone }], admin)).statusCode).toBe(200);
    expect((await test.platform.locale()).timeZone).toBe('America/Kralendijk');
    expect((await put([{ key: 'timeZone', value: timeZone, was: 'America/Kralendijk' }], admin)).statusCode).toBe(200);
  });

  it('does not write over what someone else changed meanwhile, nor anything sent with it', async () => {
    const admin = await test.signInAs('Admin');
    const seen = await source(admin);
    await test.services.settings.save(system, 'headerLogoHeight', 64);
    const answer = await put(
      [
        { key: 'headerLogoHeight', value: 96, was: seen.headerLogoHeight },
        { key: 'headerLogoPadding', value: 12, was: seen.headerLogoPadding },
      ],
      admin,
    );
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      code: 'settings-changed',
      fields: [{ path: 'headerLogoHeight', code: 'changed-meanwhile' }],
    });
    const now = await source(admin);
    expect(now).toMatchObject({ headerLogoHeight: 64, headerLogoPadding: seen.headerLogoPadding });
    const again = await put([{ key: 'headerLogoHeight', value: 96, was: 64 }], admin);
    expect(again.statusCode).toBe(200);
  });

  it('tells everything that does not fit, each with its key and a code', async () => {
    const admin = await test.signInAs('Admin');
    const seen = await source(admin);
    const answer = await put(
      [
        { key: 'browserColor', value: 'groen', was: seen.browserColor },
        { key: 'headerLogoHeight', value: 4, was: seen.headerLogoHeight },
        { key: 'platformName', value: 'Anders', was: seen.platformName },
      ],
      admin,
    );
    expect(answer.statusCode).toBe(400);
    const fields = answer.json<{ fields: { path: string; code: string }[] }>().fields;
    expect(new Set(fields.map(({ path, code }) => `${path} ${code}`))).toEqual(
      new Set(['browserColor bad-color', 'headerLogoHeight out-of-range']),
    );
    expect(await source(admin)).toEqual(seen);
  });

  it('is for admins, to read and to write', async () => {
    const changes = [{ key: 'headerLogoHeight', value: 90, was: 96 }];
    const manager = await test.signInAs('ContentManager');
    const reads = (headers: Record<string, string>) =>
      test.app.inject({ url: '/api/platformsettingvalues:source', headers });
    expect((await put(changes, {})).statusCode).toBe(401);
    expect((await put(changes, manager)).statusCode).toBe(403);
    expect((await reads({})).statusCode).toBe(401);
    expect((await reads(manager)).statusCode).toBe(403);
  });
});
