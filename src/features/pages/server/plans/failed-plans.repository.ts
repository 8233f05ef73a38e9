import type { PlatformDb } from '#platform/server/database/database.ts';
import type { FailureReason, PlannedAction } from '../../contract/plans/plan-failure.ts';

interface NewFailure {
  action: PlannedAction;
  plannedFor: Date;
  plannedBy: string | null;
  reason: FailureReason;
}

/** In the place of what failed before. */
export async function keepFailure(db: PlatformDb, pageId: string, failure: NewFailure): Promise<void> {
  const facts = {
    action: failure.action,
    planned_for: failure.plannedFor,
    planned_by: failure.plannedBy,
    reason: failure.reason,
  };
  await db
    .insertInto('page_failed_plan')
    .values({ page_id: pageId, ...facts })
    .onConflict((conflict) => conflict.column('page_id').doUpdateSet(facts))
    .execute();
}

/** Of one action, or whatever it was. Answers whether there was one. */
export async function forgetFailure(db: PlatformDb, pageId: string, action?: PlannedAction): Promise<boolean> {
  const failures = db.deleteFrom('page_failed_plan').where('page_id', '=', pageId);
  const { numDeletedRows } = await (action === undefined
    ? failures
    : failures.where('action', '=', action)
  ).executeTakeFirst();
  return numDeletedRows > 0n;
}

const mostListed = 200;

/** Of one planner, or of all; the newest first. Pages in the trash are left out. */
export async function findPagesWithFailures(db: PlatformDb, plannedBy: string | undefined): Promise<string[]> {
  const failures = db
    .selectFrom('page_failed_plan')
    .innerJoin('page', 'page.id', 'page_failed_plan.page_id')
    .select('page.id')
    .where('page.deleted_at', 'is', null)
    .orderBy('planned_for', 'desc')
    .limit(mostListed);
  const rows = await (plannedBy === undefined
    ? failures
    : failures.where('page_failed_plan.planned_by', '=', plannedBy)
  ).execute();
  return rows.map(({ id }) => id);
}
