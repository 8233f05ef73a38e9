import { type Route, route } from '#platform/server/http/route.ts';
import {
  checkHost,
  proveHost,
  readSettingSource,
  readSettings,
  readTranslationWork,
  saveSetting,
  saveSettings,
} from '../contract/settings.endpoints.ts';
import { settingsTag } from '../contract/settings.tags.ts';
import type { HostCheck } from './host-check.ts';
import type { SettingsService } from './settings.service.ts';
import type { TranslationWork } from './translation-work.service.ts';

interface SettingsServices {
  hostCheck: HostCheck;
  translationWork: TranslationWork;
  settings: SettingsService;
}

export const settingsRoutes: Route<SettingsServices>[] = [
  route(readSettings, ({ viewer, services, answer }, { query }) => {
    answer.tag(settingsTag);
    return services.settings.read(viewer, query);
  }),
  route(readSettingSource, ({ viewer, services }) => services.settings.source(viewer)),
  route(checkHost, async ({ viewer, services }, { body }) => ({
    outcome: await services.hostCheck.check(viewer, body.host),
  })),
  route(proveHost, async ({ services }, { query }) => ({ proof: services.hostCheck.proofOf(query.question) })),
  route(readTranslationWork, ({ viewer, services }, { query }) =>
    services.translationWork.read(viewer, query.languages),
  ),
  route(saveSettings, async ({ viewer, services, client }, { body }) => {
    await services.settings.saveAll(viewer, body.changes, client);
    return services.settings.source(viewer);
  }),
  route(saveSetting, async ({ viewer, services, client }, { params, body }) => {
    await services.settings.save(viewer, params.key, body.value, client);
    return { key: params.key, value: body.value };
  }),
];
