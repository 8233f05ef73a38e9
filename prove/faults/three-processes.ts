import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type Cut, openCuttableDatabase } from '#platform/server/testing/cuttable-database.ts';
import { startProduct } from '../../bench/product.ts';
import { embeddedDatabase } from '../../bench/yardstick.ts';
import type { Findings } from '../verdict.ts';
import { refusalIn } from '../writing/writing.ts';
import { call, openSite, type Site, type Told, untilTrue } from './site.ts';

/** Where what was written is read. */
interface Reader {
  name: string;
  port: number;
  isCut: boolean;
}

const cuts: Cut[] = ['refused', 'silent', 'half-open', 'slow'];
const boundSeconds = 2;

/** One process writes; of two that read one is cut off from the database, in four ways. */
export async function proveThreeProcesses(findings: Findings, dataDir: string, secondsEach: number): Promise<void> {
  const shared = { AUTH_SECRET: randomBytes(32).toString('base64url') };
  const writer = await openSite(join(dataDir, 'writer'), { environment: shared });
  const connectionString = await embeddedDatabase(join(dataDir, 'writer'));
  const ways = await Promise.all([openCuttableDatabase(connectionString), openCuttableDatabase(connectionString)]);
  const [cuttable] = ways;
  const others = [];
  for (const [index, way] of ways.entries()) {
    const environment = { ...shared, DATABASE_URL: way.connectionString };
    others.push(await startProduct({ dataDir: join(dataDir, `reader-${index}`), core: undefined, environment }));
  }
  const readers = others.map(({ port }, index): Reader => ({ port, name: `reader ${index + 1}`, isCut: index === 0 }));
  const item = await firstItem(writer);
  for (const how of cuts) {
    const trial = startTrial(writer, item, readers);
    await delay(secondsEach * 300);
    cuttable.cut(how);
    await delay(secondsEach * 1000);
    cuttable.mend();
    const back = await untilTrue('fresh again', () => isFresh(readers, item, trial.latest), 30);
    await delay(secondsEach * 300);
    noteTrial(findings, how, back, await trial.stop());
  }
  for (const other of others) await other.stop();
  for (const way of ways) await way.close();
  await writer.product.stop();
}

async function firstItem({ product, headers, list }: Site): Promise<string> {
  const json = [{ title: 'versie-0-', listItemTypeName: 'News' }];
  const { body } = await call(product.port, `/api/listitem/list/${list}`, { method: 'POST', headers, json });
  const [item] = JSON.parse(body) as { guid: string }[];
  if (item === undefined) throw new Error(`No item was made: ${body}`);
  await call(product.port, `/api/listitem/${item.guid}`, { method: 'PUT', headers, json: { visibility: 'Public' } });
  return item.guid;
}

interface Outcome {
  versions: number;
  answers: { reader: Reader; told: Told; staleMilliseconds: number }[];
}

const versionIn = ({ body }: Told): number => Number(/versie-(\d+)-/.exec(body)?.[1] ?? Number.NaN);
const pathOf = (item: string): string => `/api/listitem/${item}`;

const isFresh = async (readers: readonly Reader[], item: string, latest: () => number): Promise<boolean> => {
  const asked = latest();
  const told = await Promise.all(readers.map(({ port }) => call(port, pathOf(item))));
  return told.every((one) => one.status === 200 && versionIn(one) >= asked);
};

let version = 0;

/** Writes one version after another, and reads them everywhere. */
function startTrial({ product, headers }: Site, item: string, readers: readonly Reader[]) {
  const first = version;
  /** When each was confirmed. */
  const confirmedAt = new Map<number, number>();
  const answers: Outcome['answers'] = [];
  let isOver = false;
  const write = async () => {
    while (!isOver) {
      version += 1;
      const json = { title: `versie-${version}-` };
      const { status } = await call(product.port, pathOf(item), { method: 'PUT', headers, json });
      if (status !== 200) throw new Error(`The writer got ${status}.`);
      confirmedAt.set(version, performance.now());
      await delay(100);
    }
  };
  const read = async (reader: Reader) => {
    while (!isOver) {
      const told = await call(reader.port, pathOf(item));
      const newerSince = told.status === 200 ? confirmedAt.get(versionIn(told) + 1) : undefined;
      // It was asked after something newer was confirmed, so that is what it should have been.
      const staleMilliseconds = newerSince === undefined ? 0 : Math.max(0, told.askedAt - newerSince);
      answers.push({ reader, told, staleMilliseconds });
      await delay(20);
    }
  };
  const running = Promise.all([write(), ...readers.map(read)]);
  return {
    latest: () => Math.max(first, ...confirmedAt.keys()),
    stop: async (): Promise<Outcome> => {
      isOver = true;
      await running;
      return { versions: confirmedAt.size, answers };
    },
  };
}

function noteTrial(findings: Findings, how: Cut, back: number, { versions, answers }: Outcome): void {
  for (const isCut of [true, false]) {
    const own = answers.filter(({ reader }) => reader.isCut === isCut);
    const stale = Math.max(...own.map(({ staleMilliseconds }) => staleMilliseconds));
    const served = own.filter(({ told }) => told.status === 200).length;
    const strange = own.filter(
      ({ told }) => told.status !== 200 && !(told.status === 503 && refusalIn(told).isClear),
    ).length;
    findings.note(
      `three processes, ${how}: ${isCut ? 'the one cut off' : 'the one beside it'}, at most ${boundSeconds} s behind`,
      `${(stale / 1000).toFixed(2)} s (${versions} versions, ${served} answers, ${own.length - served} refusals)`,
      stale <= boundSeconds * 1000 && strange === 0 && served > 0,
    );
  }
  findings.note(`three processes, ${how}: both fresh again after it was mended`, `${(back / 1000).toFixed(2)} s`);
}
