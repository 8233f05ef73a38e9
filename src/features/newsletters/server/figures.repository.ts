import { sql } from 'kysely';
import type { PlatformDb } from '#platform/server/database/database.ts';
import type { NewsletterFigures } from '../contract/newsletter.ts';
import type { KeptFigures, NewsletterRow } from './newsletters.repository.ts';

const nobody: KeptFigures = { total: 0, waiting: 0, accepted: 0, refused: 0, doubt: 0, skipped: 0 };
export const noFigures: NewsletterFigures = { ...nobody, left: 0 };

async function countReceivers(db: PlatformDb, guids: readonly string[]): Promise<Map<string, KeptFigures>> {
  if (guids.length === 0) return new Map();
  const counted = (condition: string) => sql<number>`count(*) filter (where ${sql.raw(condition)})::int`;
  const rows = await db
    .selectFrom('newsletter_receiver')
    .where('newsletter_guid', 'in', guids)
    .groupBy('newsletter_guid')
    .select([
      'newsletter_guid as guid',
      sql<number>`count(*)::int`.as('total'),
      counted("state in ('Waiting', 'HandedOver')").as('waiting'),
      counted("state = 'Accepted'").as('accepted'),
      counted("state = 'Refused'").as('refused'),
      counted("state = 'Doubt'").as('doubt'),
      counted("state = 'Skipped'").as('skipped'),
    ])
    .execute();
  return new Map(rows.map(({ guid, ...figures }) => [guid, figures]));
}

/** Who left counts for the last letter that they were sent before they did. Reads as many rows as there are people who left. */
async function countLeft(db: PlatformDb, guids: readonly string[]): Promise<Map<string, number>> {
  if (guids.length === 0) return new Map();
  const rows = await db
    .selectFrom('newsletter')
    .innerJoin('newsletter_reader as reader', (join) =>
      join.onRef('reader.list_guid', '=', 'newsletter.list_guid').onRef('reader.left_at', '>=', 'newsletter.began_at'),
    )
    .innerJoin('newsletter_receiver as receiver', (join) =>
      join.onRef('receiver.newsletter_guid', '=', 'newsletter.guid').onRef('receiver.reader_id', '=', 'reader.id'),
    )
    .where('newsletter.guid', 'in', guids)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('newsletter as later')
            .select('later.guid')
            .whereRef('later.list_guid', '=', 'newsletter.list_guid')
            .whereRef('later.began_at', '>', 'newsletter.began_at')
            .whereRef('later.began_at', '<=', 'reader.left_at'),
        ),
      ),
    )
    .groupBy('newsletter.guid')
    .select(['newsletter.guid', sql<number>`count(*)::int`.as('left')])
    .execute();
  return new Map(rows.map(({ guid, left }) => [guid, left]));
}

/** Of each as it was kept; only what is under way is counted now. */
export async function findFigures(
  db: PlatformDb,
  letters: readonly Pick<NewsletterRow, 'guid' | 'beganAt' | 'figures'>[],
): Promise<Map<string, NewsletterFigures>> {
  const begun = letters.filter(({ beganAt }) => beganAt !== null);
  const [counted, left] = await Promise.all([
    countReceivers(
      db,
      begun.filter(({ figures }) => figures === null).map(({ guid }) => guid),
    ),
    countLeft(
      db,
      begun.map(({ guid }) => guid),
    ),
  ]);
  return new Map(
    begun.map(({ guid, figures }) => [
      guid,
      { ...(figures ?? counted.get(guid) ?? nobody), left: left.get(guid) ?? 0 },
    ]),
  );
}

/** Over, and nobody is on the way any more. */
export async function keepFigures(db: PlatformDb, guid: string): Promise<void> {
  const figures = (await countReceivers(db, [guid])).get(guid) ?? nobody;
  if (figures.waiting > 0) return;
  await db
    .updateTable('newsletter')
    .set({ figures: JSON.stringify(figures) })
    .where('guid', '=', guid)
    .where('state', 'in', ['Sent', 'Stopped'])
    .execute();
}

/** Over for a while, and still not counted: its process was killed, or it is older than the counting. */
export const findUncounted = (db: PlatformDb, endedBefore: Date, limit: number) =>
  db
    .selectFrom('newsletter')
    .select('guid')
    .where('state', 'in', ['Sent', 'Stopped'])
    .where('figures', 'is', null)
    .where('ended_at', '<', endedBefore)
    .orderBy('ended_at')
    .limit(limit)
    .execute();
