import type { StatisticsService } from '#features/statistics/server/statistics.service.ts';
import { addDays, calendarDay, startOfDay } from '#platform/contract/time/calendar-day.ts';
import { defaultTimeZone } from '#platform/contract/time/time-zone.ts';
import { demoDates } from './content/demo-dates.ts';
import { demoLists } from './content/demo-items.ts';
import { documentFiles } from './content/document-items.ts';
import { type PageKey, pageGuid } from './content/page-keys.ts';
import { seededRandom } from './pictures/seeded-random.ts';

export interface DemoStatisticsServices {
  statistics: Pick<StatisticsService, 'takeOver'>;
}

type Sums = Parameters<StatisticsService['takeOver']>[0];
type Counted = Omit<Sums['days'][number], 'day'>;

/** More than a year, so that each day has one to lie beside. */
const daysBack = 400;
/** Of these days it is also known who read, in which language and at which hour. */
const wholeDays = 35;
const storm = { daysAgo: 8, times: 2.6 };

const pages: readonly (readonly [PageKey, number, number])[] = [
  ['home', 0.34, 24],
  ['passport', 0.15, 66],
  ['waste', 0.14, 41],
  ['parking-permit', 0.1, 58],
  ['moving', 0.07, 49],
  ['harbour-quarter', 0.08, 97],
  ['contact', 0.07, 35],
  ['news', 0.06, 28],
  ['events', 0.05, 31],
  ['council', 0.03, 44],
];
const sources: readonly (readonly [string, number])[] = [
  ['search', 0.51],
  ['direct', 0.27],
  ['social facebook.com', 0.08],
  ['mail', 0.08],
  ['site vloedhavenaar.example', 0.06],
];
const devices: readonly (readonly [string, number])[] = [
  ['phone', 0.64],
  ['computer', 0.31],
  ['tablet', 0.05],
];
const reads: readonly (readonly [string, number])[] = [
  ['nl', 0.86],
  ['en', 0.07],
  ['pl', 0.04],
  ['de', 0.03],
];
const missing: readonly (readonly [string, number])[] = [
  ['/paspoort-verlengen', 0.004],
  ['/openingstijden /contact', 0.003],
  ['/kermis vloedhavenaar.example', 0.0015],
];
/** Of a weekday from Monday on, and of an hour. */
const week = [1.12, 1.2, 1.1, 1.05, 0.95, 0.52, 0.5];
const day = [1, 0, 0, 0, 0, 1, 3, 7, 10, 13, 14, 12, 9, 11, 10, 9, 8, 7, 8, 11, 12, 9, 5, 2];

const who: readonly (readonly [string, string, number])[] = [
  ['', '', 1],
  ['nl', '', 0.92],
  ['en', '', 0.08],
  ['', 'visitor', 0.88],
  ['', 'member', 0.12],
  ['nl', 'visitor', 0.81],
  ['en', 'visitor', 0.07],
  ['nl', 'member', 0.11],
  ['en', 'member', 0.01],
];

