import type { PlatformDb } from '#platform/server/database/database.ts';
import type { FileUser } from '../../contract/file-user.ts';
import type { MediaUse } from '../../contract/media.ts';

/** Where a file is used, by name and with the way there. */
export async function usesOf(db: PlatformDb, users: readonly FileUser[], id: string): Promise<MediaUse[]> {
  const uses = await db
    .selectFrom('asset_use')
    .select(['kind', 'holder_id as id'])
    .where('asset_id', '=', id)
    .execute();
  const named = users.map(async ({ kind, named: nameThem }) => {
    const ids = uses.filter((use) => use.kind === kind).map((use) => use.id);
    return ids.length === 0 ? [] : (await nameThem(ids)).map((use) => ({ kind, ...use }));
  });
  return (await Promise.all(named)).flat();
}
