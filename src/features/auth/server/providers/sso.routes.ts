import { settingsTag } from '#features/settings/contract/settings.tags.ts';
import { type Route, route } from '#platform/server/http/route.ts';
import { ssoProvidersTag } from '../../contract/auth.tags.ts';
import {
  createSsoProvider,
  listSsoProviders,
  readSignInWays,
  removeSsoProvider,
  saveSsoProvider,
  switchSsoProvider,
  testSsoProvider,
} from '../../contract/sso.endpoints.ts';
import type { SsoService } from './sso.service.ts';
import type { SsoProvidersService } from './sso-providers.service.ts';

interface SsoServices {
  sso: SsoService;
  ssoProviders: SsoProvidersService;
}

export const ssoRoutes: Route<SsoServices>[] = [
  route(readSignInWays, ({ services, answer }) => {
    answer.tag(ssoProvidersTag, settingsTag);
    return services.sso.ways();
  }),
  route(listSsoProviders, ({ viewer, services, client, answer }) => {
    answer.tag(ssoProvidersTag);
    return services.ssoProviders.list(viewer, client);
  }),
  route(createSsoProvider, ({ viewer, services, client }, { body }) =>
    services.ssoProviders.create(viewer, client, body),
  ),
  route(saveSsoProvider, ({ viewer, services, client }, { params, body }) =>
    services.ssoProviders.save(viewer, client, params.id, body),
  ),
  route(switchSsoProvider, ({ viewer, services, client }, { params, body }) =>
    services.ssoProviders.switchTo(viewer, client, params.id, body.isOn),
  ),
  route(testSsoProvider, ({ viewer, services }, { params }) => services.ssoProviders.test(viewer, params.id)),
  route(removeSsoProvider, ({ viewer, services, client }, { params }) =>
    services.ssoProviders.remove(viewer, client, params.id),
  ),
];
