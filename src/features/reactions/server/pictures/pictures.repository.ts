import type { PlatformDb } from '#platform/server/database/database.ts';
import type { PlatformTransaction } from '#platform/server/platform.ts';
import type { KeptPicture, ReactionPicture } from '../../contract/reaction-pictures.ts';

export interface PictureRow extends ReactionPicture {
  reactionGuid: string;
}

export const findPictures = (db: PlatformDb, reactionGuids: readonly string[]): Promise<PictureRow[]> =>
  reactionGuids.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('reaction_picture')
        .select(['guid', 'reaction_guid as reactionGuid', 'alt', 'width', 'height'])
        .where('reaction_guid', 'in', reactionGuids)
        .where('removed_at', 'is', null)
        .orderBy('reaction_guid')
        .orderBy('position')
        .execute();

export async function insertPicture(
  db: PlatformDb,
  {
    guid,
    reactionGuid,
    alt,
    position,
    now,
  }: { guid: string; reactionGuid: string; alt: string; position: number; now: Date },
): Promise<void> {
  await db
    .insertInto('reaction_picture')
    .values({ guid, reaction_guid: reactionGuid, alt, position, width: 0, height: 0, created_at: now })
    .execute();
}

export const setSize = (db: PlatformDb, guid: string, size: { width: number; height: number }) =>
  db.updateTable('reaction_picture').set(size).where('guid', '=', guid).execute();

/** Those that are not named are taken out. */
export async function keepPictures(
  trx: PlatformTransaction,
  reactionGuid: string,
  kept: readonly KeptPicture[],
  now: Date,
): Promise<void> {
  const own = trx
    .updateTable('reaction_picture')
    .where('reaction_guid', '=', reactionGuid)
    .where('removed_at', 'is', null);
  const guids = kept.map(({ guid }) => guid);
  const left = guids.length === 0 ? own : own.where('guid', 'not in', guids);
  await left.set({ removed_at: now }).execute();
  for (const { guid, alt } of kept) await own.set({ alt }).where('guid', '=', guid).execute();
}

/** In one transaction with what lets them go; those of a reaction that was never written. */
export async function findOfReaction(db: PlatformDb, reactionGuid: string): Promise<string[]> {
  const rows = await db
    .selectFrom('reaction_picture')
    .select('guid')
    .where('reaction_guid', '=', reactionGuid)
    .execute();
  return rows.map(({ guid }) => guid);
}

/**
 * What nobody can see again: taken out by its writer, of a reaction whose words are gone, and of one that is no more or
 * never came. The last has until `written`, because pictures are here before their reaction is.
 */
export async function findLoose(db: PlatformDb, written: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('reaction_picture')
    .leftJoin('reaction', 'reaction.guid', 'reaction_picture.reaction_guid')
    .select('reaction_picture.guid')
    .where(({ eb, or, and }) =>
      or([
        eb('reaction_picture.removed_at', 'is not', null),
        eb('reaction.words', '=', ''),
        and([eb('reaction.guid', 'is', null), eb('reaction_picture.created_at', '<', written)]),
      ]),
    )
    .orderBy('reaction_picture.guid')
    .limit(limit)
    .execute();
  return rows.map(({ guid }) => guid);
}

export const deletePictures = (trx: PlatformTransaction, guids: readonly string[]) =>
  trx.deleteFrom('reaction_picture').where('guid', 'in', guids).execute();
