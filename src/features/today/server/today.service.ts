import { decide } from '#platform/contract/rights/decide.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import type { Language } from '#platform/contract/texts/language.ts';
import { calendarDay } from '#platform/contract/time/calendar-day.ts';
import type { TimeZone } from '#platform/contract/time/time-zone.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { RequestLog } from '#platform/server/logger.ts';
import type { Today } from '../contract/attention.ts';
import type { AttentionAsked, AttentionSource, FeatureAttention } from '../contract/feature-attention.ts';
import { type LookedAt, sectionsOf } from '../contract/sections.ts';

/** The first few of each: the screen is for beginning the day, and each section has the way to the rest. */
const mostRows = 5;
const mostBeside = 4;

export interface TodayParts<Services> {
  features: readonly FeatureAttention<Services>[];
  services: Services;
  log: Pick<RequestLog, 'error'>;
}

interface ServiceParts {
  clock: Clock;
  /** Who is signed in (features/profiles). */
  readLoggedIn(viewer: Viewer): Promise<{ firstName: string }>;
}

export type TodayService = ReturnType<typeof createTodayService>;

/** The start of the admin area: asks every feature that has something to say, and nobody's table. */
export function createTodayService({ clock, readLoggedIn }: ServiceParts) {
  return {
    async read<Services>(
      viewer: Viewer,
      { language, timeZone }: { language: Language; timeZone: TimeZone },
      { features, services, log }: TodayParts<Services>,
    ): Promise<Today> {
      const now = clock.now();
      const asked = { viewer, language, now, today: calendarDay(now, timeZone), limit: mostRows };

      /** One that fails does not take the others with it: what it would have told is said to be missing. */
      const tried = <T>(work: Promise<T>): Promise<T | 'failed'> =>
        work.catch((error: unknown) => {
          log.error({ err: error }, 'something of the start screen could not be looked at');
          return 'failed' as const;
        });
      const lookAt = async (source: AttentionSource<Services>): Promise<LookedAt> => ({
        section: source.section,
        rank: source.rank,
        isNow: source.isNow === true,
        more: source.more?.(asked),
        found: await tried(source.look(services, asked)),
      });
      const beside = async <T>(ask: ((services: Services, asked: AttentionAsked) => Promise<T[]>) | undefined) => {
        const found = ask === undefined ? [] : await tried(ask(services, asked));
        return found === 'failed' ? [] : found;
      };

      const sources = features.flatMap((feature) => feature.sources).filter(({ access }) => mayEnter(viewer, access));
      const [{ firstName }, looked, recent, soon, ownPages, placesToAdd] = await Promise.all([
        readLoggedIn(viewer),
        Promise.all(sources.map(lookAt)),
        Promise.all(features.map((feature) => beside(feature.recent))),
        Promise.all(features.map((feature) => beside(feature.soon))),
        Promise.all(features.map((feature) => beside(asList(feature.ownPages)))),
        Promise.all(features.map((feature) => beside(feature.placesToAdd))),
      ]);
      return {
        now: now.toISOString(),
        firstName,
        sections: sectionsOf(looked, mostRows),
        recent: recent
          .flat()
          .sort((one, other) => other.changedAt.localeCompare(one.changedAt))
          .slice(0, mostBeside),
        soon: soon
          .flat()
          .sort((one, other) => one.at.localeCompare(other.at))
          .slice(0, mostBeside),
        ownPages: ownPages.flat().reduce((sum, one) => sum + one, 0),
        placesToAdd: placesToAdd.flat(),
        isOwnOnly: !viewer.isAdmin,
        can: { makePage: viewer.isContentManager },
      };
    },
  };
}

const mayEnter = (viewer: Viewer, access: AttentionSource<unknown>['access']): boolean =>
  decide(viewer, 'enter', { kind: 'area', access }).allowed;

const asList = <Services>(ask: FeatureAttention<Services>['ownPages']) =>
  ask === undefined ? undefined : async (services: Services, asked: AttentionAsked) => [await ask(services, asked)];
