import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, system, type TestApp } from '#app/server/testing/test-app.ts';
import { patience } from '#platform/server/testing/patience.ts';
import { buildNewsletter, buildNewsletterList, buildReaders, startSending } from './newsletters.factory.ts';
import { startLetterServer } from './testing/mail-server.ts';

const minute = 60_000;
const program = fileURLToPath(new URL('../../../app/server/testing/sending-process.ts', import.meta.url));
let server: Awaited<ReturnType<typeof startLetterServer>>;
let test: TestApp;
/** Every process begins a minute after the one before was killed: by then nobody believes any more that that one lives. */
let ahead = 0;

beforeAll(async () => {
  server = await startLetterServer();
  test = await startTestApp({
    withJobs: false,
    smtpUrl: server.url,
    clock: { now: () => new Date(Date.now() + ahead) },
  });
});
afterAll(async () => {
  await test.close();
  await server.stop();
});

function startProcess(guid: string): ChildProcess {
  const given = [test.connectionString, test.dataFolder, server.url, guid, String(ahead)];
  return spawn(process.execPath, [program, ...given], { stdio: ['ignore', 'inherit', 'inherit'] });
}

/** Kills it at the given letter: before its end was said, or after that and before the answer. */
async function killAt(guid: string, at: 'RCPT' | 'END', letter: number): Promise<void> {
  const reached = new Promise<void>((resolve) => {
    let seen = 0;
    server.holdWhen((where) => {
      if (where !== at) return false;
      seen += 1;
      // The lines beside it wait too, so that several letters are in hand.
      if (seen < letter) return false;
      if (seen === letter + 3) resolve();
      return true;
    });
  });
  let child = startProcess(guid);
  // On a busy machine the mail server may not answer in time: the letter is put off, and the next process goes on with it.
  while (!(await Promise.race([reached.then(() => true), once(child, 'exit').then(() => false)]))) {
    ahead += minute;
    child = startProcess(guid);
  }
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
  server.holdWhen(() => false);
  ahead += minute;
}

it(
  'survives being killed again and again: nobody is mailed twice, nobody is left out',
  async () => {
    const { services, app } = test;
    const admin = await test.signInAs('Admin');
    const list = await buildNewsletterList(services);
    const readers = await buildReaders(test, list, 200);
    const newsletter = await buildNewsletter(app, admin, list);
    expect((await startSending(app, admin, newsletter)).statusCode).toBe(200);
    const { guid } = newsletter;

    await killAt(guid, 'END', 40);
    await killAt(guid, 'RCPT', 30);
    const beforeTheLast = server.taken.length;
    expect(beforeTheLast).toBeGreaterThan(60);
    expect(beforeTheLast).toBeLessThan(190);
    await services.newsletterSending.run(guid);

    expect(server.taken.map(({ to }) => to).sort()).toEqual([...readers].sort());
    const { state, figures } = await services.newsletters.read(system, guid);
    expect(state).toBe('Sent');
    expect(figures).toMatchObject({ total: 200, waiting: 0, refused: 0, skipped: 0 });
    // Those that were in hand when their end had been said: they arrived, and who sent them cannot know.
    expect(figures.doubt).toBeGreaterThanOrEqual(1);
    expect(figures.doubt).toBeLessThanOrEqual(4);
    expect(figures.accepted + figures.doubt).toBe(200);
  },
  4 * patience.timeout,
);
