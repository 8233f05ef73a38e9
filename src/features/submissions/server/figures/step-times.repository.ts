import { sql } from 'kysely';
import type { PlatformDb } from '#platform/server/database/database.ts';
import type { CountSelection } from './step-counts.repository.ts';

interface TimedStep {
  formGuid: string;
  version: number;
  day: string;
  step: string;
  seconds: number;
}

export const addStepTime = (db: PlatformDb, { formGuid, ...timed }: TimedStep): Promise<void> =>
  addStepTimes(db, formGuid, [{ ...timed, number: 1 }]);

/** A statement has at most 65,535 values. */
const atOnce = 1000;

/** On top of what was counted already. */
export async function addStepTimes(
  db: PlatformDb,
  formGuid: string,
  times: readonly (Omit<TimedStep, 'formGuid'> & { number: number })[],
): Promise<void> {
  for (let from = 0; from < times.length; from += atOnce) {
    await db
      .insertInto('form_step_time')
      .values(times.slice(from, from + atOnce).map((timed) => ({ form_guid: formGuid, ...timed })))
      .onConflict((clash) =>
        clash
          .columns(['form_guid', 'version', 'day', 'step', 'seconds'])
          .doUpdateSet({ number: sql`form_step_time.number + excluded.number` }),
      )
      .execute();
  }
}

export async function sumStepTimes(db: PlatformDb, { formGuid, versions, from, until }: CountSelection) {
  let query = db
    .selectFrom('form_step_time')
    .where('form_guid', '=', formGuid)
    .where('version', 'in', versions.length === 0 ? [-1] : [...versions]);
  if (from !== undefined) query = query.where('day', '>=', from);
  if (until !== undefined) query = query.where('day', '<=', until);
  return query
    .select(['step', 'seconds', sql<number>`sum(number)::int`.as('number')])
    .groupBy(['step', 'seconds'])
    .execute();
}
