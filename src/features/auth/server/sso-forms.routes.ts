import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { AppError } from '#platform/contract/errors.ts';
import { safeReturnPath } from '#platform/contract/internal-path.ts';
import { isLanguage, splitLanguagePrefix, withLanguagePrefix } from '#platform/contract/language.ts';
import type { RequestContext } from '#platform/server/http/route.ts';
import { ProviderKey } from '../contract/sso-provider.ts';
import type { Onward, SsoService } from './sso.service.ts';

type ResolveContext = (request: FastifyRequest) => Promise<RequestContext<{ sso: SsoService }>>;

const bodyLimit = 512 * 1024;
const SamlAnswer = z.object({ SAMLResponse: z.string().min(1), RelayState: z.string().optional() });
const text = z.record(z.string(), z.string().max(8000).catch(''));

const keyOf = ({ params }: FastifyRequest): string => {
  const key = ProviderKey.safeParse((params as { key?: unknown }).key);
  if (!key.success) throw new AppError('not-found', 404);
  return key.data;
};

/** The road to another organisation and back, which a browser travels by itself: links and redirects, no script. */
export function registerSsoRoutes(app: FastifyInstance, resolve: ResolveContext): void {
  app.get('/api/auth/sso/sign-in/:key', async (request, reply) => {
    const { services, client } = await resolve(request);
    const { returnTo, language = '' } = text.parse(request.query);
    const to = safeReturnPath(returnTo, withLanguagePrefix('/', isLanguage(language) ? language : 'nl'));
    try {
      const { url, cookies } = await services.sso.begin(client, keyOf(request), to);
      return found(reply, url, cookies);
    } catch (error) {
      if (error instanceof AppError) throw error;
      return follow(reply, { kind: 'refused', code: 'provider-unreachable', to, cookies: undefined });
    }
  });

  app.get('/api/auth/sso/callback/:key', async (request, reply) => {
    const { services, client } = await resolve(request);
    return follow(reply, await services.sso.finishOidc(client, keyOf(request), text.parse(request.query)));
  });

  app.get('/api/auth/sso/saml2/sp/metadata/:key', async (request, reply) => {
    const { services, client } = await resolve(request);
    return reply.type('application/samlmetadata+xml').send(await services.sso.samlMetadata(client, keyOf(request)));
  });

  app.register(async (scope) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit }, (_, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    // The one address that another site may post to: what it brings is signed, and answers a question of ours.
    scope.post(
      '/api/auth/sso/saml2/sp/acs/:key',
      { bodyLimit, config: { isOpenToOtherSites: true } },
      async (request, reply) => {
        const { services, client } = await resolve(request);
        const answer = SamlAnswer.safeParse(request.body);
        if (!answer.success) throw new AppError('bad-request', 400);
        const { SAMLResponse, RelayState } = answer.data;
        const body = { SAMLResponse, ...(RelayState === undefined ? {} : { RelayState }) };
        return follow(reply, await services.sso.finishSaml(client, keyOf(request), body));
      },
    );
  });
}

function follow(reply: FastifyReply, { kind, to = '/', code, cookies }: Onward): FastifyReply {
  const returnTo = safeReturnPath(to);
  if (kind === 'signed-in') return found(reply, returnTo, cookies);
  const query = new URLSearchParams({ returnTo, ...(code === undefined ? {} : { error: code }) });
  const screen = kind === 'second-step' ? '/login/second-step' : '/login';
  return found(reply, `${withLanguagePrefix(screen, splitLanguagePrefix(returnTo).language)}?${query}`, cookies);
}

function found(reply: FastifyReply, url: string, cookies: string[] | undefined): FastifyReply {
  if (cookies !== undefined) reply.header('set-cookie', cookies);
  return reply.code(303).headers({ location: url, 'cache-control': 'no-store' }).send();
}
