import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { processorTimes, type Target } from '../compare.ts';
import { searchedWords, searchOf, withoutCaches } from '../content.ts';
import { load } from '../load.ts';
import { median } from '../median.ts';
import { memoryOf } from '../memory.ts';
import { chooseCores, pinThisProcess, stopEverything } from '../pinned-process.ts';
import { root } from '../product.ts';
import { fillSite, largestList, type PlacedList, type Site, startSite } from '../site.ts';
import { table } from '../table.ts';

/**
 * `npm run bench -- against <folder>`: another version of Plein, installed there, and this one are asked the same in turns.
 * Milliseconds of two sittings say as much about the machine as about the product; how much one version takes of what the
 * other takes does not.
 */
const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    items: { type: 'string', default: '20000' },
    rounds: { type: 'string', default: '9' },
    row: { type: 'string', default: '' },
  },
});
const [folderOfOther] = positionals;
if (folderOfOther === undefined) throw new Error('Say which other version: npm run bench -- against <its folder>');

const names = ['the other', 'this one'] as const;
type Name = (typeof names)[number];
const checkouts: Record<Name, string> = { 'the other': resolve(root, folderOfOther), 'this one': root };

interface Row {
  name: string;
  connections: number;
  pathOf(site: PlacedList): string;
  environment?: Record<string, string>;
}

const rows: Row[] = [
  { name: 'home page made anew', connections: 10, pathOf: () => '/?bench=~{n}' },
  { name: 'list page of 20 made anew', connections: 10, pathOf: ({ path }) => `${path}?bench=~{n}` },
  {
    name: 'item by id, nothing kept',
    connections: 1,
    environment: withoutCaches,
    pathOf: ({ item }) => `/api/listitem/${item}`,
  },
  { name: 'search, nothing kept', connections: 10, environment: withoutCaches, pathOf: () => searchOf(searchedWords) },
];

const rounds = Number(flags.rounds);
const seconds = 1.2;
const warmRequests = 3000;
const idleSeconds = 10;

interface Figures {
  of: Record<Name, number[]>;
}

const shown = (value: number): string => value.toFixed(value < 10 ? 2 : 0);

function lineOf(name: string, unit: string, { of }: Figures): string[] {
  const shares = of['this one'].map((ours, index) => ours / (of['the other'][index] ?? Number.NaN));
  return [
    name,
    ...names.map((one) => `${shown(median(of[one]))} ${unit}`),
    ...names.map((one) => `${shown(Math.min(...of[one]))} ${unit}`),
    median(shares).toFixed(2),
  ];
}

/** Of Node and PostgreSQL, in milliseconds. */
async function costOf(target: Target, connections: number): Promise<number> {
  const before = processorTimes(target);
  const { requests } = await load({ ...target, connections, seconds });
  const after = processorTimes(target);
  if (before === undefined || after === undefined) throw new Error('This system does not tell processor time.');
  return (after.all - before.all) / requests;
}

async function warm(target: Target): Promise<void> {
  const deadline = performance.now() + 30_000;
  for (let sent = 0; sent < warmRequests && performance.now() < deadline; ) {
    sent += (await load({ ...target, connections: 10, seconds: 0.5 })).requests;
  }
}

const eachOf = async <Value>(make: (name: Name) => Promise<Value>): Promise<Record<Name, Value>> => ({
  'the other': await make('the other'),
  'this one': await make('this one'),
});

async function measureRows(sites: Record<Name, Site & PlacedList>, asked: readonly Row[]): Promise<string[][]> {
  const lines: string[][] = [];
  for (const { name, connections, pathOf } of asked) {
    console.log(`  ${name}`);
    const targetOf = (one: Name): Target => {
      const { port, pid, database } = sites[one];
      return { port, path: pathOf(sites[one]), headers: {}, node: pid, database };
    };
    for (const one of names) await warm(targetOf(one));
    const figures: Figures = { of: { 'the other': [], 'this one': [] } };
    for (let round = 0; round < rounds; round += 1) {
      for (const one of names) figures.of[one].push(await costOf(targetOf(one), connections));
    }
    lines.push(lineOf(name, 'ms', figures));
  }
  return lines;
}

async function measureStarts(folders: Record<Name, string>, core: number | undefined): Promise<string[][]> {
  const starts: Figures = { of: { 'the other': [], 'this one': [] } };
  const idle: Figures = { of: { 'the other': [], 'this one': [] } };
  console.log('  starting, and doing nothing');
  for (let round = 0; round < Math.min(rounds, 5); round += 1) {
    for (const one of names) {
      const site = await startSite(folders[one], core, {}, checkouts[one]);
      starts.of[one].push(site.startMilliseconds / 1000);
      await delay(idleSeconds * 1000);
      idle.of[one].push(memoryOf(site.pid).totalMegabytes);
      await site.stop();
    }
  }
  return [lineOf('a later start', 's', starts), lineOf('memory when idle', 'MB', idle)];
}

const place = mkdtempSync(join(tmpdir(), 'plein-bench-against-'));
let isOver = false;
async function tidyUp(): Promise<void> {
  if (isOver) return;
  isOver = true;
  await stopEverything();
  rmSync(place, { recursive: true, force: true });
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => void tidyUp().finally(() => process.exit(1)));
}

try {
  const cores = chooseCores();
  if (cores !== undefined) pinThisProcess(cores.load);
  const core = cores?.server;
  console.log(`  filling both, with ${flags.items} items`);
  const folders = await eachOf((one) =>
    fillSite(one.replace(' ', '-'), [`--items=${flags.items}`], { core, folder: place, checkout: checkouts[one] }),
  );
  const isAsked = (name: string) => name.includes(flags.row);
  const lines: string[][] = [];
  for (const environment of [undefined, withoutCaches]) {
    const asked = rows.filter((row) => row.environment === environment && isAsked(row.name));
    if (asked.length === 0) continue;
    const sites = await eachOf(async (one) => {
      const site = await startSite(folders[one], core, environment, checkouts[one]);
      return { ...site, ...(await largestList(site)) };
    });
    lines.push(...(await measureRows(sites, asked)));
    for (const one of names) await sites[one].stop();
  }
  if (isAsked('a later start')) lines.push(...(await measureStarts(folders, core)));
  const heads = ['median', 'least'].flatMap((figure) => names.map((one) => `${one}, ${figure}`));
  console.log(`\n${table([['', ...heads, 'share'], ...lines])}`);
} finally {
  await tidyUp();
}
