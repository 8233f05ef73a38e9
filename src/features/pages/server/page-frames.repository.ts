import { type RawBuilder, sql } from 'kysely';
import type { Language } from '#platform/contract/texts/language.ts';
import type { PlatformDb } from '#platform/server/database/database.ts';
import { PreparedStatements } from '#platform/server/database/prepared-statements.ts';
import type { PageKind } from '../contract/page.ts';
import type { PageDecisions } from '../contract/page-decisions.ts';
import type { FailedPlan } from '../contract/plans/failed-plan.ts';
import type { FailureReason, PlannedAction } from '../contract/plans/plan-failure.ts';

/** Where a page stands, without what is written on it. */
export interface PageFrame {
  id: string;
  kind: PageKind;
  sequence: number;
  version: { number: number; publishedAt: Date } | undefined;
  hasChanges: boolean;
  publishAt: Date | null;
  /** Which of its languages go out then; none where all do that are no drafts. */
  plannedLanguages: Language[] | null;
  unpublishAt: Date | null;
  /** Who planned those. */
  plannedBy: string | null;
  failedPlan: FailedPlan | null;
  changedAt: Date;
  changedBy: { id: string | null; name: string };
  isDeleted: boolean;
  decisions: PageDecisions;
}

/** Asked twice of each thing that is typed: writing the statement would take longer than asking it. */
export function createFrameFinder(db: PlatformDb) {
  const statements = new PreparedStatements(db);

  async function ask(on: PlatformDb, id: string, isLocked: boolean): Promise<PageFrame | undefined> {
    const [row] = await statements.run<{ id: string }, FrameRow>(
      isLocked ? 'locked' : 'found',
      (slot) => {
        const query = frameQuery(db).where('page.id', '=', slot('id') as RawBuilder<string>);
        return sql<FrameRow>`${isLocked ? query.modifyEnd(sql`for no key update of page`) : query}`;
      },
      { id },
      on,
    );
    return row && frameOf(row);
  }

  return {
    /**
     * One change of a page at a time: two who publish at once get two numbers, and the second to save hears of the first. Not
     * against who only names the page, as one that shows a shared part does: those two would wait for each other.
     */
    lockPage: (trx: PlatformDb, id: string) => ask(trx, id, true),

    findPageFrame: (id: string) => ask(db, id, false),
  };
}

const frameQuery = (db: PlatformDb) =>
  db
    .selectFrom('page')
    .leftJoin('page_version as published', 'published.id', 'page.published_version_id')
    .leftJoin('user', 'user.id', 'page.changed_by')
    .leftJoin('page_failed_plan as failed', 'failed.page_id', 'page.id')
    .leftJoin('user as planner', 'planner.id', 'failed.planned_by')
    .select([...frameColumns, ...failureColumns, 'published.number', 'published.published_at', 'user.name'])
    .select(({ eb }) => eb('working_copy', 'is not', null).as('hasChanges'));

export const frameColumns = [
  'page.id',
  'page.kind',
  'page.sequence',
  'page.publish_at',
  'page.publish_languages',
  'page.unpublish_at',
  'page.planned_by',
  'page.changed_at',
  'page.changed_by',
  'page.deleted_at',
  'page.decisions',
] as const;

export const failureColumns = [
  'failed.action',
  'failed.planned_for',
  'failed.planned_by as failed_planned_by',
  'failed.reason',
  'planner.name as planner_name',
] as const;

interface FrameRow {
  id: string;
  kind: string;
  sequence: number;
  number: number | null;
  published_at: Date | null;
  hasChanges: boolean;
  publish_at: Date | null;
  publish_languages: string[] | null;
  unpublish_at: Date | null;
  planned_by: string | null;
  changed_at: Date;
  changed_by: string | null;
  name: string | null;
  deleted_at: Date | null;
  decisions: unknown;
  action: string | null;
  planned_for: Date | null;
  failed_planned_by: string | null;
  planner_name: string | null;
  reason: string | null;
}

const failedPlanOf = (row: FrameRow): FailedPlan | null =>
  row.planned_for === null
    ? null
    : {
        action: row.action as PlannedAction,
        plannedFor: row.planned_for.toISOString(),
        plannedBy: row.failed_planned_by === null ? null : { id: row.failed_planned_by, name: row.planner_name ?? '' },
        reason: row.reason as FailureReason,
      };

export const frameOf = (row: FrameRow): PageFrame => ({
  id: row.id,
  kind: row.kind as PageKind,
  sequence: row.sequence,
  version:
    row.number === null || row.published_at === null
      ? undefined
      : { number: row.number, publishedAt: row.published_at },
  hasChanges: row.hasChanges,
  publishAt: row.publish_at,
  plannedLanguages: row.publish_languages as Language[] | null,
  unpublishAt: row.unpublish_at,
  plannedBy: row.planned_by,
  failedPlan: failedPlanOf(row),
  changedAt: row.changed_at,
  changedBy: { id: row.changed_by, name: row.name ?? '' },
  isDeleted: row.deleted_at !== null,
  decisions: row.decisions as PageDecisions,
});
