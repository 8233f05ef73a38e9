import type { PlatformDb } from '#platform/server/database/database.ts';
import type { PlanDecisions } from '../../contract/page-decisions.ts';
import type { WritablePage } from '../pages-writing.repository.ts';

/** A plan with whose it is. */
export interface PlanOfSomeone {
  publishAt: string | null;
  unpublishAt: string | null;
  /** Nobody is known of plans from before this was kept. */
  plannedBy: string | null;
  /** With which right. */
  decided: PlanDecisions;
}

/** What is planned of a page now; undefined where nothing is. */
export function planOf({ publishAt, unpublishAt, plannedBy, decisions }: WritablePage): PlanOfSomeone | undefined {
  if (publishAt === null && unpublishAt === null) return undefined;
  const { appearsOn, endsOn } = decisions.page ?? {};
  return {
    publishAt: publishAt?.toISOString() ?? null,
    unpublishAt: unpublishAt?.toISOString() ?? null,
    plannedBy,
    decided: { ...(appearsOn && { appearsOn }), ...(endsOn && { endsOn }) },
  };
}

/** Before the page is published or taken off, which ends the plan or a part of it. */
export async function keepEndedPlan(db: PlatformDb, page: WritablePage): Promise<void> {
  const plan = planOf(page);
  if (plan === undefined) return;
  await db
    .updateTable('page')
    .set({ ended_plan: JSON.stringify(plan) })
    .where('id', '=', page.id)
    .execute();
}

export async function findEndedPlan(db: PlatformDb, pageId: string): Promise<PlanOfSomeone | undefined> {
  const row = await db.selectFrom('page').select('ended_plan').where('id', '=', pageId).executeTakeFirst();
  return (row?.ended_plan as PlanOfSomeone | null | undefined) ?? undefined;
}
