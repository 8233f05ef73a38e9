import { safeReturnPath } from '#platform/contract/addresses/internal-path.ts';
import type { FormFields } from '#platform/contract/calls/body-kinds.ts';
import { AppError } from '#platform/contract/calls/errors.ts';
import { type Answer, type Route, route } from '#platform/server/http/route.ts';
import { screenAddress } from '#platform/server/http/sent-form.ts';
import {
  sendSecondStepForm,
  sendSetupForm,
  sendSignInForm,
  sendSignOutForm,
} from '../contract/auth-forms.endpoints.ts';
import { isSecondStepNeeded, type SignInAnswer } from '../contract/session.ts';
import type { AuthServices } from './auth.routes.ts';
import type { AuthAnswer } from './auth.service.ts';

/** The same calls for a browser that sends the form itself, before or without any script: each ends at a page. */
export const authFormsRoutes: Route<AuthServices>[] = [
  route(sendSignInForm, async ({ services, client, answer }, { body }) =>
    enter(answer, body.fields, await services.auth.signIn(client, body.values)),
  ),
  route(sendSecondStepForm, async ({ services, client, answer }, { body }) => {
    try {
      return enter(answer, body.fields, await services.auth.takeSecondStep(client, body.values));
    } catch (error) {
      // Too late for a code: it begins again with the password.
      if (!(error instanceof AppError) || error.code !== 'second-step-over') throw error;
      return screenAddress(body.fields, '/login', { error: error.code });
    }
  }),
  route(sendSignOutForm, async ({ services, client, answer }, { body }) => {
    answer.cookies((await services.auth.signOut(client)).cookies);
    return safeReturnPath(body.fields.returnTo);
  }),
  route(sendSetupForm, async ({ services, client, answer }, { params, body }) =>
    enter(answer, body.fields, await services.setupLink.complete(client, params.token, body.values)),
  ),
];

/** To where they were going, by way of the second step where they have one. */
function enter(answer: Answer, fields: FormFields, { body, cookies }: AuthAnswer<SignInAnswer>): string {
  answer.cookies(cookies);
  return isSecondStepNeeded(body) ? screenAddress(fields, '/login/second-step') : safeReturnPath(fields.returnTo);
}
