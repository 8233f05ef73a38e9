import type { FollowTarget } from '#features/following/contract/follow.ts';
import type { ListItemsService } from '#features/list-items/server/list-items.service.ts';
import type { PublishedBlocksService } from '#features/pages/server/published-blocks.service.ts';
import type { Jobs } from '#platform/server/jobs/jobs.ts';
import type { Platform, PlatformTransaction } from '#platform/server/platform.ts';
import type { NoticeKind } from '../contract/notice-words.ts';
import type { NoticeTelling } from './notice-telling.ts';

/** A reaction that readers see, as far as others are concerned by it. */
export interface NotableReaction {
  guid: string;
  target: { kind: 'item' | 'block'; guid: string };
  /** Null for who has no account. */
  authorId: string | null;
  /** Who wrote what it answers. */
  answeredId: string | null;
  /** Who is named in it. */
  mentionedIds: readonly string[];
}

interface ReactionTellingParts {
  platform: Platform;
  jobs: Jobs;
  telling: NoticeTelling;
  items: Pick<ListItemsService, 'news'>;
  blocks: Pick<PublishedBlocksService, 'ownerOf'>;
  notable(guid: string): Promise<NotableReaction | undefined>;
}

export const tellReactionJob = 'tell-reaction';

/** Reactions: who is named, who is answered, whose item it is, and who follows it. Each is told once, by the first of these. */
export function createReactionTelling({ platform, jobs, telling, items, blocks, notable }: ReactionTellingParts) {
  async function followedBy({ kind, guid }: NotableReaction['target']): Promise<FollowTarget[]> {
    if (kind === 'item') return [{ kind, guid }];
    const pageId = await blocks.ownerOf(guid);
    return pageId === undefined ? [] : [{ kind: 'page', guid: pageId }];
  }

  return {
    /** In the transaction in which it comes to be shown. */
    reactionShown: (trx: PlatformTransaction, guid: string): Promise<void> =>
      jobs.enqueue(platform, trx, { name: tellReactionJob }, { guid }),

    async runReactionTelling(guid: string): Promise<void> {
      const reaction = await notable(guid);
      if (reaction === undefined) return;
      const { target, authorId, answeredId, mentionedIds } = reaction;
      const makerId = target.kind === 'item' ? await items.news.makerOf(target.guid) : undefined;
      const happening = {
        cause: `reaction ${guid}`,
        about: target,
        detailGuid: guid,
        ...(authorId !== null && { actorId: authorId }),
      };
      const concerned: [NoticeKind, readonly (string | null | undefined)[]][] = [
        ['mentioned', mentionedIds],
        ['answered', [answeredId]],
        ['reacted', [makerId]],
      ];
      for (const [kind, people] of concerned) {
        const ids = people.filter((id): id is string => typeof id === 'string');
        const seeing = await telling.whoMaySee(ids, target);
        const told = seeing.flatMap(({ id }) => id ?? []);
        await platform.transaction((trx) => telling.tellPeople(trx, told, { ...happening, kind }));
      }
      await telling.runTelling({ ...happening, kind: 'reacted', targets: await followedBy(target) });
    },
  };
}
