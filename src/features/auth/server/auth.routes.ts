import { safeReturnPath } from '#platform/contract/addresses/internal-path.ts';
import { type Answer, type Route, route } from '#platform/server/http/route.ts';
import {
  beginSetupPasskey,
  completeSetup,
  completeSetupWithPasskey,
  readSession,
  readSetup,
  signInWithEmail,
  signOutOfSession,
} from '../contract/auth.endpoints.ts';
import {
  addPasskey,
  beginPasskey,
  beginPasskeySignIn,
  listPasskeys,
  removePasskey,
  renamePasskey,
  signInWithPasskey,
} from '../contract/passkeys.endpoints.ts';
import { changePassword } from '../contract/password.endpoints.ts';
import { beginPasskeyProof, giveOwnerProof, readOwnerProof } from '../contract/proof.endpoints.ts';
import { endOtherSessions, endSession, listSessions } from '../contract/sessions.endpoints.ts';
import {
  beginTwoFactor,
  confirmTwoFactor,
  readTwoFactor,
  renewRecoveryCodes,
  switchOffTwoFactor,
  takeSecondStep,
} from '../contract/two-factor.endpoints.ts';
import type { AuthAnswer, AuthService } from './auth.service.ts';
import type { PasskeysService } from './passkey/passkeys.service.ts';
import type { OwnPasswordService } from './password/own-password.service.ts';
import type { OwnerProofService } from './proof/owner-proof.service.ts';
import type { SingleLogoutService } from './providers/single-logout.service.ts';
import type { TwoFactorService } from './second-step/two-factor.service.ts';
import type { SessionsService } from './sessions/sessions.service.ts';
import type { SetupLinkService } from './set-up/setup-link.service.ts';

export interface AuthServices {
  auth: AuthService;
  setupLink: SetupLinkService;
  twoFactor: TwoFactorService;
  sessions: SessionsService;
  ownPassword: OwnPasswordService;
  passkeys: PasskeysService;
  singleLogout: SingleLogoutService;
  ownerProof: OwnerProofService;
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
  route(signOutOfSession, async ({ services, client, answer }, { query }) =>
    withCookies(answer, await services.singleLogout.signOut(client, safeReturnPath(query.returnTo))),
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
  route(beginSetupPasskey, async ({ services, client, answer }, { params, body }) =>
    withCookies(answer, await services.setupLink.beginPasskey(client, params.token, body)),
  ),
  route(completeSetupWithPasskey, async ({ services, client, answer }, { params, body }) =>
    withCookies(answer, await services.setupLink.completeWithPasskey(client, params.token, body)),
  ),
  route(readTwoFactor, ({ viewer, services }) => services.twoFactor.status(viewer)),
  route(beginTwoFactor, ({ viewer, services, client }, { body }) =>
    services.twoFactor.begin(viewer, client, body.password),
  ),
  route(confirmTwoFactor, async ({ viewer, services, client, language, answer }, { body }) =>
    withCookies(answer, await services.twoFactor.confirm(viewer, client, language, body.code)),
  ),
  route(renewRecoveryCodes, ({ viewer, services, client }, { body }) =>
    services.twoFactor.renewRecoveryCodes(viewer, client, body.password),
  ),
  route(switchOffTwoFactor, async ({ viewer, services, client, language, answer }, { body }) =>
    withCookies(answer, await services.twoFactor.switchOff(viewer, client, language, body.password)),
  ),
  route(listSessions, ({ viewer, services, client }) => services.sessions.list(viewer, client)),
  route(endSession, async ({ viewer, services, client }, { params }) => {
    await services.sessions.end(viewer, client, params.id);
  }),
  route(endOtherSessions, ({ viewer, services, client }) => services.sessions.endOthers(viewer, client)),
  route(changePassword, ({ viewer, services, client, language }, { body }) =>
    services.ownPassword.change(viewer, client, language, body),
  ),
  route(readOwnerProof, ({ viewer, services, client }) => services.ownerProof.read(viewer, client)),
  route(giveOwnerProof, async ({ viewer, services, client, answer }, { body }) =>
    withCookies(answer, await services.ownerProof.give(viewer, client, body)),
  ),
  route(beginPasskeyProof, async ({ services, client, answer }) =>
    withCookies(answer, await services.passkeys.beginProof(client)),
  ),
  route(listPasskeys, ({ viewer, services }) => services.passkeys.list(viewer)),
  route(beginPasskey, async ({ viewer, services, client, answer }) =>
    withCookies(answer, await services.passkeys.begin(viewer, client)),
  ),
  route(addPasskey, async ({ viewer, services, client, language, answer }, { body }) =>
    withCookies(answer, await services.passkeys.add(viewer, client, language, body)),
  ),
  route(renamePasskey, ({ viewer, services, client }, { params, body }) =>
    services.passkeys.rename(viewer, client, params.id, body.name),
  ),
  route(removePasskey, async ({ viewer, services, client }, { params }) => {
    await services.passkeys.remove(viewer, client, params.id);
  }),
  route(beginPasskeySignIn, async ({ services, client, answer }) =>
    withCookies(answer, await services.passkeys.beginSignIn(client)),
  ),
  route(signInWithPasskey, async ({ services, client, answer }, { body }) =>
    withCookies(answer, await services.passkeys.signIn(client, body.credential)),
  ),
];
