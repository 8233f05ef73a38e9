import type { ControlDb } from '#platform/server/database/database.ts';
import type { CountedAnswers } from '../../contract/answers/answers.ts';

/** What one process counted so far in these ten minutes: said again, and not added. */
export async function saveAnswerTimes(
  db: ControlDb,
  processId: string,
  { begunAt, kept, made }: CountedAnswers,
): Promise<void> {
  const counted = { kept, made: [...made] };
  await db
    .insertInto('answer_times')
    .values({ begun_at: begunAt, process_id: processId, ...counted })
    .onConflict((conflict) => conflict.columns(['begun_at', 'process_id']).doUpdateSet(counted))
    .execute();
}

export async function deleteAnswerTimesBefore(db: ControlDb, moment: Date): Promise<void> {
  await db.deleteFrom('answer_times').where('begun_at', '<', moment).execute();
}

export async function listAnswerTimesSince(db: ControlDb, moment: Date): Promise<CountedAnswers[]> {
  const rows = await db
    .selectFrom('answer_times')
    .select(['begun_at', 'kept', 'made'])
    .where('begun_at', '>=', moment)
    .execute();
  return rows.map(({ begun_at, kept, made }) => ({ begunAt: begun_at, kept, made }));
}
