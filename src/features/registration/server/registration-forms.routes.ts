import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { isSecondStepNeeded, type SignInAnswer } from '#features/auth/contract/session.ts';
import type { AuthAnswer } from '#features/auth/server/auth.service.ts';
import { AppError } from '#platform/contract/errors.ts';
import { safeReturnPath } from '#platform/contract/internal-path.ts';
import type { RequestContext } from '#platform/server/http/route.ts';
import {
  acceptForms,
  type FormFields,
  fieldsOf,
  formLimit,
  languageOfForm,
  orComeBack,
  screenAddress,
  seeOther,
} from '#platform/server/http/sent-form.ts';
import { GivenProof, LinkToken } from '../contract/mail-proof.ts';
import { AskedMail, NewAddress, NewPasswordByMail, NewRegistration, Verification } from '../contract/registration.ts';
import type { RegistrationServices } from './registration.routes.ts';

export type ResolveContext = (request: FastifyRequest) => Promise<RequestContext<RegistrationServices>>;

interface Sent {
  fields: FormFields;
  reply: FastifyReply;
  context: RequestContext<RegistrationServices>;
}

interface Door {
  /** Where it is sent to, and where its screen is. */
  path: string;
  screen?: string;
  open(sent: Sent): Promise<FastifyReply>;
}

/** The screens' own forms, for a browser without a script: the same calls, each ending at a page. */
export function registerRegistrationForms(app: FastifyInstance, resolve: ResolveContext): void {
  app.register(async (scope) => {
    acceptForms(scope);
    for (const { path, screen = path, open } of doors) {
      scope.post<{ Params: { token?: string } }>(path, { bodyLimit: formLimit }, async (request, reply) => {
        const { token } = request.params;
        if (token !== undefined && !LinkToken.safeParse(token).success) throw new AppError('mail-proof-over', 410);
        const fields = { ...fieldsOf(request), ...(token === undefined ? {} : { token }) };
        const context = await resolve(request);
        const back = token === undefined ? screen : screen.replace(':token', token);
        return orComeBack(reply, fields, back, () => open({ fields, reply, context }));
      });
    }
  });
}

const doors: Door[] = [
  {
    path: '/register',
    async open({ fields, reply, context: { services, client } }) {
      const asked = read(NewRegistration, fields);
      const { cookies } = await services.registration.register({ client, language: languageOfForm(fields) }, asked);
      return seeOther(reply, screenAddress(fields, '/register/sent'), cookies);
    },
  },
  { path: '/verify', screen: '/register/sent', open: verify },
  { path: '/verify/:token', open: verify },
  {
    path: '/login/mail',
    async open({ fields, reply, context: { services, client } }) {
      const asked = read(AskedMail, fields);
      await services.registration.askSignInMail({ client, language: languageOfForm(fields) }, asked);
      return seeOther(reply, screenAddress(fields, '/login/mail', { sent: '1' }));
    },
  },
  { path: '/login/mail/code', screen: '/login/mail', open: signIn },
  { path: '/login/mail/:token', open: signIn },
  {
    path: '/account/email',
    async open({ fields, reply, context: { services, viewer, client } }) {
      const asked = read(NewAddress, fields);
      await services.registration.changeEmail(viewer, { client, language: languageOfForm(fields) }, asked);
      return seeOther(reply, screenAddress(fields, '/account/email', { sent: '1' }));
    },
  },
  {
    path: '/reset-password',
    async open({ fields, reply, context: { services, client } }) {
      const asked = read(AskedMail, fields);
      await services.registration.askPasswordReset({ client, language: languageOfForm(fields) }, asked);
      return seeOther(reply, screenAddress(fields, '/reset-password', { sent: '1' }));
    },
  },
  {
    path: '/reset-password/:token',
    async open({ fields, reply, context: { services, client } }) {
      const given = read(NewPasswordByMail, fields);
      const asking = { client, language: languageOfForm(fields) };
      return enter(fields, reply, await services.registration.resetPassword(asking, given));
    },
  },
];

function read<T extends z.ZodType>(schema: T, fields: FormFields, code = 'bad-input'): z.output<T> {
  const parsed = schema.safeParse(fields);
  if (!parsed.success) throw new AppError(code, 400);
  return parsed.data;
}

async function verify({ fields, reply, context: { services, viewer, client } }: Sent): Promise<FastifyReply> {
  const given = read(Verification, fields, 'wrong-mail-code');
  const { body, cookies } = await services.registration.verify(viewer, client, given);
  if (!body.isActive) return seeOther(reply, screenAddress(fields, '/verify', { result: 'waits' }), cookies);
  if (body.signedIn === null) return seeOther(reply, screenAddress(fields, '/verify', { result: 'done' }), cookies);
  return enter(fields, reply, { body: body.signedIn, cookies });
}

async function signIn({ fields, reply, context: { services, client } }: Sent): Promise<FastifyReply> {
  return enter(fields, reply, await services.registration.signIn(client, read(GivenProof, fields, 'wrong-mail-code')));
}

/** To where they were going, by way of the second step where they have one. */
function enter(fields: FormFields, reply: FastifyReply, { body, cookies }: AuthAnswer<SignInAnswer>): FastifyReply {
  const path = isSecondStepNeeded(body)
    ? screenAddress(fields, '/login/second-step')
    : safeReturnPath(fields.returnTo, screenAddress({ language: fields.language ?? '' }, '/'));
  return seeOther(reply, path, cookies);
}
