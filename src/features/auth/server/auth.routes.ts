import { type Answer, type Route, route } from '#platform/server/http/route.ts';
import {
  completeSetup,
  readSession,
  readSetup,
  signInWithEmail,
  signOutOfSession,
} from '../contract/auth.endpoints.ts';
import type { AuthAnswer, AuthService } from './auth.service.ts';
import type { SetupLinkService } from './setup-link.service.ts';

export interface AuthServices {
  auth: AuthService;
  setupLink: SetupLinkService;
}

function withCookie<T>(answer: Answer, { body, cookie }: AuthAnswer<T>): T {
  if (cookie !== undefined) answer.header('set-cookie', cookie);
  return body;
}

export const authRoutes: Route<AuthServices>[] = [
  route(signInWithEmail, async ({ services, client, answer }, { body }) =>
    withCookie(answer, await services.auth.signIn(client, body)),
  ),
  route(signOutOfSession, async ({ services, client, answer }) =>
    withCookie(answer, await services.auth.signOut(client)),
  ),
  route(readSession, async ({ services, client, answer }) =>
    withCookie(answer, await services.auth.readSession(client)),
  ),
  route(readSetup, async ({ services }, { params }) => {
    await services.setupLink.requireOpen(params.token);
    return { isOpen: true as const };
  }),
  route(completeSetup, async ({ services, client, answer }, { params, body }) =>
    withCookie(answer, await services.setupLink.complete(client, params.token, body)),
  ),
];
