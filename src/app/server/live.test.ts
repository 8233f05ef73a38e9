import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { outboxTag } from '#features/mail/contract/mail.tags.ts';
import { mostChannels } from '#platform/server/live/live-hub.ts';
import { type Listener, listenBySocket, listenToEvents } from './testing/live-listener.ts';
import { startTestApp, type TestApp } from './testing/test-app.ts';

const script = fileURLToPath(new URL('./testing/second-process.ts', import.meta.url));
/** Starting a process takes a while on a busy machine. */
const patience = 300_000;
let test: TestApp;
let folder: string;
let second: ChildProcess;
let secondPort: number;
let port: number;
let admin: Record<string, string>;
let member: Record<string, string>;
const open: Listener[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plein-live-'));
  test = await startTestApp();
  await test.app.listen({ host: '127.0.0.1', port: 0 });
  port = (test.app.server.address() as AddressInfo).port;
  admin = await test.signInAs('Admin');
  member = await test.signInAs('Standard');
  second = spawn(process.execPath, [script, test.connectionString, folder], { stdio: ['pipe', 'pipe', 'inherit'] });
  if (second.stdout === null) throw new Error('the second process has no output');
  secondPort = await Promise.race([
    once(second.stdout, 'data').then(([line]) => Number(line)),
    once(second, 'exit').then(([code]) => Promise.reject(new Error(`the second process ended with ${code}`))),
  ]);
}, patience);
afterAll(async () => {
  for (const listener of open) listener.close();
  if (second.exitCode === null) {
    const gone = once(second, 'exit');
    second.stdin?.end();
    await gone;
  }
  await test.close();
  await rm(folder, { recursive: true });
}, patience);

type Way = 'events' | 'socket';
const ways: Way[] = ['events', 'socket'];

async function listen(way: Way, at: number, topics: string, headers: Record<string, string>): Promise<Listener> {
  const listener = await (way === 'events' ? listenToEvents : listenBySocket)(at, topics, headers);
  open.push(listener);
  return listener;
}

const changeOutbox = () => test.platform.signal(test.platform.db, outboxTag);

async function idOf(headers: Record<string, string>): Promise<string> {
  const session = await test.app.inject({ url: '/api/auth/get-session', headers });
  return session.json<{ user: { id: string } }>().user.id;
}

