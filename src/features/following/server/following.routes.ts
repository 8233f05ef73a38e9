import { type Route, route } from '#platform/server/http/route.ts';
import { changeFollow, follow, listFollows, readFollow, unfollow } from '../contract/following.endpoints.ts';
import type { FollowingService } from './following.service.ts';

export const followingRoutes: Route<{ following: FollowingService }>[] = [
  route(listFollows, ({ viewer, services }, { query }) => services.following.list(viewer, query.language)),
  route(readFollow, ({ viewer, services }, { params }) => services.following.read(viewer, params)),
  route(follow, ({ viewer, services }, { params, body }) => services.following.follow(viewer, params, body)),
  route(changeFollow, ({ viewer, services }, { params, body }) => services.following.change(viewer, params, body)),
  route(unfollow, ({ viewer, services }, { params }) => services.following.unfollow(viewer, params)),
];
