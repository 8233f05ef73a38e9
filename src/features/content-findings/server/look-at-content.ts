import { setImmediate } from 'node:timers/promises';
import { accessibilityStatementTag } from '#features/accessibility-statement/contract/accessibility-statement.tags.ts';
import { criteriaOfCheck } from '#features/accessibility-statement/contract/criteria-of-checks.ts';
import type { MenusService } from '#features/menus/server/menus.service.ts';
import type { FindingKind } from '#features/pages/contract/checks/finding.ts';
import type { StatisticsService } from '#features/statistics/server/statistics.service.ts';
import type { UpkeepService } from '#features/upkeep/server/upkeep.service.ts';
import { systemViewer } from '#platform/contract/rights/viewer.ts';
import { defaultLanguage } from '#platform/contract/texts/language.ts';
import { addDays, calendarDay } from '#platform/contract/time/calendar-day.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { ContentKind, SubjectKind } from '../contract/content-finding-words.ts';
import { contentFindingsTag } from '../contract/content-findings.tags.ts';
import { canBeNeverRead, countsForScore, pagesInSight, readWithin } from '../contract/content-rules.ts';
import { beforeAllGuids, type LookedContent, type LookedSubject } from '../contract/looked-content.ts';
import { forgetUnseen, keepChecks, keepFindings, keepScore, type NewFinding } from './content-findings.repository.ts';

export interface LookParts {
  platform: Platform;
  clock: Clock;
  menus: Pick<MenusService, 'wholeMenu'>;
  statistics: Pick<StatisticsService, 'countedSince' | 'readAmong'>;
  contents: readonly LookedContent[];
  /** The pages that something else than pages and items leads to: the footer. */
  ledElsewhere(): Promise<string[]>;
  /** Items and files whose day to be looked over has come; pages say it themselves. */
  upkeep: Pick<UpkeepService, 'dueAmong' | 'ownersOf' | 'read'>;
}

const itself = systemViewer('the look over all content');

/** Looks at everything that readers have, a portion at a time, and writes down what is found of it. */
export function createLookAtContent(parts: LookParts) {
  const { platform, clock, menus, statistics, contents, upkeep } = parts;

  /** Those of these that nobody read for as long as that can be said. */
  async function neverRead(subjects: readonly LookedSubject[], today: string): Promise<Set<string>> {
    const countedSince = await statistics.countedSince();
    const asked = subjects.flatMap(({ guid, readBy, outSince }) =>
      readBy !== null && canBeNeverRead(outSince, countedSince, today) ? [{ guid, ...readBy }] : [],
    );
    const read = await statistics.readAmong(asked, { from: addDays(today, -readWithin), to: today });
    return new Set(asked.filter(({ kind, key }) => !read.has(`${kind} ${key}`)).map(({ guid }) => guid));
  }

  return async (tell: (looked: number) => Promise<void> = async () => undefined): Promise<void> => {
    const seenAt = clock.now();
    const { timeZone } = await platform.locale();
    const today = calendarDay(seenAt, timeZone);
    /** Pages that something leads to, known only when all was looked at; those that need it are few. */
    const led = new Set([
      ...pagesInSight(await menus.wholeMenu(itself, defaultLanguage)),
      ...(await parts.ledElsewhere()),
    ]);
    const waiting: { guid: string; isClean: boolean }[] = [];
    let [looked, subjects, clean, accessible] = [0, 0, 0, 0];
    /** What WCAG asks for, and in how many it is found. */
    const asked = new Map<FindingKind, number>();

    for (const content of contents) {
      let after: string | undefined = beforeAllGuids;
      while (after !== undefined) {
        const portion = await content.portion(after, today);
        const unread = await neverRead(portion.subjects, today);
        const guids = portion.subjects.map(({ guid }) => guid);
        const due = new Set(await upkeep.dueAmong(content.kind, guids, today));
        const found = portion.subjects.flatMap((subject) => {
          const counts = new Map(subject.counts);
          if (unread.has(subject.guid)) counts.set('neverRead', 1);
          if (due.has(subject.guid)) counts.set('stale', 1);
          for (const page of subject.leadsTo) if (page !== subject.guid) led.add(page);
          if (subject.isScored) {
            subjects += 1;
            if (isClean(counts)) clean += 1;
            const missed = [...subject.checked.keys()].filter((kind) => criteriaOfCheck(kind).length > 0);
            if (missed.length === 0) accessible += 1;
            for (const kind of missed) asked.set(kind, (asked.get(kind) ?? 0) + 1);
          }
          if (subject.needsLeading) waiting.push({ guid: subject.guid, isClean: isClean(counts) });
          return findingsOf(content.kind, subject.guid, counts);
        });
        await platform.transaction((trx) => keepFindings(trx, found, { today, seenAt }));
        looked += portion.subjects.length;
        await tell(looked);
        after = portion.last;
        // Others are answered between two portions.
        await setImmediate();
      }
    }

    const orphans = waiting.filter(({ guid }) => !led.has(guid));
    clean -= orphans.filter(({ isClean }) => isClean).length;
    await platform.transaction(async (trx, touch) => {
      const found = orphans.flatMap(({ guid }) => findingsOf('page', guid, new Map([['orphaned', 1]])));
      await keepFindings(trx, found, { today, seenAt });
      await forgetUnseen(trx, seenAt);
      await keepChecks(trx, asked);
      await keepScore(trx, { day: today, subjects, clean, accessible, lookedAt: seenAt });
      // It says what was found.
      touch(accessibilityStatementTag);
      await platform.signal(trx, contentFindingsTag);
    });
  };
}

const isClean = (counts: ReadonlyMap<ContentKind, number>): boolean => ![...counts.keys()].some(countsForScore);

const findingsOf = (subjectKind: SubjectKind, guid: string, counts: ReadonlyMap<ContentKind, number>): NewFinding[] =>
  [...counts].map(([kind, count]) => ({ subjectKind, guid, kind, count }));
