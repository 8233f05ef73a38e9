import { judge, type Verdict } from '../budgets.ts';
import { processorTimes } from '../compare.ts';
import { ask, type Headers } from '../editor/long-page.ts';
import { measurePart } from '../measure-part.ts';
import { median } from '../median.ts';
import { signIn } from '../sign-in.ts';
import { fillSite, type Place, type Site, startSite } from '../site.ts';
import { table } from '../table.ts';
import { measureAddingUp } from './adding-up.ts';
import { behindProxy, measureCounting } from './counting.ts';
import { fillYears, judgedDays, waitForMonths } from './year.ts';

/** `--days=60` fills fewer, to see that measuring works; only two years are judged. */
const days = Number(/^--days=(\d{2,4})$/.exec(process.argv[2] ?? '')?.[1] ?? judgedDays);
const times = 5;
/** What the specification asks of the intake. */
const eventsPerSecond = 5000;

/** Almost a year, with as many days as can be at both ends that make no whole month. */
function longestOwnDays(today: Date): { from: string; to: string } {
  const at = (month: number, day: number) =>
    new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + month, day)).toISOString().slice(0, 10);
  return { from: at(-12, 2), to: at(0, -1) };
}

const dayBefore = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

/** Of the whole site, and of the pages that somebody may edit. */
const calls = { site: '/api/statistics', pages: '/api/statistics:pages' } as const;

function screens(): [name: string, query: string][] {
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

/** Milliseconds of PostgreSQL for one screen, the median of some. */
async function databaseTime(site: Site, headers: Headers, address: string): Promise<number> {
  const parts = { node: site.pid, database: site.database };
  const spent: number[] = [];
  for (let at = 0; at < times; at += 1) {
    const before = processorTimes(parts);
    await ask(site.port, address, headers);
    const after = processorTimes(parts);
    spent.push(before === undefined || after === undefined ? Number.NaN : after.database - before.database);
  }
  return median(spent);
}

/** Months are added up once a day, and the first time when a process starts: so one does after they were filled in. */
async function withYears(site: Site, core: number | undefined): Promise<{ site: Site; rows: number }> {
  console.log(`  ${days} days of a million views a month`);
  const rows = await fillYears(site, days);
  await site.stop();
  const again = await startSite(site.dataDir, core);
  await waitForMonths(again, days);
  return { site: again, rows };
}

async function reading(site: Site, rows: number): Promise<Verdict> {
  const headers = await signIn(site.port);
  const measured: [string, number][] = [];
  for (const [of, path] of Object.entries(calls)) {
    for (const [name, query] of screens())
      measured.push([`${of}: ${name}`, await databaseTime(site, headers, `${path}?${query}`)]);
  }
  console.log(
    table([
      [`milliseconds of PostgreSQL, of ${rows} sums`, ''],
      ...measured.map(([name, milliseconds]) => [name, milliseconds.toFixed(0)]),
    ]),
  );
  return judge('statisticsScreen', Math.max(...measured.map(([, milliseconds]) => milliseconds)));
}

/** Of the time, what adding up takes at most: after it comes a rest in the measure of how long it took. */
const paceOfAddingUp = 1 / 40;

async function counting(site: Site, core: number | undefined): Promise<Verdict[]> {
  console.log('  counting beside reading');
  const { extra, viewsPerSecond, sent, counted } = await measureCounting(site);
  await site.stop();
  const again = await startSite(site.dataDir, core);
  console.log('  adding up what was counted');
  const addingUp = await measureAddingUp(again);
  await again.stop();
  const microseconds = extra.node + extra.database;
  const taken = (microseconds * eventsPerSecond) / 1_000_000;
  const added = (addingUp.milliseconds / 1000 / addingUp.seconds) * paceOfAddingUp;
  console.log(
    table([
      ['counting views', ''],
      ['microseconds of the processor for one: Node', extra.node.toFixed(1)],
      ['the same: PostgreSQL', extra.database.toFixed(1)],
      [`share of the core for ${eventsPerSecond} a second`, taken.toFixed(3)],
      ['views a second, all counted', viewsPerSecond.toFixed(0)],
      ['views', String(sent)],
      ['of which counted', String(counted)],
      [`adding up ${addingUp.views} views: seconds by the clock`, addingUp.seconds.toFixed(1)],
      ['the same: seconds of the processor', (addingUp.milliseconds / 1000).toFixed(1)],
      ['share of the core at its pace', added.toFixed(3)],
    ]),
  );
  return [judge('countingShare', taken + added), judge('countingLost', sent - counted)];
}

async function measureAll({ core, folder }: Place): Promise<Verdict[]> {
  const seeds = ['--pages=500', '--blocks=1', '--members=1', '--roles=1'];
  const dataDir = await fillSite('statistics', seeds, { core, folder });
  const ofCounting = await counting(await startSite(dataDir, core, behindProxy), core);
  const filled = await withYears(await startSite(dataDir, core), core);
  const verdicts = [...ofCounting, await reading(filled.site, filled.rows)];
  await filled.site.stop();
  return verdicts;
}

/** `npm run bench -- statistics`. */
await measurePart('statistics', measureAll);
