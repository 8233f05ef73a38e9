import type { FastifyRequest } from 'fastify';
import { AppError } from '#platform/contract/errors.ts';
import { languageOfHeader } from '#platform/server/http/problem.ts';
import type { Answer, Client, RequestContext } from '#platform/server/http/route.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { Installation } from './installation.ts';
import type { Services } from './services.ts';

/** The address by which the platform was found, as the reader's browser has it. */
export const originOf = ({ protocol, host }: FastifyRequest): string => `${protocol}://${host}`;

export function clientOf(request: FastifyRequest): Client {
  return {
    ip: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
    host: request.host,
    origin: originOf(request),
    cookie: request.headers.cookie,
    authorization: request.headers.authorization,
  };
}

export function platformOf(installation: Installation, host: string): Platform {
  const platform = installation.platforms.forHost(host);
  if (platform === undefined) throw new AppError('unknown-platform', 421);
  return platform;
}

/** Platform by host name first; everything else is reached from it. */
export function contextMaker(installation: Installation) {
  return async (request: FastifyRequest, answer: Answer): Promise<RequestContext<Services>> => {
    const client = clientOf(request);
    const platform = platformOf(installation, client.host);
    const services = installation.servicesOf(platform);
    return {
      platform,
      services,
      viewer: await services.auth.viewerFor(client),
      language: languageOfHeader(request.headers['accept-language']),
      correlationId: request.id,
      client,
      answer,
      log: installation.log.child({ correlationId: request.id, platform: platform.key }),
    };
  };
}
