import { processorTimes } from '../compare.ts';
import { ask, type Headers } from '../editor/long-page.ts';
import { median } from '../median.ts';
import { signIn } from '../sign-in.ts';
import type { Site } from '../site.ts';

/** What a browser asks for, all at once after the first, as the screen's loader does. */
interface Screen {
  name: string;
  first: readonly string[];
  rest: readonly string[];
  headers: Headers;
}

export interface ScreenTime {
  name: string;
  /** Milliseconds of PostgreSQL for all calls together. */
  median: number;
  worst: number;
}

const times = 5;
const statistics = '/api/statistics';
const parts = `${statistics}:parts`;

/** Almost a year, with as many days as can be at both ends that make no whole month. */
function longestOwnDays(today: Date): { from: string; to: string } {
  const at = (month: number, day: number) =>
    new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + month, day)).toISOString().slice(0, 10);
  return { from: at(-12, 2), to: at(0, -1) };
}

const dayBefore = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

function periods(): [name: string, query: string][] {
  const { from, to } = longestOwnDays(new Date());
  return [
    ['today', 'period=today'],
    ['28 days beside last year', 'period=28&beside=year'],
    ['28 days beside the ones before', 'period=28&beside=before'],
    ['a quarter beside the one before', `period=own&from=${dayBefore(91)}&to=${dayBefore(0)}&beside=before`],
    ["days of one's own, almost a year, beside last year", `period=own&from=${from}&to=${to}&beside=year`],
    ['12 months beside last year', 'period=12m&beside=year'],
  ];
}

/** The whole site for an admin: `load-statistics.ts` asks for the same. */
const ofSite = (name: string, query: string, who: string, headers: Headers): Screen => ({
  name,
  headers,
  first: [parts],
  rest: [
    `${statistics}?${query}${who}`,
    `${statistics}:taking-part?${query}`,
    `${statistics}:blocks?${query}`,
    `${statistics}:now`,
    `${statistics}:report`,
    `${statistics}/links`,
  ],
});

/** Pages that somebody may edit, all or those of a part of the menu. */
const ofPages = (name: string, query: string, headers: Headers): Screen => ({
  name,
  headers,
  first: [parts],
  rest: [`${statistics}:pages?${query}`, `${statistics}:blocks?${query}`],
});

async function screensOf({ port }: Site): Promise<Screen[]> {
  const headers = await signIn(port);
  const known = await ask<{ parts: { guid: string }[] }>(port, parts, headers);
  const part = known.parts[0]?.guid;
  const { path } = await ask<{ path: string }>(port, `${statistics}/links`, headers, {
    name: 'De raad',
    lastDay: dayBefore(-30),
  });
  const link = path.replace('/shared-figures/', '/api/shared-figures/');
  return periods().flatMap(([name, query]) => [
    ofSite(`site: ${name}`, query, '', headers),
    ofSite(`site, members alone: ${name}`, query, '&audience=member', headers),
    ofSite(`site, visitors alone: ${name}`, query, '&audience=visitor', headers),
    ofPages(`pages: ${name}`, query, headers),
    ...(part === undefined ? [] : [ofPages(`a part of the menu: ${name}`, `${query}&part=${part}`, headers)]),
    { name: `the council's link: ${name}`, headers: {}, first: [], rest: [`${link}?${query}`] },
  ]);
}

async function databaseTime(site: Site, { first, rest, headers }: Screen): Promise<number> {
  const processes = { node: site.pid, database: site.database };
  const call = (address: string) => ask(site.port, address, headers);
  const before = processorTimes(processes);
  for (const address of first) await call(address);
  await Promise.all(rest.map(call));
  const after = processorTimes(processes);
  return before === undefined || after === undefined ? Number.NaN : after.database - before.database;
}

/** Every screen some times, each with all that it asks for. */
export async function measureScreens(site: Site): Promise<ScreenTime[]> {
  const measured: ScreenTime[] = [];
  for (const screen of await screensOf(site)) {
    const spent: number[] = [];
    for (let at = 0; at < times; at += 1) spent.push(await databaseTime(site, screen));
    measured.push({ name: screen.name, median: median(spent), worst: Math.max(...spent) });
  }
  return measured;
}
