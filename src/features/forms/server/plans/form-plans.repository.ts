import { sql } from 'kysely';
import type { StoredText } from '#platform/contract/texts/localized.ts';
import type { PlatformDb } from '#platform/server/database/database.ts';
import type { FormPlanState } from '../../contract/plans/form-plan.ts';
import type { FormPlanFailure } from '../../contract/plans/plan-failure.ts';

/** Nothing is planned any more. */
export const noPlan = { publish_at: null, planned_by: null, planned_note: '' } as const;

/** One that is due, for this transaction alone; others take the next. */
export async function takeDueForm(db: PlatformDb, now: Date, except: readonly string[]): Promise<string | undefined> {
  const row = await db
    .selectFrom('form')
    .select('guid')
    .where('deleted_at', 'is', null)
    .where('publish_at', '<=', now)
    .where(sql<boolean>`guid <> all(${[...except]}::uuid[])`)
    .orderBy('publish_at')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  return row?.guid;
}

export async function readPlanState(db: PlatformDb, guid: string): Promise<FormPlanState> {
  const row = await db
    .selectFrom('form')
    .leftJoin('form_failed_plan as failed', 'failed.form_guid', 'form.guid')
    .leftJoin('user as planner', 'planner.id', 'form.planned_by')
    .leftJoin('user as failer', 'failer.id', 'failed.planned_by')
    .select(['form.publish_at', 'form.planned_note', 'planner.name as planner_name'])
    .select(['failed.planned_for', 'failed.reason', 'failer.name as failer_name'])
    .where('form.guid', '=', guid)
    .executeTakeFirst();
  return {
    plan: row?.publish_at
      ? { publishOn: row.publish_at.toISOString(), plannedBy: row.planner_name ?? '', note: row.planned_note }
      : null,
    failedPlan: row?.planned_for
      ? {
          plannedFor: row.planned_for.toISOString(),
          plannedBy: row.failer_name ?? '',
          reason: row.reason as FormPlanFailure,
        }
      : null,
  };
}

interface NewFailure {
  plannedFor: Date;
  plannedBy: string | null;
  reason: FormPlanFailure;
}

/** In the place of what failed before. */
export async function keepFailedPlan(db: PlatformDb, guid: string, failure: NewFailure): Promise<void> {
  const facts = { planned_for: failure.plannedFor, planned_by: failure.plannedBy, reason: failure.reason };
  await db
    .insertInto('form_failed_plan')
    .values({ form_guid: guid, ...facts })
    .onConflict((clash) => clash.column('form_guid').doUpdateSet(facts))
    .execute();
}

/** Answers whether there was one. */
export async function forgetFailedPlan(db: PlatformDb, guid: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('form_failed_plan').where('form_guid', '=', guid).executeTakeFirst();
  return numDeletedRows > 0n;
}

const title = sql<StoredText>`form.draft -> 'title'`;
const mostListed = 200;

/** The newest first; forms in the trash are left out. */
export const listFailedPlans = (db: PlatformDb) =>
  db
    .selectFrom('form_failed_plan as failed')
    .innerJoin('form', 'form.guid', 'failed.form_guid')
    .select(['form.guid', title.as('title'), 'failed.planned_for as plannedFor', 'failed.reason'])
    .where('form.deleted_at', 'is', null)
    .orderBy('failed.planned_for', 'desc')
    .limit(mostListed)
    .execute();

/** What happens by itself soon. */
export const listPlannedForms = (db: PlatformDb, now: Date, limit: number) =>
  db
    .selectFrom('form')
    .leftJoin('user', 'user.id', 'form.planned_by')
    .select(['form.guid', title.as('title'), 'form.publish_at as publishAt', 'user.name as by'])
    .where('form.deleted_at', 'is', null)
    .where('form.publish_at', '>', now)
    .orderBy('form.publish_at')
    .limit(limit)
    .execute();
