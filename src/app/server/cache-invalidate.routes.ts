import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { callTag } from '#platform/contract/cache-index.ts';
import { badInput } from '#platform/contract/errors.ts';
import { collectAnswer } from '#platform/server/http/collect-answer.ts';
import { requireAccess } from '#platform/server/http/dispatch.ts';
import type { MakeContext } from '#platform/server/http/register-routes.ts';
import type { Services } from './services.ts';

const Body = z.object({ index: z.string().regex(/^[a-z0-9.:-]{1,300}-[0-9a-z]{1,20}$/) });

/** §7: forgets one kept call, on every process. The browser sends it twice, for the public and the other variant. */
export function registerCacheInvalidate(app: FastifyInstance, makeContext: MakeContext<Services>): void {
  app.delete('/cache_invalidate', async (request, reply) => {
    const { viewer, platform } = await makeContext(request, collectAnswer());
    requireAccess(viewer, 'content-manager');
    const body = Body.safeParse(request.body);
    if (!body.success) throw badInput([{ path: 'body.index', code: 'invalid', message: 'host name plus hash' }]);
    await platform.transaction(async (_, touch) => touch(callTag(body.data.index)));
    return reply.code(204).send();
  });
}
