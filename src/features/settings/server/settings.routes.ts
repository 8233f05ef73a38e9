import { type Route, route } from '#platform/server/http/route.ts';
import { readSettings, saveSetting } from '../contract/settings.endpoints.ts';
import { settingsTag } from '../contract/settings.tags.ts';
import type { SettingsService } from './settings.service.ts';

export const settingsRoutes: Route<{ settings: SettingsService }>[] = [
  route(readSettings, ({ viewer, services, answer }, { query }) => {
    answer.tag(settingsTag);
    return services.settings.read(viewer, query);
  }),
  route(saveSetting, async ({ viewer, services, client }, { params, body }) => {
    await services.settings.save(viewer, params.key, body.value, client);
    return { key: params.key, value: body.value };
  }),
];
