import type { FastifyRequest } from 'fastify';
import { wrongOrigin } from '#platform/contract/calls/errors.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** For what another site's page sends us by design, and which proves itself in another way. */
    isOpenToOtherSites?: boolean;
  }
}

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Writes come from our own pages. A browser says where a request comes from and cannot be made to lie about it;
 * programs say nothing and have no cookie to abuse.
 */
export function checkOrigin(request: FastifyRequest): void {
  // A WebSocket begins as a GET, is not held back by CORS, and brings the cookie.
  const isSafe = safeMethods.has(request.method) && request.headers.upgrade === undefined;
  if (isSafe || request.routeOptions.config?.isOpenToOtherSites === true) return;
  const site = request.headers['sec-fetch-site'];
  if (site === 'same-origin' || site === 'none') return;
  const origin = request.headers.origin;
  if (origin === undefined && site === undefined) return;
  if (origin !== undefined && URL.canParse(origin) && new URL(origin).host === request.host) return;
  throw wrongOrigin();
}