/** How a town of this size reads its site: weekdays and evenings, a storm, and a little more than last year. */
export function demoStatistics(now: Date): Sums {
  const random = seededRandom(1917);
  const today = calendarDay(now, defaultTimeZone);
  const days: Sums['days'][number][] = [];
  const hours: Sums['hours'][number][] = [];
  const stories = demoLists(demoDates(now))
    .slice(0, 2)
    .flatMap(({ items }) => items.slice(0, 3))
    .flatMap(({ guid }) => (guid === undefined ? [] : [{ guid }]));
  const files = documentFiles(demoDates(now)).map(({ id }) => id);
  for (let ago = daysBack; ago >= 1; ago -= 1) {
    const date = addDays(today, -ago);
    const weekday = (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;
    const season = ago > 364 ? 0.86 : 1 - (ago / 364) * 0.1;
    const rain = ago === storm.daysAgo ? storm.times : ago === storm.daysAgo - 1 ? storm.times * 0.7 : 1;
    const visits = Math.round(1450 * (week[weekday] ?? 1) * season * rain * (0.93 + random() * 0.14));
    const counts = [...countsOf(visits, random, stories), ...downloadsOf(visits, files)];
    const kept = ago <= wholeDays || ago > 364 ? who : who.slice(0, 1);
    for (const [language, audience, share] of kept) {
      for (const one of counts) {
        const part = scaled(one, share);
        if (part.views > 0) days.push({ day: date, language, audience, ...part });
      }
    }
    if (ago > wholeDays) continue;
    const begin = startOfDay(date, defaultTimeZone).getTime();
    const whole = day.reduce((sum, one) => sum + one, 0);
    for (const [at, weight] of day.entries()) {
      const part = scaled(
        { ...none, kind: 'site', key: '', views: visits * 2.4, visits, visitors: visits * 0.8 },
        weight / whole,
      );
      if (part.views > 0)
        hours.push({ hour: new Date(begin + at * 3_600_000).toISOString(), language: '', audience: '', ...part });
    }
  }
  return { days, hours };
}

type Plain = Omit<Counted, 'language' | 'audience'>;
const none: Plain = { kind: '', key: '', views: 0, visits: 0, visitors: 0, seconds: 0, timed: 0 };

const scaled = (one: Plain, share: number): Plain => ({
  ...one,
  views: Math.round(one.views * share),
  visits: Math.round(one.visits * share),
  visitors: Math.round(one.visitors * share),
  seconds: Math.round(one.seconds * share),
  timed: Math.round(one.timed * share),
});

/** Of the looks at the pages below, about as long as they are looked at. */
const timeOf = (visits: number) => ({ timed: visits * 0.9, seconds: visits * 0.9 * 46 });

function countsOf(visits: number, random: () => number, stories: readonly { guid: string }[]): Plain[] {
  const about = (share: number) => visits * share * (0.85 + random() * 0.3);
  const looked = (kind: string, key: string, share: number, seconds = 0): Plain => {
    const some = about(share);
    const timed = seconds === 0 ? 0 : some * 0.8;
    return { kind, key, views: some * 1.25, visits: some, visitors: some * 0.95, seconds: timed * seconds, timed };
  };
  return [
    { ...none, kind: 'site', key: '', views: visits * 2.4, visits, visitors: visits * 0.8, ...timeOf(visits) },
    ...pages.map(([key, share, seconds]) => looked('subject', `page:${pageGuid(key)}`, share, seconds)),
    ...pages.slice(0, 5).map(([key, share]) => looked('entry', `page:${pageGuid(key)}`, share * 0.7)),
    ...pages.slice(1, 6).map(([key, share]) => looked('exit', `page:${pageGuid(key)}`, share * 0.6)),
    ...stories.map(({ guid }, at) => looked('subject', `item:${guid}`, 0.06 / (at + 1), 52 + at * 9)),
    ...sources.map(([key, share]) => looked('source', key, share)),
    ...devices.map(([key, share]) => looked('device', key, share)),
    ...reads.map(([key, share]) => looked('reads', key, share)),
    ...missing.map(([key, share]) => ({ ...looked('missing', key, share), visits: 0 })),
    { ...looked('outgoing', 'digid.example', 0.05), visits: 0 },
    { ...looked('outgoing', 'ov.example', 0.02), visits: 0 },
  ];
}

/** What people take home: of each document a little less than of the one before. */
const downloadsOf = (visits: number, files: readonly string[]): Plain[] =>
  files.map((id, at) => ({ ...none, kind: 'download', key: `file:${id}`, views: (visits * 0.012) / (at + 1) }));

/** Cut short here, the demo has no past. */
export const addStatistics = ({ statistics }: DemoStatisticsServices, now: Date): Promise<void> =>
  statistics.takeOver(demoStatistics(now));
