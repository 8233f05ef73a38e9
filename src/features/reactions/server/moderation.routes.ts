import { type Route, route } from '#platform/server/http/route.ts';
import {
  blockAuthor,
  closeThread,
  decideReaction,
  listBlockedAuthors,
  readReactionQueue,
  unblockAuthor,
  unblockPerson,
} from '../contract/moderation.endpoints.ts';
import type { ModerationService } from './moderation.service.ts';

export const moderationRoutes: Route<{ moderation: ModerationService }>[] = [
  route(readReactionQueue, ({ viewer, services }, { query }) => services.moderation.queue(viewer, query)),
  route(decideReaction, async ({ viewer, client, services }, { params, body }) => {
    await services.moderation.decide({ viewer, client }, params.guid, body);
    return undefined;
  }),
  route(closeThread, async ({ viewer, client, services }, { params, body }) => {
    await services.moderation.close({ viewer, client }, params, body.isClosed);
    return undefined;
  }),
  route(blockAuthor, async ({ viewer, client, services }, { params }) => {
    await services.moderation.block({ viewer, client }, params.guid);
    return undefined;
  }),
  route(unblockAuthor, async ({ viewer, client, services }, { params }) => {
    await services.moderation.unblock({ viewer, client }, params.guid);
    return undefined;
  }),
  route(listBlockedAuthors, ({ viewer, services }) => services.moderation.blocked(viewer)),
  route(unblockPerson, async ({ viewer, client, services }, { params }) => {
    await services.moderation.unblockPerson({ viewer, client }, params.guid);
    return undefined;
  }),
];
