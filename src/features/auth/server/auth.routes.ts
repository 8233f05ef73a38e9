import { type Answer, type Route, route } from '#platform/server/http/route.ts';
import {
  completeSetup,
  readSession,
  readSetup,
  signInWithEmail,
  signOutOfSession,
} from '../contract/auth.endpoints.ts';
import {
  beginTwoFactor,
  confirmTwoFactor,
  readTwoFactor,
  renewRecoveryCodes,
  switchOffTwoFactor,
  takeSecondStep,
} from '../contract/two-factor.endpoints.ts';
import type { AuthAnswer, AuthService } from './auth.service.ts';
import type { SetupLinkService } from './setup-link.service.ts';
import type { TwoFactorService } from './two-factor.service.ts';

export interface AuthServices {
  auth: AuthService;
  setupLink: SetupLinkService;
  twoFactor: TwoFactorService;
}

export function withCookies<T>(answer: Answer, { body, cookies }: AuthAnswer<T>): T {
  answer.cookies(cookies);
  return body;
}

export const authRoutes: Route<AuthServices>[] = [
  route(signInWithEmail, async ({ services, client, answer }, { body }) =>
    withCookies(answer, await services.auth.signIn(client, body)),
  ),
  route(takeSecondStep, async ({ services, client, answer }, { body }) =>
    withCookies(answer, await services.auth.takeSecondStep(client, body)),
  ),
  route(signOutOfSession, async ({ services, client, answer }) =>
    withCookies(answer, await services.auth.signOut(client)),
  ),
  route(readSession, async ({ services, client, answer }) =>
    withCookies(answer, await services.auth.readSession(client)),
  ),
  route(readSetup, async ({ services }, { params }) => {
    await services.setupLink.requireOpen(params.token);
    return { isOpen: true as const };
  }),
  route(completeSetup, async ({ services, client, answer }, { params, body }) =>
    withCookies(answer, await services.setupLink.complete(client, params.token, body)),
  ),
  route(readTwoFactor, ({ viewer, services }) => services.twoFactor.status(viewer)),
  route(beginTwoFactor, ({ viewer, services, client }, { body }) =>
    services.twoFactor.begin(viewer, client, body.password),
  ),
  route(confirmTwoFactor, async ({ viewer, services, client, answer }, { body }) =>
    withCookies(answer, await services.twoFactor.confirm(viewer, client, body.code)),
  ),
  route(renewRecoveryCodes, ({ viewer, services, client }, { body }) =>
    services.twoFactor.renewRecoveryCodes(viewer, client, body.password),
  ),
  route(switchOffTwoFactor, async ({ viewer, services, client, answer }, { body }) =>
    withCookies(answer, await services.twoFactor.switchOff(viewer, client, body.password)),
  ),
];
