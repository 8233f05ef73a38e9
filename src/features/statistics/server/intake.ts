import { randomBytes } from 'node:crypto';
import type { Language } from '#platform/contract/texts/language.ts';
import { addDays, calendarDay, startOfDay } from '#platform/contract/time/calendar-day.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Logger } from '#platform/server/logger.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { Device } from '../contract/device.ts';
import type { Batch, EventKind, Thing } from './batch.ts';
import { addBlocks } from './block-figures.repository.ts';
import { createBrowsers } from './browsers.ts';
import { isLeftOut, isStaffOfSite, type Looker, headerWord as word } from './counted-readers.service.ts';
import { createGathered, type GatheredThing, mostInOne } from './gathered.ts';
import { addBatch, addRobots, saltOfDay } from './intake.repository.ts';
import type { SubjectOf } from './subject-of.ts';
import { visitorCode } from './visitor-code.ts';

/**
 * Between two answers, each with its own code and data, counting one takes twice as long as in a row of them; and whoever
 * asked has their answer first.
 */
const countAfter = 20;
/** What is lost when a process is killed is what it gathered in this time. */
export const writeAfter = 1000;
/** What comes faster than it can be written is left uncounted, so that reading goes on. */
const mostWaiting = 20_000;
/** Of one visitor in a minute: nobody reads faster, and what does is no reader. */
const mostOfOne = 120;

/** What somebody did, as it is known at once; which page it was is looked up when it is written. */
export interface Counted {
  kind: EventKind;
  path: string;
  language: string;
  source: string | null;
  campaign: string | null;
  seconds: number | null;
}

/** The number of who looks, and when they did. */
interface Seen {
  at: number;
  visitor: number;
  device: Device;
}

interface Uncounted {
  looker: Looker;
  at: number;
  /** `see` says who it was, unless they are not to be counted. */
  count(see: () => Seen | undefined, languages: readonly Language[]): void;
}

/** What of a page was in sight and pressed. */
export interface BlocksTold {
  seen: readonly string[];
  pressed: readonly string[];
}

/** What it was is found out when it is counted; nothing when it is not. */
type Happening<Told> = (languages: readonly Language[]) => Told | undefined;

interface DaysSecret {
  day: string;
  salt: string;
  /** When the day is over. */
  until: number;
}

interface IntakeParts {
  platform: Platform;
  clock: Clock;
  log: Pick<Logger, 'warn'>;
  /** For who runs the installation. */
  counting: { lost: number };
  subjectOf: SubjectOf;
  countsStaff(): Promise<boolean>;
}

/** The first language that a browser asks for, without a region. */
const readsOf = (accept: string): string | null => /^\s*([a-z]{2,3})\b/i.exec(accept)?.[1]?.toLowerCase() ?? null;

/** Two that stand for no country: not known, and a network that hides it (as Cloudflare says them). */
const noCountries = new Set(['XX', 'T1']);

/** Only where a proxy that is trusted says it, because anyone can; addresses are looked up nowhere. */
function countryOf({ headers, isByProxy }: Looker): string | null {
  if (!isByProxy) return null;
  const code = word(headers['cf-ipcountry']) || word(headers['x-country-code']);
  return /^[A-Z]{2}$/.test(code) && !noCountries.has(code) ? code : null;
}

export type Intake = ReturnType<typeof createIntake>;

