import type { LiveFormsService } from '#features/forms/server/live-forms.service.ts';
import type { NewslettersService } from '#features/newsletters/server/newsletters.service.ts';
import type { ManagedPollsService } from '#features/polls/server/managed-polls.service.ts';
import type { SearchService } from '#features/search/server/search.service.ts';
import type { SubmissionCountsService } from '#features/submissions/server/counting/submission-counts.service.ts';
import type { UsersService } from '#features/users/server/users.service.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import { defaultLanguage, type Language } from '#platform/contract/texts/language.ts';
import { pickLanguage } from '#platform/contract/texts/pick-language.ts';
import { addDays, startOfDay } from '#platform/contract/time/calendar-day.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Platform } from '#platform/server/platform.ts';
import { requireAdmin } from '#platform/server/require-viewer.ts';
import type { Period } from '../contract/period.ts';
import type { StatisticsTakingPart } from '../contract/statistics.ts';
import { filledOf, inAll, type StepNumbers, stepsInPeriod } from '../contract/steps-in-period.ts';
import { createAskedPeriod, type PeriodAsked } from './asked-period.ts';

export interface TakingPartParts {
  platform: Platform;
  clock: Clock;
  search: Pick<SearchService, 'figuresIn' | 'totalsIn'>;
  liveForms: Pick<LiveFormsService, 'readLive' | 'listStanding'>;
  submissionCounts: Pick<SubmissionCountsService, 'stepsIn'>;
  managedPolls: Pick<ManagedPollsService, 'openIn'>;
  newsletters: Pick<NewslettersService, 'list'>;
  users: Pick<UsersService, 'seenSince'>;
}

/** So long the search keeps what was looked for. */
const searchesKept = 365;
/** A role of fewer is a few people, who could be told apart. */
const leastOfRole = 5;

export type StatisticsTakingPartService = ReturnType<typeof createStatisticsTakingPart>;

/** What people did besides reading, asked of the features that know it. */
export function createStatisticsTakingPart(parts: TakingPartParts) {
  const { search, liveForms, submissionCounts, managedPolls, newsletters, users } = parts;
  const askedPeriod = createAskedPeriod(parts);

  async function searchesIn(viewer: Viewer, period: Period) {
    const { searches: total, foundNothing, most: found, nothing } = await search.figuresIn(viewer, period);
    return { total, foundNothing, found, nothing };
  }

  async function searchTotals(viewer: Viewer, period: Period) {
    const { searches: total, foundNothing } = await search.totalsIn(viewer, period);
    return { total, foundNothing };
  }

  async function filledIn(viewer: Viewer, period: Period): Promise<ReadonlyMap<string, StepNumbers>> {
    const filled = new Map<string, Map<string, number>>();
    for (const { formGuid, mark, number } of await submissionCounts.stepsIn(viewer, period))
      filled.set(formGuid, (filled.get(formGuid) ?? new Map<string, number>()).set(mark, number));
    return filled;
  }

  async function formsIn(viewer: Viewer, { period, compared }: Beside, language: Language) {
    const [now, was, known] = await Promise.all([
      filledIn(viewer, period),
      compared === null ? null : filledIn(viewer, compared),
      liveForms.listStanding(),
    ]);
    const titles = new Map(
      known.map(({ guid, title }) => [guid, pickLanguage(title, language, defaultLanguage)?.value ?? '']),
    );
    const rows = await Promise.all(
      Array.from(now, async ([guid, numbers]) => {
        const live = titles.has(guid) ? await liveForms.readLive(viewer, guid) : undefined;
        return {
          ...{ guid, title: titles.get(guid) ?? null, ...filledOf(numbers) },
          was: was && filledOf(was.get(guid)),
          steps: live === undefined ? [] : stepsInPeriod(live.document, { numbers, before: was?.get(guid) }, language),
        };
      }),
    );
    return {
      ...inAll(now),
      was: was && inAll(was),
      rows: rows.toSorted((a, b) => b.sent - a.sent || b.begun - a.begun),
    };
  }

  async function lettersIn(viewer: Viewer, from: Date, until: Date) {
    const all = await newsletters.list(viewer);
    return all
      .filter(({ beganAt }) => beganAt !== null && new Date(beganAt) >= from && new Date(beganAt) < until)
      .map(({ guid, title, subject, figures: { accepted, left } }) => ({
        guid,
        title: title || subject,
        accepted,
        left,
      }));
  }

  async function membersSince(viewer: Viewer, since: Date) {
    const { total, active, roles } = await users.seenSince(viewer, since);
    const large = roles.filter((role) => role.total >= leastOfRole);
    return {
      total,
      active,
      roles: large
        .map(({ name, total: all, active: seen }) => ({ name, total: all, active: seen }))
        .toSorted((a, b) => b.active - a.active),
    };
  }

  return {
    async read(viewer: Viewer, query: PeriodAsked, language: Language): Promise<StatisticsTakingPart> {
      requireAdmin(viewer);
      const { today, timeZone, period, compared } = await askedPeriod(query);
      const from = startOfDay(period.from, timeZone);
      const until = startOfDay(addDays(period.to, 1), timeZone);
      const isKept = compared !== null && compared.from >= addDays(today, -searchesKept);
      const [searches, wasSearches, ofForms, polls, letters, members] = await Promise.all([
        searchesIn(viewer, period),
        isKept ? searchTotals(viewer, compared) : null,
        formsIn(viewer, { period, compared }, language),
        managedPolls.openIn(viewer, { from, until }, language),
        lettersIn(viewer, from, until),
        period.to >= today ? membersSince(viewer, from) : null,
      ]);
      return { searches: { ...searches, was: wasSearches }, forms: ofForms, polls, letters, members };
    },
  };
}

interface Beside {
  period: Period;
  compared: Period | null;
}
