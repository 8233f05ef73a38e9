import type { SettingsService } from '#features/settings/server/settings.service.ts';
import { createLooksService } from './forum/looks.service.ts';
import { createMentionsService } from './mentions/mentions.service.ts';
import { createModerationService } from './moderation.service.ts';
import { createPictureRights } from './pictures/picture-holder.ts';
import { createPictureReading } from './pictures/picture-reading.ts';
import { createReactionPictures, type PictureFiles } from './pictures/reaction-pictures.service.ts';
import { createReactionActivity } from './reaction-activity.service.ts';
import { createReactionNewsService } from './reaction-news.service.ts';
import { createReactionPeopleService } from './reaction-people.service.ts';
import { createReactionProofsService } from './reaction-proofs.service.ts';
import { createReactionRights } from './reaction-rights.ts';
import { createReactionSettling, type HearPlaced } from './reaction-settling.ts';
import { createReactionWriting } from './reaction-writing.ts';
import type { ReactionsParts } from './reactions-parts.ts';
import { createThreadMovingService } from './thread-moving.service.ts';
import { createThreadReading } from './thread-reading.ts';
import { createThreadTargets, type ThreadTargetParts } from './thread-targets.ts';

type ReactionServiceParts = Omit<
  ReactionsParts,
  'targets' | 'rights' | 'settling' | 'mentions' | 'items' | 'pictures'
> &
  ThreadTargetParts & {
    items: ReactionsParts['items'];
    settings: Pick<SettingsService, 'all'>;
    /** Where pictures lie; made after this. */
    files(): PictureFiles;
    /** Others who are told of each reaction that readers see. */
    hearPlaced?: readonly HearPlaced[];
  };

export type ReactionsService = ReturnType<typeof createReactionsService>['reactions'];

/** Reactions (product.md §3): what people say about an item or below a block, and who keeps it in order. */
export function createReactionsService(given: ReactionServiceParts) {
  const targets = createThreadTargets(given);
  const looks = createLooksService({ ...given, targets });
  const settling = createReactionSettling({ ...given, hearPlaced: [looks.placed, ...(given.hearPlaced ?? [])] });
  const mentions = createMentionsService({ ...given, targets });
  const pictures = createReactionPictures(given);
  const rights = createReactionRights(given);
  const parts: ReactionsParts = { ...given, targets, settling, mentions, pictures, rights };
  const writing = createReactionWriting(parts);
  return {
    reactions: { ...createThreadReading(parts), ...writing },
    reactionPictures: createPictureReading(parts),
    pictureRights: createPictureRights(parts),
    looks,
    mentions,
    moderation: createModerationService(parts, writing),
    reactionProofs: createReactionProofsService(parts),
    reactionPeople: createReactionPeopleService(parts),
    threadMoving: createThreadMovingService(parts),
    reactionNews: createReactionNewsService(parts),
    reactionActivity: createReactionActivity(parts),
  };
}
