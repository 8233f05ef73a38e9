import { type Route, route } from '#platform/server/http/route.ts';
import { readSettings } from '../contract/settings.endpoints.ts';
import type { SettingsService } from './settings.service.ts';

export const settingsRoutes: Route<{ settings: SettingsService }>[] = [
  route(readSettings, ({ viewer, services, answer }, { query }) => {
    answer.tag('settings');
    return services.settings.read(viewer, query);
  }),
];
