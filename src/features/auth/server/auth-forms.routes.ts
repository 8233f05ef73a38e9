import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#platform/contract/errors.ts';
import { safeReturnPath } from '#platform/contract/internal-path.ts';
import { defaultLanguage, isLanguage, withLanguagePrefix } from '#platform/contract/language.ts';
import type { RequestContext } from '#platform/server/http/route.ts';
import { Credentials, isSecondStepNeeded, type SignInAnswer } from '../contract/session.ts';
import { Setup, SetupToken } from '../contract/setup.ts';
import { SecondStep } from '../contract/two-factor.ts';
import type { AuthServices } from './auth.routes.ts';
import type { AuthAnswer } from './auth.service.ts';

export type ResolveContext = (request: FastifyRequest) => Promise<RequestContext<AuthServices>>;

type Fields = Readonly<Record<string, string>>;

const bodyLimit = 16 * 1024;
const secondStepScreen = '/login/second-step';

/**
 * The same doors for a browser that sends the form itself, before or without any script. A refusal goes back to the
 * screen with its code in the address; what was typed does not, because addresses are kept and logged.
 */
export function registerAuthForms(app: FastifyInstance, resolve: ResolveContext): void {
  app.register(async (scope) => {
    // Here only: every other address keeps refusing forms, which another site could make a browser send.
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit }, (_, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );

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

function fieldsOf(request: FastifyRequest): Fields {
  const { body } = request;
  return typeof body === 'object' && body !== null ? (body as Fields) : {};
}

/** To where they were going, or back to the screen that they came from, in its own language. */
async function enter(
  reply: FastifyReply,
  { returnTo, language = '' }: Fields,
  screen: string,
  signIn: () => Promise<AuthAnswer<SignInAnswer>>,
): Promise<FastifyReply> {
  const inLanguage = (path: string) => withLanguagePrefix(path, isLanguage(language) ? language : defaultLanguage);
  const query = new URLSearchParams(returnTo === undefined ? {} : { returnTo: safeReturnPath(returnTo) });
  try {
    const { body, cookies } = await signIn();
    if (!isSecondStepNeeded(body)) return seeOther(reply, safeReturnPath(returnTo), cookies);
    return seeOther(reply, `${inLanguage(secondStepScreen)}?${query}`, cookies);
  } catch (error) {
    if (!(error instanceof AppError) || error.status >= 500) throw error;
    query.set('error', error.code);
    for (const [name, value] of Object.entries(error.values)) query.set(name, String(value));
    // A second step that is over begins again at the first.
    const back = error.code === 'second-step-over' ? '/login' : screen;
    return seeOther(reply, `${inLanguage(back)}?${query}`, undefined);
  }
}

function seeOther(reply: FastifyReply, path: string, cookies: string[] | undefined): FastifyReply {
  if (cookies !== undefined) reply.header('set-cookie', cookies);
  return reply.code(303).headers({ location: path, 'cache-control': 'no-store' }).send();
}
