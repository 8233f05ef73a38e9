import { sql } from 'kysely';
import type { InjectOptions, Response } from 'light-my-request';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pictures } from '#features/assets/server/assets.factory.ts';
import { buildItem, buildList } from '#features/list-items/server/list-items.factory.ts';
import { buildMenu } from '#features/menus/server/menus.factory.ts';
import { buildBlock, buildPage } from '#features/pages/server/pages.factory.ts';
import { cacheIndexes } from '#platform/contract/calls/cache-index.ts';
import { text } from '#platform/contract/texts/localized.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { Services } from './services/services.ts';
import { plainRenderer } from './testing/plain-renderer.ts';
import { startTestApp, system, type TestApp } from './testing/test-app.ts';

interface Side {
  name: string;
  host: string;
  platform: Platform;
  services: Services;
  page: string;
  block: string;
  asset: string;
  token: string;
  cookie: string;
}

const email = 'cato@beide.example';
const password = (name: string) => `het wachtwoord van ${name}`;
let test: TestApp;
let haven: Side;
let dorp: Side;

const ask = (side: Pick<Side, 'host'>, url: string, options: InjectOptions = {}): Promise<Response> =>
  test.app.inject({ url, ...options, headers: { host: side.host, ...options.headers } });

/** The same on both: the same paths, the same e-mail address; only what they say differs. */
async function furnish(name: string, host: string, platform: Platform): Promise<Side> {
  const services = test.installation.servicesOf(platform);
  const block = buildBlock({ heading: text(`Welkom in ${name}`) });
  const page = await buildPage(services, { title: text('Voorpagina'), buildingBlockInstances: [block] });
  const members = await buildPage(services, { title: text(`Leden van ${name}`), visibility: 'Users' });
  await buildMenu(services, [
    { name: text(`Home van ${name}`), urlSegment: text(''), pageId: page },
    { name: text('Leden'), urlSegment: text('leden'), pageId: members },
  ]);
  await services.settings.save(system, 'platformName', name);
  const { guid: asset } = await services.assets.add(system, {
    name: 'haven',
    bytes: await pictures.png({ width: 60, height: 60 }),
  });
  await services.users.createUser(system, { email, password: password(name), accountType: 'Admin' });
  const signedIn = await ask({ host }, '/api/auth/sign-in/email', {
    method: 'POST',
    payload: { email, password: password(name) },
  });
  const { token } = signedIn.json<{ token: string }>();
  const cookie = String(signedIn.headers['set-cookie']).split(';')[0] ?? '';
  return { name, host, platform, services, page, block: block.guid, asset, token, cookie };
}

beforeAll(async () => {
  test = await startTestApp({ renderer: plainRenderer });
  const { platforms } = test.installation;
  await platforms.addHosts('test', ['www.vloedhaven.example']);
  const second = await platforms.add('zeedorp', ['www.zeedorp.example', 'zeedorp.example']);
  haven = await furnish('Vloedhaven', 'www.vloedhaven.example', test.platform);
  dorp = await furnish('Zeedorp', 'www.zeedorp.example', second);
});
afterAll(() => test.close());

