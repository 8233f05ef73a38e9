import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#platform/contract/errors.ts';
import { safeReturnPath } from '#platform/contract/internal-path.ts';
import type { RequestContext } from '#platform/server/http/route.ts';
import {
  acceptForms,
  type FormFields,
  fieldsOf,
  formLimit,
  orComeBack,
  screenAddress,
  seeOther,
} from '#platform/server/http/sent-form.ts';
import { Credentials, isSecondStepNeeded, type SignInAnswer } from '../contract/session.ts';
import { Setup, SetupToken } from '../contract/setup.ts';
import { SecondStep } from '../contract/two-factor.ts';
import type { AuthServices } from './auth.routes.ts';
import type { AuthAnswer } from './auth.service.ts';

export type ResolveContext = (request: FastifyRequest) => Promise<RequestContext<AuthServices>>;

const bodyLimit = formLimit;
const secondStepScreen = '/login/second-step';

/** The same doors for a browser that sends the form itself, before or without any script. */
export function registerAuthForms(app: FastifyInstance, resolve: ResolveContext): void {
  app.register(async (scope) => {
    acceptForms(scope);

    scope.post('/login', { bodyLimit }, async (request, reply) => {
      const fields = fieldsOf(request);
      const { services, client } = await resolve(request);
      return enter(reply, fields, '/login', () => {
        const credentials = Credentials.safeParse(fields);
        if (!credentials.success) throw new AppError('invalid-credentials', 401);
        return services.auth.signIn(client, credentials.data);
      });
    });

    scope.post(secondStepScreen, { bodyLimit }, async (request, reply) => {
      const fields = fieldsOf(request);
      const { services, client } = await resolve(request);
      return enter(reply, fields, secondStepScreen, () => {
        const step = SecondStep.safeParse({ code: fields.code, trustDevice: fields.trustDevice !== undefined });
        if (!step.success) throw new AppError('wrong-code', 400);
        return services.auth.takeSecondStep(client, step.data);
      });
    });

    scope.post('/logout', { bodyLimit }, async (request, reply) => {
      const { services, client } = await resolve(request);
      const { cookies } = await services.auth.signOut(client);
      return seeOther(reply, safeReturnPath(fieldsOf(request).returnTo), cookies);
    });

    scope.post<{ Params: { token: string } }>('/setup/:token', { bodyLimit }, async (request, reply) => {
      const fields = fieldsOf(request);
      const { services, client } = await resolve(request);
      const token = SetupToken.safeParse(request.params.token);
      if (!token.success) throw new AppError('setup-closed', 410);
      return enter(reply, fields, `/setup/${token.data}`, () => {
        const setup = Setup.safeParse(fields);
        if (!setup.success) throw new AppError('bad-input', 400);
        return services.setupLink.complete(client, token.data, setup.data);
      });
    });
  });
}

/** To where they were going, or back to the screen that they came from; a second step that is over begins again. */
function enter(
  reply: FastifyReply,
  fields: FormFields,
  screen: string,
  signIn: () => Promise<AuthAnswer<SignInAnswer>>,
): Promise<FastifyReply> {
  const backTo = (error: AppError) => (error.code === 'second-step-over' ? '/login' : screen);
  return orComeBack(reply, fields, backTo, async () => {
    const { body, cookies } = await signIn();
    const next = isSecondStepNeeded(body) ? screenAddress(fields, secondStepScreen) : safeReturnPath(fields.returnTo);
    return seeOther(reply, next, cookies);
  });
}
