import type { AuthAnswer } from '#features/auth/server/auth.service.ts';
import { type Answer, type Route, route } from '#platform/server/http/route.ts';
import {
  askPasswordReset,
  askSignInMail,
  askVerificationMail,
  changeEmail,
  readMailProof,
  register,
  resetPassword,
  signInByMail,
  verifyAddress,
} from '../contract/registration.endpoints.ts';
import type { RegistrationService } from './registration.service.ts';

export interface RegistrationServices {
  registration: RegistrationService;
}

function withCookies<T>(answer: Answer, { body, cookies }: AuthAnswer<T>): T {
  answer.cookies(cookies);
  return body;
}

export const registrationRoutes: Route<RegistrationServices>[] = [
  route(register, async ({ services, client, language, answer }, { body }) =>
    withCookies(answer, await services.registration.register({ client, language }, body)),
  ),
  route(askVerificationMail, ({ services, viewer, client, language }, { body }) =>
    services.registration.askVerificationMail(viewer, { client, language }, body),
  ),
  route(readMailProof, ({ services, client }, { params }) => services.registration.readProof(client, params.token)),
  route(verifyAddress, async ({ services, viewer, client, answer }, { body }) =>
    withCookies(answer, await services.registration.verify(viewer, client, body)),
  ),
  route(askSignInMail, ({ services, client, language }, { body }) =>
    services.registration.askSignInMail({ client, language }, body),
  ),
  route(signInByMail, async ({ services, client, answer }, { body }) =>
    withCookies(answer, await services.registration.signIn(client, body)),
  ),
  route(askPasswordReset, ({ services, client, language }, { body }) =>
    services.registration.askPasswordReset({ client, language }, body),
  ),
  route(resetPassword, async ({ services, client, language, answer }, { body }) =>
    withCookies(answer, await services.registration.resetPassword({ client, language }, body)),
  ),
  route(changeEmail, ({ services, viewer, client, language }, { body }) =>
    services.registration.changeEmail(viewer, { client, language }, body),
  ),
];