describe('two platforms in one process', () => {
  const both = () =>
    [
      [haven, dorp],
      [dorp, haven],
    ] as const;

  it('answer the same addresses each in their own words, in any order and from the cache too', async () => {
    for (let round = 0; round < 3; round += 1) {
      for (const [own, other] of both()) {
        for (const url of [
          '/',
          '/api/menus:withName?name=Top+level+menu',
          '/api/platformsettingvalues',
          '/api/pages:withName?name=Voorpagina',
        ]) {
          const { statusCode, body } = await ask(own, url);
          expect([url, statusCode]).toEqual([url, 200]);
          expect([url, body.includes(own.name), body.includes(other.name)]).toEqual([url, true, false]);
        }
      }
    }
    expect(test.installation.metrics.cacheHits.count).toBeGreaterThan(0);
  });

  it('are found by every host name of theirs, whatever the case and the port', async () => {
    for (const host of ['zeedorp.example', 'ZEEDORP.example', 'zeedorp.example:8443', dorp.host]) {
      expect((await ask({ host }, '/api/platformsettingvalues')).body).toContain('Zeedorp');
    }
  });

  it('answer 421 to a host name that is nobody’s', async () => {
    for (const url of ['/', '/api/platformsettingvalues', '/sitemap.xml', '/api/docs']) {
      const answer = await ask({ host: 'elders.example' }, url);
      expect([url, answer.statusCode]).toEqual([url, 421]);
      expect(answer.json()).toMatchObject({ code: 'unknown-platform' });
    }
    const signIn = await ask({ host: 'elders.example' }, '/api/auth/sign-in/email', {
      method: 'POST',
      payload: { email, password: password('Vloedhaven') },
    });
    expect(signIn.statusCode).toBe(421);
  });

  it('do not know each other’s pages, blocks and pictures by their guids', async () => {
    for (const [own, other] of both()) {
      const statuses = async (side: Side) => {
        const urls = [`/api/pages/${own.page}`, `/api/buildingblockinstance/${own.block}`, `/a/${own.asset}`];
        return Promise.all(urls.map(async (url) => (await ask(side, url)).statusCode));
      };
      expect(await statuses(own)).toEqual([200, 200, 200]);
      expect(await statuses(other)).toEqual([404, 404, 404]);
    }
  });

  it('do not know each other’s sessions, by token or by cookie', async () => {
    for (const [own, other] of both()) {
      for (const headers of [{ authorization: `Bearer ${own.token}` }, { cookie: own.cookie }]) {
        expect((await ask(own, '/api/profiles:loggedIn', { headers })).statusCode).toBe(200);
        expect((await ask(other, '/api/profiles:loggedIn', { headers })).statusCode).toBe(401);
        expect((await ask(own, '/leden', { headers })).body).toContain(`Leden van ${own.name}`);
        expect((await ask(other, '/leden', { headers })).body).not.toContain('Leden van');
      }
    }
  });

  it('do not take each other’s passwords for the same e-mail address', async () => {
    for (const [own, other] of both()) {
      const signIn = (name: string) =>
        ask(own, '/api/auth/sign-in/email', { method: 'POST', payload: { email, password: password(name) } });
      expect((await signIn(other.name)).statusCode).toBe(401);
      expect((await signIn(own.name)).statusCode).toBe(200);
    }
  });

  it('keep their own answers when the other changes, and their own cache token', async () => {
    const token = async (side: Side) => (await ask(side, `/api/pages/${side.page}`)).headers['cache-token'];
    const before = [await token(haven), await token(dorp)];
    expect(before[0]).not.toBe(before[1]);
    await dorp.services.settings.save(system, 'platformName', 'Nieuw Zeedorp');
    expect(await token(haven)).toBe(before[0]);
    expect(await token(dorp)).not.toBe(before[1]);
    await dorp.services.settings.save(system, 'platformName', 'Zeedorp');
  });

  it('live each by their own clock', async () => {
    await dorp.services.settings.save(system, 'timeZone', 'America/Kralendijk');
    for (const [{ host, services }, begin] of [
      [haven, 'DTSTART;TZID=Europe/Amsterdam:20260720T060000'],
      [dorp, 'DTSTART;VALUE=DATE:20260720'],
    ] as const) {
      const { guid } = await buildList(services);
      await buildItem(services, guid, { metadata: { 'period-start': '2026-07-20T04:00:00Z' } });
      expect((await ask({ host }, `/api/listitem/list/${guid}/feed.ics`)).body).toContain(`\r\n${begin}\r\n`);
    }
  });

  it('cannot invalidate for each other', async () => {
    const [index] = cacheIndexes(haven.host, 'GET /api/platformsettingvalues');
    const headers = { authorization: `Bearer ${dorp.token}` };
    const send = (side: Side) => ask(side, '/cache_invalidate', { method: 'DELETE', headers, payload: { index } });
    expect((await send(haven)).statusCode).toBe(401);
    await ask(haven, '/api/platformsettingvalues');
    expect((await send(dorp)).statusCode).toBe(204);
    await haven.platform.db.updateTable('setting').set({ value: '"stil"' }).where('key', '=', 'platformName').execute();
    expect((await ask(haven, '/api/platformsettingvalues')).body).toContain('Vloedhaven');
    await haven.services.settings.save(system, 'platformName', 'Vloedhaven');
  });

  it('cannot be reached by a query that names no schema', async () => {
    await expect(sql`select * from page`.execute(haven.platform.db)).rejects.toThrow('relation "page" does not exist');
    await expect(haven.platform.transaction((trx) => sql`select * from setting`.execute(trx))).rejects.toThrow(
      'relation "setting" does not exist',
    );
  });

  it('keep their files apart on disk', async () => {
    const [own] = await test.installation.platforms.list();
    expect(own?.schema).toBe('platform_test');
    expect(haven.platform.schema).not.toBe(dorp.platform.schema);
    const rows = (side: Side) => side.platform.db.selectFrom('asset').select('id').execute();
    expect((await rows(haven)).map(({ id }) => id)).toEqual([haven.asset]);
    expect((await rows(dorp)).map(({ id }) => id)).toEqual([dorp.asset]);
  });
});

