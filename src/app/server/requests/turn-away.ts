import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Admission, busyHeaders } from '#platform/server/http/admission.ts';
import { correlationHeader, correlationIdOf } from '#platform/server/http/correlation.ts';
import { hasSession } from './request-cookies.ts';

/** True when it has answered. */
export type TurnAway = (request: IncomingMessage, response: ServerResponse) => boolean;

interface Words {
  headers: Record<string, string>;
  body: string;
}

/** Pages alone: what else may be asked at a busy moment is found out by the usual handling. */
const notPages = /^\/(?:api|a|assets|healthz|readyz|metrics)(?:[/?]|$)/;

/**
 * A visitor's page for which there is neither room nor a place in the line. Refused here a crowd costs next to nothing,
 * so that those who are in get their answers.
 */
export function createTurnAway(
  admission: Admission,
  wordsFor: (acceptLanguage: string | undefined) => Words,
): TurnAway {
  return (request, response) => {
    const { method, url = '/', headers, socket } = request;
    if (admission.waiting === 0 || method !== 'GET' || notPages.test(url)) return false;
    if (headers.authorization !== undefined || hasSession(headers.cookie)) return false;
    if (!admission.refuses({ isSignedIn: false, client: socket.remoteAddress ?? '' })) return false;
    const words = wordsFor(headers['accept-language']);
    const correlationId = correlationIdOf(headers[correlationHeader]);
    response.writeHead(503, { ...words.headers, ...busyHeaders, [correlationHeader]: correlationId });
    response.end(words.body);
    return true;
  };
}
