import { sql } from 'kysely';
import type { PlatformDb } from '#platform/server/database/database.ts';
import type { Device } from '../../contract/figures/device-of.ts';

interface Counted {
  formGuid: string;
  version: number;
  day: string;
  mark: string;
  device: Device;
}

export const addStepCount = (db: PlatformDb, { formGuid, ...counted }: Counted): Promise<void> =>
  addStepCounts(db, formGuid, [{ ...counted, number: 1 }]);

/** A statement has at most 65,535 values. */
const atOnce = 1000;

/** On top of what was counted already. */
export async function addStepCounts(
  db: PlatformDb,
  formGuid: string,
  counts: readonly (Omit<Counted, 'formGuid'> & { number: number })[],
): Promise<void> {
  for (let from = 0; from < counts.length; from += atOnce) {
    await db
      .insertInto('form_step_count')
      .values(counts.slice(from, from + atOnce).map((counted) => ({ form_guid: formGuid, ...counted })))
      .onConflict((clash) =>
        clash
          .columns(['form_guid', 'version', 'day', 'mark', 'device'])
          .doUpdateSet({ number: sql`form_step_count.number + excluded.number` }),
      )
      .execute();
  }
}

export interface CountSelection {
  formGuid: string;
  versions: readonly number[];
  /** Days, the last included. */
  from?: string | undefined;
  until?: string | undefined;
}

export async function sumStepCounts(db: PlatformDb, { formGuid, versions, from, until }: CountSelection) {
  let query = db
    .selectFrom('form_step_count')
    .where('form_guid', '=', formGuid)
    .where('version', 'in', versions.length === 0 ? [-1] : [...versions]);
  if (from !== undefined) query = query.where('day', '>=', from);
  if (until !== undefined) query = query.where('day', '<=', until);
  return query
    .select(['mark', sql<Device>`device`.as('device'), sql<number>`sum(number)::int`.as('number')])
    .groupBy(['mark', 'device'])
    .execute();
}
