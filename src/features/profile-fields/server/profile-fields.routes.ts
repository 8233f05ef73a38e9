import { type Route, route } from '#platform/server/http/route.ts';
import {
  addProfileField,
  changeProfileField,
  deleteProfileField,
  listProfileFieldDefinitions,
  listProfileFields,
  orderProfileFields,
  restoreProfileField,
} from '../contract/profile-fields.endpoints.ts';
import type { ProfileFieldsService } from './profile-fields.service.ts';

export const profileFieldsRoutes: Route<{ profileFields: ProfileFieldsService }>[] = [
  route(listProfileFields, ({ viewer, services }, { query }) => services.profileFields.list(viewer, query.language)),
  route(listProfileFieldDefinitions, ({ viewer, services }) => services.profileFields.definitions(viewer)),
  route(addProfileField, (by, { body }) => by.services.profileFields.add(by, body)),
  route(changeProfileField, (by, { params, body }) => by.services.profileFields.change(by, params.guid, body)),
  route(deleteProfileField, (by, { params }) => by.services.profileFields.remove(by, params.guid)),
  route(restoreProfileField, (by, { params }) => by.services.profileFields.restore(by, params.guid)),
  route(orderProfileFields, (by, { body }) => by.services.profileFields.order(by, body.guids)),
];
