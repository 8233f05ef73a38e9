import { isSecondStepNeeded, type SignInAnswer } from '#features/auth/contract/session.ts';
import type { AuthAnswer } from '#features/auth/server/auth.service.ts';
import { safeReturnPath } from '#platform/contract/addresses/internal-path.ts';
import type { FormFields } from '#platform/contract/calls/body-kinds.ts';
import { type Answer, type RequestContext, type Route, route } from '#platform/server/http/route.ts';
import { languageOfForm, screenAddress } from '#platform/server/http/sent-form.ts';
import type { GivenProof } from '../contract/mail-proof.ts';
import type { Verification } from '../contract/registration.ts';
import {
  sendMailCodeForm,
  sendMailLinkForm,
  sendNewAddressForm,
  sendNewPasswordForm,
  sendPasswordResetForm,
  sendRegistrationForm,
  sendSignInMailForm,
  sendVerificationForm,
  sendVerificationLinkForm,
} from '../contract/registration-forms.endpoints.ts';
import type { RegistrationServices } from './registration.routes.ts';

type Context = RequestContext<RegistrationServices>;

interface Sent<Values> {
  body: { fields: FormFields; values: Values };
}

const askingOf = ({ client }: Context, { body }: Sent<unknown>) => ({ client, language: languageOfForm(body.fields) });

/** The screens' own forms, for a browser without a script: the same calls, each ending at a page. */
export const registrationFormsRoutes: Route<RegistrationServices>[] = [
  route(sendRegistrationForm, async (context: Context, sent) => {
    const { cookies } = await context.services.registration.register(askingOf(context, sent), sent.body.values);
    context.answer.cookies(cookies);
    return screenAddress(sent.body.fields, '/register/sent');
  }),
  route(sendVerificationForm, verify),
  route(sendVerificationLinkForm, verify),
  route(sendSignInMailForm, async (context: Context, sent) => {
    await context.services.registration.askSignInMail(askingOf(context, sent), sent.body.values);
    return screenAddress(sent.body.fields, '/login/mail', { sent: '1' });
  }),
  route(sendMailCodeForm, signIn),
  route(sendMailLinkForm, signIn),
  route(sendNewAddressForm, async (context: Context, sent) => {
    await context.services.registration.changeEmail(context.viewer, askingOf(context, sent), sent.body.values);
    return screenAddress(sent.body.fields, '/account/email', { sent: '1' });
  }),
  route(sendPasswordResetForm, async (context: Context, sent) => {
    await context.services.registration.askPasswordReset(askingOf(context, sent), sent.body.values);
    return screenAddress(sent.body.fields, '/reset-password', { sent: '1' });
  }),
  route(sendNewPasswordForm, async (context: Context, sent) => {
    const reset = await context.services.registration.resetPassword(askingOf(context, sent), sent.body.values);
    return enter(context.answer, sent.body.fields, reset);
  }),
];

async function verify(
  { services, viewer, client, answer }: Context,
  { body: { fields, values } }: Sent<Verification>,
): Promise<string> {
  const { body, cookies } = await services.registration.verify(viewer, client, values);
  if (body.isActive && body.signedIn !== null) return enter(answer, fields, { body: body.signedIn, cookies });
  answer.cookies(cookies);
  return screenAddress(fields, '/verify', { result: body.isActive ? 'done' : 'waits' });
}

async function signIn({ services, client, answer }: Context, { body }: Sent<GivenProof>): Promise<string> {
  return enter(answer, body.fields, await services.registration.signIn(client, body.values));
}

/** To where they were going, by way of the second step where they have one. */
function enter(answer: Answer, fields: FormFields, { body, cookies }: AuthAnswer<SignInAnswer>): string {
  answer.cookies(cookies);
  return isSecondStepNeeded(body)
    ? screenAddress(fields, '/login/second-step')
    : safeReturnPath(fields.returnTo, screenAddress({ language: fields.language ?? '' }, '/'));
}
