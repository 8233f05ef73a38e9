import type { FollowingService } from '#features/following/server/following.service.ts';
import type { AccountType } from '#platform/contract/rights/viewer.ts';
import { personOf } from './add-upkeep.ts';
import { listGuid } from './content/demo-list.ts';
import { demoReactions } from './content/demo-reactions.ts';

export interface DemoFollowServices {
  following: Pick<FollowingService, 'follow'>;
}

/** Everybody wants to hear of the news, and of the ideas that people talk about; what they say then rings the bell. */
export async function addFollows(
  { following }: DemoFollowServices,
  ids: ReadonlyMap<AccountType, string>,
): Promise<void> {
  for (const [accountType, id] of ids) {
    const viewer = personOf(accountType, id);
    await following.follow(viewer, { kind: 'list', guid: listGuid('news', 'newest') }, { mail: 'weekly' });
    for (const guid of new Set(demoReactions.map(({ item }) => item)))
      await following.follow(viewer, { kind: 'item', guid }, { mail: 'daily' });
  }
}
