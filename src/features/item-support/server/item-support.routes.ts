import { type Route, route } from '#platform/server/http/route.ts';
import {
  addVote,
  joinItem,
  leaveItem,
  listJoinedPeople,
  listOwnSupport,
  readOwnSupport,
  takeVoteBack,
} from '../contract/item-support.endpoints.ts';
import type { ItemSupportService } from './item-support.service.ts';

export const itemSupportRoutes: Route<{ itemSupport: ItemSupportService }>[] = [
  route(addVote, ({ viewer, services }, { params }) =>
    services.itemSupport.add(viewer, params.guid.toLowerCase(), 'vote'),
  ),
  route(takeVoteBack, ({ viewer, services }, { params }) =>
    services.itemSupport.takeBack(viewer, params.guid.toLowerCase(), 'vote'),
  ),
  route(joinItem, ({ viewer, services }, { params }) =>
    services.itemSupport.add(viewer, params.guid.toLowerCase(), 'join'),
  ),
  route(leaveItem, ({ viewer, services }, { params }) =>
    services.itemSupport.takeBack(viewer, params.guid.toLowerCase(), 'join'),
  ),
  route(readOwnSupport, ({ viewer, services }, { params }) =>
    services.itemSupport.read(viewer, params.guid.toLowerCase()),
  ),
  route(listJoinedPeople, ({ viewer, services }, { params, query }) =>
    services.itemSupport.joined(viewer, params.guid.toLowerCase(), query),
  ),
  route(listOwnSupport, ({ viewer, services }, { query }) => services.itemSupport.ownList(viewer, query)),
];