describe.each(ways)('the live channel by %s', { timeout: patience }, (way) => {
  it('tells in every process that something changed, and nothing else', async () => {
    const here = await listen(way, port, 'outbox,failed-jobs', admin);
    const there = await listen(way, secondPort, 'outbox', admin);
    const elsewhere = await listen(way, port, 'failed-jobs', admin);
    for (const one of [here, there, elsewhere]) expect(await one.next()).toMatchObject({ kind: 'ready' });
    await changeOutbox();
    expect(await here.next()).toEqual({ kind: 'changed', topics: ['outbox'], id: expect.any(String) });
    expect(await there.next()).toEqual({ kind: 'changed', topics: ['outbox'], id: expect.any(String) });
    test.installation.live.changed(test.platform.id, ['failed-jobs' as typeof outboxTag]);
    expect(await elsewhere.next()).toMatchObject({ kind: 'changed', topics: ['failed-jobs'] });
  });

  it('tells of a job that was given up because its process was killed', async () => {
    const listener = await listen(way, secondPort, 'failed-jobs', admin);
    await listener.next();
    await test.installation.jobs.start();
    // As the queue leaves it, which tells nobody.
    await test.installation.database.pool.query(
      `insert into jobs.job (name, data, source_name, source_retry_count) values ('failed', $1, 'send-mail', 4)`,
      [{ platformId: test.platform.id }],
    );
    await test.installation.jobs.runRecurring('tell-of-failed-jobs');
    expect(await listener.next()).toMatchObject({ kind: 'changed', topics: ['failed-jobs'] });
  });

  it('ends when somebody signs out, at once and with the reason', async () => {
    const leaving = await test.signInAs('Admin');
    const listener = await listen(way, secondPort, 'outbox', leaving);
    await listener.next();
    await test.app.inject({ method: 'POST', url: '/api/auth/sign-out', headers: leaving });
    expect(await listener.next()).toMatchObject({ kind: 'end', reason: 'signed-out' });
    expect(await listener.next()).toBeUndefined();
  });

  it.each([
    ['demoted', { accountType: 'Standard' }],
    ['deactivated', { isActive: false }],
  ])('ends for who is %s, and tells them nothing more', async (_, payload) => {
    const falling = await test.signInAs('Admin');
    const guid = await idOf(falling);
    const listener = await listen(way, port, 'outbox', falling);
    await listener.next();
    const changed = await test.app.inject({ method: 'PUT', url: `/api/users/${guid}`, headers: admin, payload });
    expect(changed.statusCode).toBe(200);
    await changeOutbox();
    expect(await listener.next()).toMatchObject({ kind: 'end' });
    expect(await listener.next()).toBeUndefined();
  });

  it('is refused to visitors, to who may not follow it, and for what there is not', async () => {
    const statusOf = async (topics: string, headers: Record<string, string>) =>
      (await listen(way, port, topics, headers)).status;
    expect(await statusOf('outbox', {})).toBe(401);
    expect(await statusOf('outbox', member)).toBe(403);
    expect(await statusOf(`long-work:${randomUUID()}`, member)).toBe(403);
    expect(await statusOf('onzin', admin)).toBe(400);
    expect(await statusOf('outbox:1', admin)).toBe(400);
    expect(await statusOf('', admin)).toBe(400);
  });

  const path = way === 'events' ? '/api/live' : '/api/live/socket';

  it('is refused when more is asked for than fits', async () => {
    const statusOf = async (query: string) =>
      (await test.app.inject({ url: `${path}?topics=${query}`, headers: admin, remoteAddress: '10.0.0.40' }))
        .statusCode;
    const different = (count: number) => Array.from({ length: count }, (_, id) => `long-work:${id}`).join();
    // Nobody has this work, so who asks for it in order is told that it is not for them.
    expect([await statusOf(different(20)), await statusOf(different(21))]).toEqual([403, 400]);
    // What is named twice counts once; the question itself can be too long by it.
    const same = (count: number) => Array.from({ length: count }, () => 'long-work:1').join();
    expect([same(166).length, same(167).length]).toEqual([1991, 2003]);
    expect([await statusOf(same(166)), await statusOf(same(167))]).toEqual([403, 400]);
    const goingOn = (length: number) => `long-work:1&after=${'7'.repeat(length)}`;
    expect([await statusOf(goingOn(40)), await statusOf(goingOn(41))]).toEqual([403, 400]);
  });

  it('is opened sixty times a minute at most from one address', async () => {
    const ask = async (remoteAddress: string) =>
      (await test.app.inject({ url: `${path}?topics=outbox`, remoteAddress })).statusCode;
    const statuses = new Set<number>();
    for (let calls = 0; calls < 60; calls += 1) statuses.add(await ask('10.0.0.41'));
    expect([...statuses]).toEqual([401]);
    expect([await ask('10.0.0.41'), await ask('10.0.0.42')]).toEqual([429, 401]);
  });

  it('has a limit for each person', async () => {
    const busy = await test.signInAs('Admin');
    const all: Listener[] = [];
    for (let count = 0; count < mostChannels.perPerson; count += 1) all.push(await listen(way, port, 'outbox', busy));
    expect(all.every(({ status }) => status < 300)).toBe(true);
    expect((await listen(way, port, 'outbox', busy)).status).toBe(429);
    expect((await listen(way, port, 'outbox', admin)).status).toBeLessThan(300);
    for (const one of all) one.close();
    await vi.waitFor(async () => expect((await listen(way, port, 'outbox', busy)).status).toBeLessThan(300), {
      timeout: 120_000,
    });
  });
});

