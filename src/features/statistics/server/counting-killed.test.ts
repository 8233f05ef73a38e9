import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startTestApp, type TestApp } from '#app/server/testing/test-app.ts';
import { patience } from '#platform/server/testing/patience.ts';
import { writeAfter } from './intake.ts';

const program = fileURLToPath(new URL('../../../app/server/testing/counting-process.ts', import.meta.url));
let test: TestApp;

beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

async function startCounting(): Promise<ChildProcess> {
  const child = spawn(process.execPath, [program, test.connectionString, test.dataFolder], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  await once(child, 'message');
  return child;
}

async function count(child: ChildProcess, times: number): Promise<void> {
  const done = once(child, 'message');
  child.send(times);
  await done;
}

const counted = async () => {
  const rows = await test.platform.db.selectFrom('statistic_batch').select('visitors').execute();
  return rows.reduce((sum, { visitors }) => sum + visitors.length, 0);
};

it(
  'loses what it gathered since it last wrote when it is killed, and nothing before',
  async () => {
    // The screen says two seconds: what it takes to write comes on top of this.
    expect(writeAfter).toBeLessThanOrEqual(1000);
    const first = await startCounting();
    await count(first, 50);
    // Nobody asks for it: a process writes by itself.
    await vi.waitFor(async () => expect(await counted()).toBe(50), patience);
    await count(first, 50);
    const gone = once(first, 'exit');
    first.kill('SIGKILL');
    await gone;
    const left = await counted();
    // All that was written, and of the rest all or nothing: it goes in as one row.
    expect([50, 100]).toContain(left);

    const second = await startCounting();
    await count(second, 20);
    await vi.waitFor(async () => expect(await counted()).toBe(left + 20), patience);
    const ended = once(second, 'exit');
    second.kill('SIGKILL');
    await ended;
  },
  4 * patience.timeout,
);
