import { type Route, route } from '#platform/server/http/route.ts';
import {
  changeItemType,
  deleteItemType,
  listItemTypes,
  makeItemType,
  previewItemType,
} from '../contract/item-types.endpoints.ts';
import { itemTypesTag } from '../contract/item-types.tags.ts';
import type { ItemTypesService } from './item-types.service.ts';

export const itemTypesRoutes: Route<{ itemTypes: ItemTypesService }>[] = [
  route(listItemTypes, ({ services, answer }) => {
    answer.tag(itemTypesTag);
    return services.itemTypes.all();
  }),
  route(makeItemType, (by, { body }) => by.services.itemTypes.make(by, body)),
  route(previewItemType, ({ viewer, services }, { params, body }) =>
    services.itemTypes.preview(viewer, params.guid, body),
  ),
  route(changeItemType, (by, { params, body }) => by.services.itemTypes.change(by, params.guid, body)),
  route(deleteItemType, (by, { params }) => by.services.itemTypes.remove(by, params.guid)),
];
