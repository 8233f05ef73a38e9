import type { Language } from '#platform/contract/texts/language.ts';
import { addDays, calendarDay, startOfDay } from '#platform/contract/time/calendar-day.ts';
import type { TimeZone } from '#platform/contract/time/time-zone.ts';
import type { Platform } from '#platform/server/platform.ts';
import { hourInZone } from '../contract/hour-in-zone.ts';
import { daysOf, type Period } from '../contract/period.ts';
import { monthsOf, partsOf } from '../contract/period-parts.ts';
import type { StatisticRow, StatisticsFigures, Sums } from '../contract/statistics.ts';
import { stepKindOf, stepOfDay, stepsOf } from '../contract/steps.ts';
import {
  type Asked,
  type AskedParts,
  firstDay,
  type KeyRow,
  knownMonths,
  mostByKind,
  robotsIn,
  siteByDay,
  siteByHour,
  viewsOf,
} from './figures.repository.ts';
import type { LedOn } from './led-on.ts';
import type { Named } from './named-subjects.ts';

interface FiguresParts {
  platform: Platform;
  ledOn: LedOn;
  namedSubjects(subjects: readonly string[], language: Language): Promise<(subject: string) => Named>;
}

interface FiguresOf {
  period: Period;
  compared: Period | null;
  who: { language: string; audience: string };
  /** In which everything is named. */
  language: Language;
  timeZone: TimeZone;
  /** The first day of which hours are kept. */
  hoursFrom: string;
  /** As many hours of a day have begun. */
  hoursBegun: number;
}

/** What is shown of each: how often it was part of a visit, or how often it happened. */
const measureOf = (kind: string): 'views' | 'visits' =>
  ['missing', 'download', 'outgoing'].includes(kind) ? 'views' : 'visits';

type Counts = Pick<Sums, 'views' | 'visits' | 'visitors'>;
const none: Counts = { views: 0, visits: 0, visitors: 0 };
const plus = (a: Counts, b: Counts): Counts => ({
  views: a.views + b.views,
  visits: a.visits + b.visits,
  visitors: a.visitors + b.visitors,
});

/** What a screen shows of a period, in as few questions as it takes. */
export const createFigures = ({ platform, namedSubjects, ledOn }: FiguresParts) => {
  const { db } = platform;

  async function byStep(asked: Asked, timeZone: TimeZone): Promise<Map<string, Counts>> {
    const sums = new Map<string, Counts>();
    const add = (step: string, row: Counts) => sums.set(step, plus(sums.get(step) ?? none, row));
    if (stepKindOf(asked) === 'hour') {
      const stretch = { from: startOfDay(asked.from, timeZone), to: startOfDay(addDays(asked.to, 1), timeZone) };
      for (const { hour, ...row } of await siteByHour(db, { ...asked, ...stretch }))
        add(String(hourInZone(hour, timeZone)), row);
    } else {
      for (const { day, ...row } of await siteByDay(db, asked)) add(stepOfDay(asked, day), row);
    }
    return sums;
  }

  async function partsIn(asked: Asked): Promise<AskedParts> {
    const known = await knownMonths(platform, monthsOf(asked));
    return { ...partsOf(asked, known), language: asked.language, audience: asked.audience };
  }

  async function totalsOf(asked: Asked): Promise<Sums> {
    const days = await siteByDay(db, asked);
    const total = (name: 'seconds' | 'timed') => days.reduce((sum, day) => sum + Number(day[name]), 0);
    return { ...days.reduce<Counts>(plus, none), seconds: total('seconds'), timed: total('timed') };
  }

  /** By weekday and hour, when the hours of the whole period are kept. */
  async function hoursOf(asked: Asked, timeZone: TimeZone, hoursFrom: string): Promise<number[][] | null> {
    if (asked.from < hoursFrom) return null;
    const stretch = { from: startOfDay(asked.from, timeZone), to: startOfDay(addDays(asked.to, 1), timeZone) };
    const hours = Array.from({ length: 7 }, () => Array.from({ length: 24 }, () => 0));
    for (const { hour, visits } of await siteByHour(db, { ...asked, ...stretch })) {
      const weekday = (new Date(`${calendarDay(hour, timeZone)}T00:00:00Z`).getUTCDay() + 6) % 7;
      const row = hours[weekday];
      const at = hourInZone(hour, timeZone);
      if (row !== undefined) row[at] = (row[at] ?? 0) + visits;
    }
    return hours;
  }

  return async ({
    period,
    compared,
    who,
    language,
    timeZone,
    hoursFrom,
    hoursBegun,
  }: FiguresOf): Promise<StatisticsFigures> => {
    const asked: Asked = { ...period, ...who };
    const before: Asked | undefined = compared === null ? undefined : { ...compared, ...who };
    const [parts, partsBefore] = await Promise.all([
      partsIn(asked),
      before === undefined ? undefined : partsIn(before),
    ]);
    const [steps, wasSteps, most, totals, was, hours, robots, since] = await Promise.all([
      byStep(asked, timeZone),
      before === undefined ? undefined : byStep(before, timeZone),
      mostByKind(platform, parts),
      totalsOf(asked),
      before === undefined ? null : totalsOf(before),
      hoursOf(asked, timeZone, hoursFrom),
      robotsIn(db, period),
      firstDay(db),
    ]);
    const [nameOf, earlier] = await Promise.all([
      namedSubjects([...new Set(most.map(({ key }) => key))], language),
      partsBefore === undefined ? undefined : viewsOf(platform, partsBefore, most),
    ]);
    // Of days before anything was counted nothing is known, which is not the same as nobody.
    const isKnown = compared !== null && since !== null && compared.to >= since;
    const rowOf = (row: KeyRow): StatisticRow => ({
      ...nameOf(row.key),
      key: row.key,
      views: row.views,
      visits: row.visits,
      seconds: row.timed === 0 ? null : Math.round(row.seconds / row.timed),
      was:
        earlier === undefined || !isKnown ? null : (earlier.get(`${row.kind} ${row.key}`)?.[measureOf(row.kind)] ?? 0),
    });
    const of = (kind: string) => most.flatMap((row) => (row.kind === kind ? [rowOf(row)] : []));
    const subjects = of('subject');
    const wasNames = compared === null ? [] : stepsOf(compared);
    // A period beside another may have a step more or less: a month has 28 to 31 days.
    const missing = await ledOn(
      most.flatMap(({ kind, key, views }) => {
        if (kind !== 'missing') return [];
        const [path = '', from] = key.split(' ', 2);
        return [{ path, from: from ?? null, views }];
      }),
    );
    const wasAt = (at: number): number | null => {
      const step = wasNames[at];
      return !isKnown || step === undefined ? null : (wasSteps?.get(step)?.visits ?? 0);
    };
    return {
      period,
      compared,
      since,
      stepKind: stepKindOf(period),
      steps: stepsOf(period)
        .slice(0, stepKindOf(period) === 'hour' ? hoursBegun : undefined)
        .map((step, at) => ({
          step,
          ...(steps.get(step) ?? none),
          seconds: 0,
          timed: 0,
          was: wasAt(at),
        })),
      totals,
      was: isKnown ? was : null,
      pages: subjects.filter(({ key }) => !key.startsWith('item:')),
      items: subjects.filter(({ key }) => key.startsWith('item:')),
      entries: of('entry'),
      exits: of('exit'),
      sources: of('source'),
      campaigns: of('campaign'),
      devices: of('device'),
      reads: of('reads'),
      countries: of('country'),
      downloads: of('download'),
      outgoing: of('outgoing'),
      missing,
      hours: daysOf(period) === 1 ? null : hours,
      robots,
    };
  };
};