describe('a channel that broke off', { timeout: patience }, () => {
  it('goes on where it was', async () => {
    const first = await listenToEvents(port, 'outbox', admin);
    const ready = await first.next();
    first.close();
    await changeOutbox();
    const witness = await listen('events', port, 'outbox', { ...admin, 'last-event-id': ready?.id ?? '' });
    expect(await witness.next()).toMatchObject({ kind: 'ready' });
    expect(await witness.next()).toMatchObject({ kind: 'changed', topics: ['outbox'] });
  });

  it('is told to load again when nobody knows what it missed', async () => {
    const listener = await listen('events', port, 'outbox', { ...admin, 'last-event-id': 'elders-7' });
    expect(await listener.next()).toMatchObject({ kind: 'ready' });
    expect(await listener.next()).toMatchObject({ kind: 'missed' });
  });

  it('is told so too when the server itself heard nothing for a while', async () => {
    const listener = await listen('events', port, 'outbox', admin);
    await listener.next();
    const client = new pg.Client({ connectionString: test.connectionString });
    await client.connect();
    await client.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'plein-bus' and datname = current_database()",
    );
    await client.end();
    expect(await listener.next()).toMatchObject({ kind: 'missed' });
    // What comes after this test is told of its own changes only.
    await vi.waitFor(() => expect(test.installation.freshnessOf(test.platform).state).toBe('fresh'), {
      timeout: patience,
      interval: 20,
    });
    listener.close();
  });
});

describe('the socket alone', { timeout: patience }, () => {
  it('follows something else when it is told to', async () => {
    const listener = await listenBySocket(port, 'failed-jobs', admin);
    await listener.next();
    listener.say(JSON.stringify({ follow: ['outbox'] }));
    expect(await listener.next()).toMatchObject({ kind: 'ready' });
    await changeOutbox();
    expect(await listener.next()).toMatchObject({ kind: 'changed', topics: ['outbox'] });
    listener.close();
  });

  const many = Array.from({ length: 21 }, () => 'outbox');
  it.each([
    ['what makes no sense', 'geen JSON'],
    ['to follow nothing', JSON.stringify({ follow: [] })],
    ['to follow more than fits', JSON.stringify({ follow: many })],
    ['to follow what there is not', JSON.stringify({ follow: ['onzin'] })],
  ])('ends when it is told %s', async (_, said) => {
    const listener = await listenBySocket(port, 'outbox', admin);
    listener.say(said);
    expect(await listener.closeCode()).toBe(1008);
  });

  it('follows as much as fits', async () => {
    const listener = await listenBySocket(port, 'failed-jobs', admin);
    await listener.next();
    listener.say(JSON.stringify({ follow: many.slice(1) }));
    expect(await listener.next()).toMatchObject({ kind: 'ready' });
    listener.close();
  });

  it('is not for pages of other sites, nor for who does not ask for one', async () => {
    const origin = 'https://elders.example';
    expect((await listenBySocket(port, 'outbox', { ...admin, origin })).status).toBe(403);
    const plain = await test.app.inject({ url: '/api/live/socket?topics=outbox', headers: admin });
    expect([plain.statusCode, plain.json().code]).toEqual([426, 'upgrade-needed']);
  });
});

it('a server that stops closes the channels and does not wait for an answer', { timeout: patience }, async () => {
  const other = await startTestApp({ connectionString: test.connectionString });
  await other.app.listen({ host: '127.0.0.1', port: 0 });
  const otherPort = (other.app.server.address() as AddressInfo).port;
  const listeners = await Promise.all(ways.map((way) => listen(way, otherPort, 'outbox', admin)));
  for (const one of listeners) await one.next();
  const closing = other.close();
  for (const one of listeners) expect(await one.next()).toMatchObject({ kind: 'end', reason: 'stopping' });
  await closing;
});
