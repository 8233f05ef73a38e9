import type { FastifyRequest } from 'fastify';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import type { Installation } from '../installation.ts';
import { hasSession } from './request-cookies.ts';

/** Who is signed in, as far as that is known from a moment ago without asking anyone. A cookie alone proves nothing. */
export function knownPersonOf(
  { platforms, servicesOf }: Pick<Installation, 'platforms' | 'servicesOf'>,
  { host, headers: { cookie, authorization } }: FastifyRequest,
): Viewer | undefined {
  if (authorization === undefined && !hasSession(cookie)) return undefined;
  const platform = platforms.forHost(host);
  const services = platform && servicesOf(platform);
  const viewer =
    services?.tokenViewer.keptViewerFor({ authorization }) ?? services?.auth.keptViewerFor({ cookie, authorization });
  return viewer?.isActive === true ? viewer : undefined;
}
