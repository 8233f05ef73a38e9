import type { IncomingMessage } from 'node:http';
import { PrivateAddressError } from '#platform/server/private-name.ts';
import { requestPublic } from '#platform/server/public-request.ts';
import { type OutsideAnswer, retryAfterSeconds } from '../contract/outside-answer.ts';
import { mayAsk } from '../contract/robots.ts';
import type { HostPace } from './host-pace.ts';
import { outsideUrl } from './outside-url.ts';

export interface AskingParts {
  /** Addresses of this machine, for development and tests. */
  allowsLoopback: boolean;
  /** The rules of a site, asked for once in a turn. */
  robotsOf(url: URL): Promise<string>;
  /** Before each request. */
  pace: HostPace;
  now(): Date;
  signal: AbortSignal;
}

const mostRedirects = 5;
const patience = 20_000;
const mostRobots = 100_000;

/** Long enough for a slow site and the waits of its redirects, and an end for one that never finishes. */
const untilTired = (signal: AbortSignal): AbortSignal => AbortSignal.any([signal, AbortSignal.timeout(patience)]);

/** Whether something is at an address: HEAD first, and GET, of which nothing is read, where that was not welcome. */
export async function askAddress(address: string, parts: AskingParts): Promise<OutsideAnswer> {
  try {
    const first = await follow('HEAD', address, parts);
    const isSure = first.kind === 'not-asked' || (first.kind === 'answered' && isPlain(first.status));
    return isSure ? first : await follow('GET', address, parts);
  } catch (error) {
    // Where it leads into our own network readers do not get it from us, and we do not go and look.
    return error instanceof PrivateAddressError ? { kind: 'not-asked' } : { kind: 'silent' };
  }
}

/** There, or to be asked later: GET would say no more. */
const isPlain = (status: number): boolean => status < 400 || status === 429;

async function follow(method: 'HEAD' | 'GET', address: string, parts: AskingParts): Promise<OutsideAnswer> {
  const { allowsLoopback } = parts;
  const signal = untilTired(parts.signal);
  let at = address;
  for (let redirects = 0; redirects <= mostRedirects; redirects += 1) {
    const url = outsideUrl(at, allowsLoopback);
    if (url === undefined) return { kind: 'not-asked' };
    if (!mayAsk(await parts.robotsOf(url), url.pathname + url.search)) return { kind: 'not-asked' };
    await parts.pace(url.hostname, parts.signal);
    const answer = await requestPublic(url, { method, allowsLoopback, signal });
    answer.destroy();
    const { statusCode: status = 0, headers } = answer;
    const { location } = headers;
    if (status < 300 || status >= 400 || status === 304 || location === undefined) {
      return { kind: 'answered', status, retryAfterSeconds: retryAfterSeconds(headers['retry-after'], parts.now()) };
    }
    if (!URL.canParse(location, at)) return { kind: 'silent' };
    at = new URL(location, at).href;
  }
  return { kind: 'silent' };
}

/** Nothing where there are none, or where they cannot be read: then all may be asked. */
export async function fetchRobots(
  url: URL,
  { allowsLoopback, pace, signal }: Pick<AskingParts, 'allowsLoopback' | 'pace' | 'signal'>,
): Promise<string> {
  try {
    const address = new URL('/robots.txt', url);
    await pace(address.hostname, signal);
    const answer = await requestPublic(address, { allowsLoopback, signal: untilTired(signal) });
    if (answer.statusCode === 200) return await textOf(answer);
    answer.destroy();
    return '';
  } catch {
    // The address itself is asked next, and tells by itself whether the site is there.
    return '';
  }
}

async function textOf(answer: IncomingMessage): Promise<string> {
  let text = '';
  answer.setEncoding('utf8');
  for await (const chunk of answer as AsyncIterable<string>) {
    text += chunk;
    if (text.length > mostRobots) break;
  }
  answer.destroy();
  return text;
}
