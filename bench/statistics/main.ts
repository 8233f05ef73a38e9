import { judge, type Verdict } from '../budgets.ts';
import { fillInbox } from '../forms/full-inbox.ts';
import { makeLongForm } from '../forms/long-form.ts';
import { measurePart } from '../measure-part.ts';
import { fillSite, type Place, type Site, startSite } from '../site.ts';
import { table } from '../table.ts';
import { measureAddingUp } from './adding-up.ts';
import { measureBeacon } from './beacon.ts';
import { behindProxy, measureCounting } from './counting.ts';
import { measureScreens } from './screens.ts';
import { fillBeside, fillYears, judgedDays, waitForMonths } from './year.ts';

/** `--days=60` fills fewer, to see that measuring works; only two years are judged. */
const days = Number(/^--days=(\d{2,4})$/.exec(process.argv[2] ?? '')?.[1] ?? judgedDays);
/** What the specification asks of the intake. */
const eventsPerSecond = 5000;
/** What a large site got in a year. */
const submissions = 100_000;

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
  console.log(`  filling what stands beside it, and ${submissions} submissions`);
  const { guid } = await makeLongForm(site.port);
  await fillInbox(site, guid, submissions);
  await fillBeside(site, days);
  const measured = await measureScreens(site);
  console.log(
    table([
      [`milliseconds of PostgreSQL for all calls of a screen, of ${rows} sums`, 'median', 'worst'],
      ...measured.map(({ name, median, worst }) => [name, median.toFixed(0), worst.toFixed(0)]),
    ]),
  );
  return judge('statisticsScreen', Math.max(...measured.map(({ worst }) => worst)));
}

/** Of the time, what adding up takes at most: after it comes a rest in the measure of how long it took. */
const paceOfAddingUp = 1 / 40;

const byProcessor = (isSo: boolean): string => (isSo ? ', by the processor: something else used the core' : '');

async function counting(site: Site, core: number | undefined): Promise<Verdict[]> {
  console.log('  counting beside reading');
  const { extra, viewsPerSecond, pages, isByProcessor, sent, counted } = await measureCounting(site);
  console.log('  counting what browsers tell');
  const beacon = await measureBeacon(site);
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
      ['pages a second, all counted', viewsPerSecond.toFixed(0)],
      [`the same, times without counting${byProcessor(isByProcessor)}`, pages.toFixed(3)],
      ['views', String(sent)],
      ['of which counted', String(counted)],
      [
        `events a second that browsers tell, all counted${byProcessor(beacon.isByProcessor)}`,
        beacon.eventsPerSecond.toFixed(0),
      ],
      ['microseconds of the processor for one, with its request', beacon.microseconds.toFixed(1)],
      ['of which the request, not counted', beacon.requestMicroseconds.toFixed(1)],
      ['events', String(beacon.sent)],
      ['of which counted', String(beacon.counted)],
      [`adding up ${addingUp.views} views: seconds by the clock`, addingUp.seconds.toFixed(1)],
      ['the same: seconds of the processor', (addingUp.milliseconds / 1000).toFixed(1)],
      ['share of the core at its pace', added.toFixed(3)],
    ]),
  );
  const lost = sent - counted + (beacon.sent - beacon.counted);
  return [
    judge('countingShare', taken + added),
    judge('countingPages', pages),
    judge('beaconEvents', beacon.eventsPerSecond),
    judge('countingLost', lost),
  ];
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
