import { type Route, route } from '#platform/server/http/route.ts';
import { findNameable, lookAtList, lookAtThread, readUnread, stickTopic } from '../../contract/forum.endpoints.ts';
import type { MentionsService } from '../mentions/mentions.service.ts';
import type { ModerationService } from '../moderation.service.ts';
import type { LooksService } from './looks.service.ts';

export const forumRoutes: Route<{ looks: LooksService; mentions: MentionsService; moderation: ModerationService }>[] = [
  route(readUnread, ({ viewer, services }, { body }) => services.looks.unread(viewer, body.guids)),
  route(lookAtThread, async ({ viewer, services }, { params }) => {
    await services.looks.look(viewer, params);
    return undefined;
  }),
  route(lookAtList, async ({ viewer, services }, { params }) => {
    await services.looks.lookAtList(viewer, params.guid);
    return undefined;
  }),
  route(stickTopic, async ({ viewer, client, services }, { params, body }) => {
    await services.moderation.stick({ viewer, client }, params, body.isSticky);
    return undefined;
  }),
  route(findNameable, ({ viewer, services }, { params, query }) =>
    services.mentions.offered(viewer, params, query.words),
  ),
];