describe('the list of platforms', () => {
  it.each([
    ['a key twice', 'zeedorp', [], { code: 'platform-exists' }],
    ['a host that is taken', 'nieuw', ['WWW.zeedorp.example:443'], { code: 'host-taken' }],
    ['a key with other letters', 'Zee-dorp', [], { name: 'PlatformNameError' }],
    ['no host name', 'nieuw', ['https://nieuw.example/'], { name: 'PlatformNameError' }],
  ])('refuses %s', async (_, key, hosts, expected) => {
    await expect(test.installation.platforms.add(key, hosts)).rejects.toMatchObject(expected);
    expect(test.installation.platforms.all()).toHaveLength(2);
  });

  it('refuses a host name for a platform that is not there, or that another has', async () => {
    const { platforms } = test.installation;
    await expect(platforms.addHosts('nergens', ['nergens.example'])).rejects.toMatchObject({ status: 404 });
    await expect(platforms.addHosts('test', ['zeedorp.example'])).rejects.toMatchObject({ code: 'host-taken' });
    await platforms.addHosts('zeedorp', ['zeedorp.example', 'dorp.example']);
    expect(platforms.forHost('dorp.example')?.key).toBe('zeedorp');
  });

  it('removes a platform with all its data; the one that is left serves every host again', async () => {
    const { platforms, database } = test.installation;
    const third = await platforms.add('derde', ['derde.example']);
    await test.installation.servicesOf(third).settings.save(system, 'platformName', 'Derde');
    expect((await ask({ host: 'derde.example' }, '/api/platformsettingvalues')).body).toContain('Derde');
    await platforms.remove('derde');
    expect((await ask({ host: 'derde.example' }, '/api/platformsettingvalues')).statusCode).toBe(421);
    const schemas = await database.pool.query(`select from pg_namespace where nspname = 'platform_derde'`);
    expect(schemas.rowCount).toBe(0);
    const again = await platforms.add('derde', ['derde.example']);
    expect((await test.installation.servicesOf(again).settings.all()).platformName).toBe('Plein');
    await platforms.remove('derde');
    await platforms.remove('zeedorp');
    expect((await ask({ host: 'elders.example' }, '/api/platformsettingvalues')).body).toContain('Vloedhaven');
    await expect(platforms.remove('zeedorp')).rejects.toMatchObject({ status: 404 });
  });
});
