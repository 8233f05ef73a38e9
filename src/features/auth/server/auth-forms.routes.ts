import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#platform/contract/errors.ts';
import { safeReturnPath } from '#platform/contract/internal-path.ts';
import { defaultLanguage, isLanguage, withLanguagePrefix } from '#platform/contract/language.ts';
import type { RequestContext } from '#platform/server/http/route.ts';
import { Credentials, type SignedIn } from '../contract/session.ts';
import { Setup, SetupToken } from '../contract/setup.ts';
import type { AuthServices } from './auth.routes.ts';
import type { AuthAnswer } from './auth.service.ts';

export type ResolveContext = (request: FastifyRequest) => Promise<RequestContext<AuthServices>>;

type Fields = Readonly<Record<string, string>>;

const bodyLimit = 16 * 1024;

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

    scope.post('/logout', { bodyLimit }, async (request, reply) => {
      const { services, client } = await resolve(request);
      const { cookie } = await services.auth.signOut(client);
      return seeOther(reply, safeReturnPath(fieldsOf(request).returnTo), cookie);
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
  signIn: () => Promise<AuthAnswer<SignedIn>>,
): Promise<FastifyReply> {
  try {
    const { cookie } = await signIn();
    return seeOther(reply, safeReturnPath(returnTo), cookie);
  } catch (error) {
    if (!(error instanceof AppError) || error.status >= 500) throw error;
    const query = new URLSearchParams({ error: error.code });
    for (const [name, value] of Object.entries(error.values)) query.set(name, String(value));
    if (returnTo !== undefined) query.set('returnTo', safeReturnPath(returnTo));
    const path = withLanguagePrefix(screen, isLanguage(language) ? language : defaultLanguage);
    return seeOther(reply, `${path}?${query}`, undefined);
  }
}

function seeOther(reply: FastifyReply, path: string, cookie: string | undefined): FastifyReply {
  if (cookie !== undefined) reply.header('set-cookie', cookie);
  return reply.code(303).headers({ location: path, 'cache-control': 'no-store' }).send();
}
