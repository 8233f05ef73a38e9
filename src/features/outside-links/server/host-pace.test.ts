import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { type Database, openDatabase } from '#platform/server/database/database.ts';
import { createTestDatabase, type TestDatabase } from '#platform/server/testing/test-database.ts';
import { askAddress, fetchRobots } from './ask-address.ts';
import { createHostPaces, HostBusyError } from './host-pace.ts';
import { takeHostTurn } from './host-turns.repository.ts';

const { signal } = new AbortController();

let ours: TestDatabase;
/** Of two processes. */
let [first, second]: Database[] = [];

const open = () => openDatabase({ connectionString: ours.connectionString, poolSize: 3, onError: () => undefined });

beforeAll(async () => {
  ours = await createTestDatabase();
  [first, second] = await Promise.all([open(), open()]);
});
afterAll(async () => {
  await Promise.all([first?.close(), second?.close()]);
  await ours.drop();
});

function processes(): [Database, Database] {
  if (first === undefined || second === undefined) throw new Error('no database');
  return [first, second];
}

/** Says how long each was to wait, and does not. */
function paces(database: Database) {
  const waited: number[] = [];
  return { waited, ...createHostPaces(database.control, async (milliseconds) => void waited.push(milliseconds)) };
}

const keepBusy = (host: string, forNow: string) =>
  processes()[0].pool.query(
    `insert into control.outside_host values ($1, now() + $2::interval)
     on conflict (host) do update set free_at = excluded.free_at`,
    [host, forNow],
  );

const hosts = async () =>
  (await processes()[0].pool.query('select host from control.outside_host order by host')).rows.map(({ host }) => host);

describe('the pace of a host', () => {
  it('is one request a second, of all processes together', async () => {
    const asked = processes().flatMap(({ control }) =>
      Array.from({ length: 4 }, () => takeHostTurn(control, 'a.example')),
    );
    const moments = (await Promise.all(asked))
      .map((turn) => turn?.at.getTime() ?? Number.NaN)
      .toSorted((a, b) => a - b);
    expect(moments).toHaveLength(8);
    moments.slice(1).forEach((moment, before) => {
      expect(moment - (moments[before] ?? Number.NaN)).toBeGreaterThanOrEqual(1000);
    });
  });

  it('is waited for, and not of another host or of one that rests', async () => {
    const { pace, waited } = paces(processes()[0]);
    await pace('b.example', signal);
    expect(waited).toEqual([]);
    const begun = performance.now();
    await keepBusy('b.example', '14 seconds');
    await pace('b.example', signal);
    const [wait = 0] = waited;
    expect(wait).toBeLessThanOrEqual(14_000);
    expect(wait).toBeGreaterThan(14_000 - (performance.now() - begun) - 1);
    const before = waited.length;
    await pace('c.example', signal);
    await keepBusy('b.example', '-5 seconds');
    await pace('b.example', signal);
    expect(waited).toHaveLength(before);
  });

  it('is left alone where many wait already, and nobody loses a place by it', async () => {
    await keepBusy('d.example', '1 hour');
    const { pace, waited } = paces(processes()[1]);
    await expect(pace('d.example', signal)).rejects.toThrow(HostBusyError);
    expect(waited).toEqual([]);
    const { rows } = await processes()[0].pool.query(
      "select free_at <= now() + interval '1 hour' as is_same from control.outside_host where host = 'd.example'",
    );
    expect(rows).toEqual([{ is_same: true }]);
  });

  it('is nothing that this machine needs', async () => {
    const { pace, waited } = paces(processes()[0]);
    await pace('127.0.0.1', signal);
    await pace('127.0.0.1', signal);
    expect(waited).toEqual([]);
    expect(await hosts()).not.toContain('127.0.0.1');
  });

  it('ends with the turn', async () => {
    const { pace } = createHostPaces(processes()[0].control);
    await expect(pace('e.example', AbortSignal.abort())).rejects.toThrow();
    expect(await hosts()).not.toContain('e.example');
    await keepBusy('e.example', '14 seconds');
    await expect(pace('e.example', AbortSignal.timeout(1))).rejects.toThrow();
  });

  it('is forgotten after an hour', async () => {
    await keepBusy('f.example', '-2 hours');
    await keepBusy('g.example', '-1 minute');
    await paces(processes()[0]).forget();
    const known = await hosts();
    expect(known).not.toContain('f.example');
    expect(known).toContain('g.example');
  });
});

test('every request is paced: rules, where an address leads on to, and asking once more', async () => {
  const asked: string[] = [];
  const site = createServer(({ method, url = '' }, response) => {
    asked.push(`${method} ${url}`);
    if (url === '/oud') response.writeHead(302, { location: '/nieuw' });
    if (url === '/nieuw') response.writeHead(method === 'HEAD' ? 405 : 200);
    response.end();
  });
  await new Promise<void>((resolve) => void site.listen(0, '127.0.0.1', resolve));
  const paced: number[] = [];
  const parts = {
    allowsLoopback: true,
    signal,
    now: () => new Date(),
    // Each is asked after it waited, never before.
    pace: async () => void paced.push(asked.length),
  };
  const address = `http://127.0.0.1:${(site.address() as AddressInfo).port}/oud`;
  let rules: Promise<string> | undefined;
  const robotsOf = (url: URL) => {
    rules ??= fetchRobots(url, parts);
    return rules;
  };
  expect(await askAddress(address, { ...parts, robotsOf })).toMatchObject({ kind: 'answered', status: 200 });
  expect(asked).toEqual(['GET /robots.txt', 'HEAD /oud', 'HEAD /nieuw', 'GET /oud', 'GET /nieuw']);
  expect(paced).toEqual([0, 1, 2, 3, 4]);
  await new Promise((resolve) => site.close(resolve));
});

test('a host that others wait for is no site that is silent', async () => {
  const pace = () => Promise.reject(new HostBusyError('a.example'));
  const parts = { allowsLoopback: true, signal, now: () => new Date(), pace };
  await expect(fetchRobots(new URL('https://a.example/'), parts)).rejects.toThrow(HostBusyError);
  await expect(askAddress('https://a.example/', { ...parts, robotsOf: async () => '' })).rejects.toThrow(HostBusyError);
});
