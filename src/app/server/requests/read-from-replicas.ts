import type { FastifyInstance, FastifyRequest } from 'fastify';
import { mayReadOld } from '#platform/server/database/replicas/old-reads.ts';
import type { Installation } from '../installation.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What a browser tells by itself, and nobody reads at once. */
    isReport?: boolean;
  }
}

/** Longer than a replica may be behind. */
const wrote = 'plein.wrote=1; Path=/; Max-Age=5; HttpOnly; SameSite=Lax';

/** Who has one is signed in, or wrote something, or is otherwise known; what they chose about cookies says nothing. */
const cookieOfOurs = /(?:^|;\s*)(?:__Host-)?plein\.(?!consent=)/;

const isReading = ({ method }: FastifyRequest): boolean => method === 'GET' || method === 'HEAD';
const isUnknown = ({ headers }: FastifyRequest): boolean =>
  headers.authorization === undefined && !cookieOfOurs.test(headers.cookie ?? '');

/**
 * Visitors may read what is a second old, but for changes that this process heard of. Whoever sent something is marked for
 * some seconds and reads the database itself, whichever process gets their next request.
 */
export function readFromReplicas(app: FastifyInstance, { database, platforms }: Installation): void {
  if (database.replicas === undefined) return;
  app.addHook('onRequest', (request, _reply, done) => {
    const platform = isReading(request) && isUnknown(request) ? platforms.forHost(request.host) : undefined;
    if (platform === undefined) done();
    else mayReadOld(() => platform.lastChange, done);
  });
  app.addHook('onSend', async (request, reply) => {
    // Each page that is left sends a count: with a mark for that no replica would ever be asked, and every reader had a cookie.
    if (isReading(request) || request.routeOptions.config.isReport === true) return;
    platforms.forHost(request.host)?.noteChange();
    reply.header('set-cookie', wrote);
  });
}
