import type { LongWork } from '#features/tasks/contract/long-work.ts';
import type { DoWork, LongWorkService } from '#features/tasks/server/long-work.service.ts';
import type { UpkeepSubject } from '#features/upkeep/contract/upkeep.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import { defaultLanguage, type Language } from '#platform/contract/texts/language.ts';
import { calendarDay } from '#platform/contract/time/calendar-day.ts';
import type { Actor } from '#platform/server/actor.ts';
import { requireContentManager } from '#platform/server/require-viewer.ts';
import { contentKinds } from '../contract/content-finding-words.ts';
import type {
  ContentFindings,
  ContentFindingsFilter,
  ContentFindingsQuery,
  FoundContent,
  FoundOutside,
} from '../contract/content-findings.ts';
import { scoreOf } from '../contract/content-rules.ts';
import { lookAtContentKind } from '../contract/look-at-content-work.ts';
import type { NamedSubject } from '../contract/looked-content.ts';
import {
  type CheckedContent,
  countByKind,
  countFoundContent,
  type FindingsAsked,
  findChecked,
  findFoundContent,
  findOutside,
  findOwners,
  findScores,
} from './content-findings.repository.ts';
import { createLookAtContent, type LookParts } from './look-at-content.ts';

interface ContentFindingsParts extends LookParts {
  askWork: LongWorkService['ask'];
  /** For links that lead nowhere, which is done every hour by itself. */
  lookForDeadLinks(): Promise<void>;
}

/** A quarter of a year by the day. */
const scoresShown = 92;
const exportedAtOnce = 500;

export type ContentFindingsService = ReturnType<typeof createContentFindingsService>;

/** What is to be done about content that readers have (product.md §1.5), found each night or when somebody asks. */
export function createContentFindingsService(parts: ContentFindingsParts) {
  const { platform, clock, contents, upkeep, askWork } = parts;
  const look = createLookAtContent(parts);

  const today = async (): Promise<string> => calendarDay(clock.now(), (await platform.locale()).timeZone);

  async function rows(
    viewer: Viewer,
    filter: FindingsAsked,
    { limit, offset, language }: { limit: number; offset: number; language: Language },
  ): Promise<FoundContent[]> {
    const found = await findFoundContent(platform.db, filter, { limit, offset });
    const names = new Map<string, NamedSubject>();
    for (const content of contents) {
      const guids = found.filter(({ subjectKind }) => subjectKind === content.kind).map(({ guid }) => guid);
      const owners = await upkeep.ownersOf(content.kind, guids);
      for (const [guid, named] of await content.named(viewer, guids, language))
        names.set(guid, { ...named, owner: named.owner ?? owners.get(guid) ?? null });
    }
    return found.flatMap(({ subjectKind: subject, guid, findings }) => {
      const named = names.get(guid);
      return named === undefined ? [] : [{ subject, guid, ...named, findings }];
    });
  }

  return {
    async list(viewer: Viewer, query: ContentFindingsQuery, language: Language): Promise<ContentFindings> {
      requireContentManager(viewer);
      const { pageNumber, itemCount, ...asked } = query;
      const filter = { ...asked, today: await today() };
      const offset = (pageNumber - 1) * itemCount;
      const [found, total, counts, owners, scores] = await Promise.all([
        rows(viewer, filter, { limit: itemCount, offset, language }),
        countFoundContent(platform.db, filter),
        countByKind(platform.db, { subject: filter.subject, owner: filter.owner, today: filter.today }),
        findOwners(platform.db, filter.today),
        findScores(platform.db, scoresShown),
      ]);
      const byKind = new Map(counts.map(({ kind, count }) => [kind, count]));
      return {
        found,
        totalNumberOfItems: total,
        counts: contentKinds.map((kind) => ({ kind, count: byKind.get(kind) ?? 0 })),
        owners,
        scores: scores.map(({ lookedAt: _, ...score }) => ({ ...score, score: scoreOf(score) })),
        lookedAt: scores.at(-1)?.lookedAt.toISOString() ?? null,
      };
    },

    /** Where it is written. */
    async foundOutside(viewer: Viewer, subject: UpkeepSubject): Promise<FoundOutside> {
      // Only who may write it is answered.
      const { name, reviewOn, isDue } = await upkeep.read(viewer, subject, defaultLanguage);
      const known = await findOutside(platform.db, subject, await today());
      // Since the last look its day may have come.
      const isTold = known.some(({ kind }) => kind === 'stale');
      const due = isDue && reviewOn !== null && !isTold ? [{ kind: 'stale' as const, since: reviewOn }] : [];
      return { found: [...due, ...known], name, reviewOn };
    },

    /** For the start screen. */
    async counts(viewer: Viewer): Promise<ContentFindings['counts']> {
      requireContentManager(viewer);
      return countByKind(platform.db, { today: await today() });
    },

    async *exported(viewer: Viewer, asked: ContentFindingsFilter, language: Language): AsyncGenerator<FoundContent[]> {
      requireContentManager(viewer);
      const filter = { ...asked, today: await today() };
      const total = await countFoundContent(platform.db, filter);
      for (let offset = 0; offset < total; offset += exportedAtOnce)
        yield await rows(viewer, filter, { limit: exportedAtOnce, offset, language });
    },

    async askLook(actor: Actor): Promise<LongWork> {
      requireContentManager(actor.viewer);
      let total = 0;
      for (const content of contents) total += await content.count();
      return platform.transaction((trx) => askWork(trx, actor, { kind: lookAtContentKind, input: {}, total }));
    },

    look,

    /** What the last look found that WCAG asks for, in numbers alone: it is published. */
    checked: (): Promise<CheckedContent | undefined> => findChecked(platform.db),

    /** The job's part of it. What a crash broke off begins anew: it is a look, and writes the same twice. */
    lookAsked: (async (_actor, _input, { progress }) => {
      // Who asks wants to know of now, and not of the last whole hour.
      await parts.lookForDeadLinks();
      await look((looked) => progress(looked));
      return {};
    }) satisfies DoWork<object, object>,
  };
}
