import { sql } from 'kysely';
import type { PlatformDb } from '#platform/server/database/database.ts';

/** What counts: not what waits for an address to be proven, was taken back or lies in the trash. */
const counting = (db: PlatformDb) =>
  db
    .selectFrom('form_submission')
    .where('withdrawn_at', 'is', null)
    .where('deleted_at', 'is', null)
    .where('status', '<>', 'unproven');

export const countPerForm = (db: PlatformDb) =>
  counting(db)
    .select(({ fn }) => [
      'form_guid as formGuid',
      fn.countAll<number>().as('submissions'),
      fn.countAll<number>().filterWhere('status', '=', 'new').as('fresh'),
      fn.max('sent_at').as('lastAt'),
    ])
    .groupBy('form_guid')
    .execute();

export const countPerVersion = (db: PlatformDb, formGuid: string) =>
  counting(db)
    .select(({ fn }) => [
      'version',
      fn.countAll<number>().as('submissions'),
      fn.min('sent_at').as('firstAt'),
      fn.max('sent_at').as('lastAt'),
    ])
    .where('form_guid', '=', formGuid)
    .groupBy('version')
    .orderBy('version', 'desc')
    .execute();

/** Of a question that was left open there is no answer. */
export async function countAnswers(
  db: PlatformDb,
  formGuid: string,
  fields: readonly string[],
): Promise<Record<string, number>> {
  if (fields.length === 0) return {};
  const rows = await counting(db)
    .innerJoin(sql<{ field: string }>`unnest(${fields}::text[])`.as<'asked'>(sql`asked(field)`), (join) =>
      join.onTrue(),
    )
    .select(({ fn }) => [sql<string>`asked.field`.as('field'), fn.countAll<number>().as('number')])
    .where('form_guid', '=', formGuid)
    .where(sql<boolean>`jsonb_exists(answers, asked.field)`)
    .groupBy(sql`asked.field`)
    .execute();
  return Object.fromEntries(fields.map((field) => [field, rows.find((row) => row.field === field)?.number ?? 0]));
}

/** Entries that somebody was at since then. */
export async function countEntriesSince(db: PlatformDb, formGuid: string, since: Date, now: Date): Promise<number> {
  const { number } = await db
    .selectFrom('form_entry')
    .select(({ fn }) => fn.countAll<number>().as('number'))
    .where('form_guid', '=', formGuid)
    .where('changed_at', '>=', since)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow();
  return number;
}

/** How far each form was filled in, in the days of a period, the last included: the fields that were left are not told. */
export const countSteps = (db: PlatformDb, { from, to }: { from: string; to: string }) =>
  db
    .selectFrom('form_step_count')
    .select(['form_guid as formGuid', 'mark', sql<number>`sum(number)::int`.as('number')])
    .where('day', '>=', from)
    .where('day', '<=', to)
    .where('mark', 'not like', 'left:%')
    .groupBy(['form_guid', 'mark'])
    .execute();
