import { setTimeout as delay } from 'node:timers/promises';
import type { Asked } from '../ask.ts';
import { Line } from './line.ts';

interface Crowd {
  port: number;
  /** Nobody has asked for it before. */
  path(number: number): string;
  seconds: number;
}

/** Between two looks at who is due, in milliseconds. */
const tick = 5;
/** In seconds: who has no answer by then has none. */
const longestAnswer = 30;

/**
 * So many a second come and ask once, whatever becomes of those before them, as a crowd does: it does not wait for a server
 * that is slow. Each has a connection for themselves while they are answered. Done when nobody comes any more; the last
 * answers may still be on their way.
 */
export async function comeAtRate(
  { port, path, seconds }: Crowd,
  { perSecond, mostLines }: { perSecond: number; mostLines: number },
): Promise<{ answers: Promise<Asked[]> }> {
  const idle = Array.from({ length: mostLines }, () => new Line(port));
  const all = [...idle];
  const asked: Promise<Asked>[] = [];
  const begin = performance.now();
  for (let passed = 0; passed < seconds * 1000; passed = performance.now() - begin) {
    while (asked.length < (passed / 1000) * perSecond) {
      const line = idle.pop();
      if (line === undefined) break;
      asked.push(line.ask(path(asked.length)).finally(() => idle.push(line)));
    }
    await delay(tick);
  }
  const overdue = setTimeout(() => {
    for (const line of all) line.close();
  }, longestAnswer * 1000);
  const answers = Promise.all(asked).finally(() => {
    clearTimeout(overdue);
    for (const line of all) line.close();
  });
  return { answers };
}

/** A few who ask again as soon as they have an answer: how many pages there are in each second, and all answers. */
export async function askAtSpeed(
  { port, path, seconds }: Crowd,
  lines: number,
): Promise<{ perSecond: number[]; asked: Asked[] }> {
  const perSecond = Array.from({ length: seconds }, () => 0);
  const asked: Asked[] = [];
  const begin = performance.now();
  const passed = () => (performance.now() - begin) / 1000;
  let number = 0;
  const drive = async () => {
    const line = new Line(port);
    while (passed() < seconds) {
      number += 1;
      const one = await line.ask(path(number));
      asked.push(one);
      const second = Math.floor(passed());
      if (one.status === 200 && second < seconds) perSecond[second] = (perSecond[second] ?? 0) + 1;
      // Who is asked to come back does, but not a thousand times a second.
      if (one.status !== 200) await delay(50);
    }
    line.close();
  };
  await Promise.all(Array.from({ length: lines }, drive));
  return { perSecond, asked };
}