export function createIntake({ platform, clock, log, counting: figures, subjectOf, countsStaff }: IntakeParts) {
  const gathered = createGathered();
  const browserOf = createBrowsers();
  let robots = 0;
  /** By its guid, how often a block was seen and pressed: nobody is known of it, so it is added up at once. */
  let blocks = new Map<string, { seen: number; pressed: number }>();
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();
  let known: DaysSecret | undefined;
  /** What came in lately. */
  let waiting: Uncounted[] = [];
  let counter: NodeJS.Timeout | undefined;
  let counting: Promise<void> = Promise.resolve();
  let withStaff = false;
  let minute = 0;
  let byVisitor = new Map<number, number>();

  /** How often this visitor was counted in this minute, with this time. */
  function timesOf(visitor: number, at: number): number {
    const now = Math.floor(at / 60_000);
    if (now !== minute) {
      minute = now;
      byVisitor = new Map();
    }
    const times = (byVisitor.get(visitor) ?? 0) + 1;
    byVisitor.set(visitor, times);
    return times;
  }

  async function prepare(): Promise<DaysSecret> {
    const { timeZone } = await platform.locale();
    withStaff = await countsStaff();
    const day = calendarDay(clock.now(), timeZone);
    const salt = await saltOfDay(platform, day, randomBytes(32).toString('base64'));
    known = { day, salt, until: startOfDay(addDays(day, 1), timeZone).getTime() };
    return known;
  }

  async function countAll(): Promise<void> {
    // Another took all of it, as when the database was long to answer.
    if (waiting.length === 0) return;
    const all = waiting;
    waiting = [];
    let left = all.length;
    try {
      const { languages } = await platform.locale();
      for (const { looker, at, count } of all) {
        const { salt } = known !== undefined && at < known.until ? known : await prepare();
        count(() => seenBy(looker, at, salt), languages);
        left -= 1;
      }
    } catch (error) {
      // Nobody is counted while the database is away.
      figures.lost += left;
      log.warn({ err: error, platform: platform.key }, 'visits are not counted');
    }
  }

  function countWaiting(): Promise<void> {
    clearTimeout(counter);
    counter = undefined;
    counting = counting.then(countAll);
    return counting;
  }

  function later(looker: Looker, count: Uncounted['count']): void {
    if (isLeftOut(looker)) return;
    if (waiting.length >= mostInOne) {
      figures.lost += 1;
      return;
    }
    waiting.push({ looker, at: clock.now().getTime(), count });
    counter ??= setTimeout(() => void countWaiting(), countAfter).unref();
  }

  function soon(): void {
    if (timer !== undefined) return;
    timer = setTimeout(() => {
      timer = undefined;
      void write();
    }, writeAfter);
    timer.unref();
  }

  /** Many look at the same in one second: what stands at an address is asked once for all of them. */
  async function withSubjects({ different, ...happened }: Batch<GatheredThing>): Promise<Batch<Thing>> {
    const subjects = new Map<string, string>();
    const things: Thing[] = [];
    for (const { path, ...thing } of different) {
      const key = `${thing.kind} ${thing.language} ${path}`;
      const subject = subjects.get(key) ?? (await subjectOf(thing.kind, path, thing.language));
      subjects.set(key, subject);
      things.push({ ...thing, subject });
    }
    return { ...happened, different: things };
  }

  async function writeAll(): Promise<void> {
    const all = gathered.take();
    const seenRobots = robots;
    const seenBlocks = blocks;
    robots = 0;
    blocks = new Map();
    let left = all.reduce((sum, { things }) => sum + things.length, 0);
    try {
      // How it is asked for may be changed any moment, and this is a moment.
      withStaff = await countsStaff();
      for (const batch of all) {
        await addBatch(platform, await withSubjects(batch));
        left -= batch.things.length;
      }
      if (seenRobots > 0 && known !== undefined) await addRobots(platform, known.day, seenRobots);
      if (seenBlocks.size > 0 && known !== undefined)
        await addBlocks(
          platform,
          known.day,
          [...seenBlocks].map(([block, row]) => ({ block, ...row })),
        );
    } catch (error) {
      figures.lost += left;
      log.warn({ err: error, platform: platform.key, events: left }, 'visits were not counted');
    }
  }

  /** Everything gathered so far is in the database when it is done. */
  async function write(): Promise<void> {
    await countWaiting();
    writing = writing.then(writeAll);
    return writing;
  }

  /** Nothing when they are a robot, run the site, or do more than a person can. */
  function seenBy(looker: Looker, at: number, salt: string): Seen | undefined {
    if (isStaffOfSite(looker) && !withStaff) return undefined;
    const { ip, headers } = looker;
    const userAgent = word(headers['user-agent']);
    const device = browserOf(userAgent);
    if (device === 'robot') {
      robots += 1;
      soon();
      return undefined;
    }
    const visitor = visitorCode(salt, ip, userAgent);
    if (gathered.size() >= mostWaiting) {
      figures.lost += 1;
      return undefined;
    }
    return timesOf(visitor, at) > mostOfOne ? undefined : { at, visitor, device };
  }

  function count(looker: Looker, happened: Happening<Counted>): void {
    later(looker, (see, languages) => {
      const counted = happened(languages);
      const seen = counted && see();
      if (counted === undefined || seen === undefined) return;
      const { seconds, ...thing } = counted;
      const { at, visitor, device } = seen;
      const { headers, viewer } = looker;
      gathered.add(
        {
          ...thing,
          audience: viewer.kind === 'anonymous' ? 'visitor' : 'member',
          device,
          reads: readsOf(word(headers['accept-language'])),
          country: countryOf(looker),
        },
        { at, visitor, seconds },
      );
      soon();
    });
  }

  function countBlocks(looker: Looker, happened: Happening<BlocksTold>): void {
    later(looker, (see, languages) => {
      const told = happened(languages);
      if (told === undefined || see() === undefined) return;
      for (const name of ['seen', 'pressed'] as const) {
        for (const guid of new Set(told[name])) {
          const row = blocks.get(guid) ?? { seen: 0, pressed: 0 };
          if (!blocks.has(guid) && blocks.size >= mostWaiting) continue;
          row[name] += 1;
          blocks.set(guid, row);
        }
      }
      soon();
    });
  }

  return { count, countBlocks, write };
}
