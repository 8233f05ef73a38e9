import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { askAddress, fetchRobots } from './ask-address.ts';
import { createHostPace } from './host-pace.ts';

const { signal } = new AbortController();

/** A clock that is at rest, and says how long each was to wait. */
function atRest() {
  const time = { at: 5000 };
  const waited: number[] = [];
  const pace = createHostPace({
    now: () => time.at,
    wait: async (milliseconds) => void waited.push(milliseconds),
  });
  return { time, waited, pace };
}

test('a host is asked once a second, and others meanwhile', async () => {
  const { time, waited, pace } = atRest();
  await Promise.all(['a.example', 'a.example', 'b.example', 'a.example'].map((host) => pace(host, signal)));
  expect(waited).toEqual([1000, 2000]);
  time.at += 2400;
  await pace('a.example', signal);
  expect(waited).toEqual([1000, 2000, 600]);
  time.at += 10_000;
  await pace('a.example', signal);
  expect(waited).toHaveLength(3);
});

test('this machine is not waited for', async () => {
  const { waited, pace } = atRest();
  await pace('127.0.0.1', signal);
  await pace('127.0.0.1', signal);
  expect(waited).toEqual([]);
});

test('a wait ends with the turn', async () => {
  const pace = createHostPace();
  await pace('a.example', signal);
  await expect(pace('a.example', AbortSignal.abort())).rejects.toThrow();
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
