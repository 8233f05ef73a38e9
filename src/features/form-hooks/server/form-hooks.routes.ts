import { type Route, route } from '#platform/server/http/route.ts';
import {
  changeFormHook,
  listFormHooks,
  listHookDeliveries,
  makeFormHook,
  readDeliveryBody,
  removeFormHook,
  renewHookSecret,
  sendDeliveryAgain,
  sendGivenUpAgain,
  tryFormHook,
} from '../contract/form-hooks.endpoints.ts';
import type { FormHooksService } from './form-hooks.service.ts';
import type { HookLogService } from './hook-log.service.ts';

export const formHooksRoutes: Route<{ formHooks: FormHooksService; hookLog: HookLogService }>[] = [
  route(listFormHooks, ({ viewer, services }, { params }) => services.formHooks.list(viewer, params.guid)),
  route(makeFormHook, ({ viewer, client, services, answer }, { params, body }) => {
    answer.status(201);
    return services.formHooks.make({ viewer, client }, params.guid, body);
  }),
  route(changeFormHook, ({ viewer, client, services }, { params, body }) =>
    services.formHooks.change({ viewer, client }, params.guid, body),
  ),
  route(renewHookSecret, ({ viewer, client, services }, { params }) =>
    services.formHooks.renewSecret({ viewer, client }, params.guid),
  ),
  route(removeFormHook, ({ viewer, client, services }, { params }) =>
    services.formHooks.remove({ viewer, client }, params.guid),
  ),
  route(tryFormHook, ({ viewer, client, services }, { params }) =>
    services.hookLog.try({ viewer, client }, params.guid),
  ),
  route(listHookDeliveries, ({ viewer, services }, { params, query }) =>
    services.hookLog.list(viewer, params.guid, query),
  ),
  route(sendGivenUpAgain, ({ viewer, client, services }, { params }) =>
    services.hookLog.sendAllAgain({ viewer, client }, params.guid),
  ),
  route(sendDeliveryAgain, ({ viewer, client, services }, { params }) =>
    services.hookLog.sendAgain({ viewer, client }, params.guid),
  ),
  route(readDeliveryBody, ({ viewer, client, services }, { params }) =>
    services.hookLog.body({ viewer, client }, params.guid),
  ),
];
