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

/** An end for a site that never finishes. */
const untilTired = (signal: AbortSignal, milliseconds: number): AbortSignal =>
  AbortSignal.any([signal, AbortSignal.timeout(milliseconds)]);

/** Whether something is at an address: HEAD first, and GET, of which nothing is read, where that was not welcome. */
export async function askAddress(address: string, parts: AskingParts): Promise<OutsideAnswer> {
  const first = await follow('HEAD', address, parts);
  const isSure = first.kind !== 'answered' || isPlain(first.status);
  return isSure ? first : await follow('GET', address, parts);
}

/** There, or to be asked later: GET would say no more. */
const isPlain = (status: number): boolean => status < 400 || status === 429;

async function follow(method: 'HEAD' | 'GET', address: string, parts: AskingParts): Promise<OutsideAnswer> {
  const { allowsLoopback } = parts;
  /** Of the site, with all it leads on to; waiting for its turn is not its fault. */
  let patienceLeft = patience;
  let at = address;
  for (let redirects = 0; redirects <= mostRedirects; redirects += 1) {
    const url = outsideUrl(at, allowsLoopback);
    if (url === undefined) return { kind: 'not-asked' };
    if (!mayAsk(await parts.robotsOf(url), url.pathname + url.search)) return { kind: 'not-asked' };
    await parts.pace(url.hostname, parts.signal);
    const begun = performance.now();
    const answer = await headOf(url, { method, allowsLoopback, signal: untilTired(parts.signal, patienceLeft) });
    if ('kind' in answer) return answer;
    patienceLeft = Math.max(0, patienceLeft - Math.round(performance.now() - begun));
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

/** What was answered, of which the rest is not read; or why there is none. */
async function headOf(
  url: URL,
  options: Parameters<typeof requestPublic>[1],
): Promise<IncomingMessage | Exclude<OutsideAnswer, { kind: 'answered' }>> {
  try {
    const answer = await requestPublic(url, options);
    answer.destroy();
    return answer;
  } catch (error) {
    // Where it leads into our own network readers do not get it from us, and we do not go and look.
    return { kind: error instanceof PrivateAddressError ? 'not-asked' : 'silent' };
  }
}

/** Nothing where there are none, or where they cannot be read: then all may be asked. */
export async function fetchRobots(
  url: URL,
  { allowsLoopback, pace, signal }: Pick<AskingParts, 'allowsLoopback' | 'pace' | 'signal'>,
): Promise<string> {
  const address = new URL('/robots.txt', url);
  await pace(address.hostname, signal);
  try {
    const answer = await requestPublic(address, { allowsLoopback, signal: untilTired(signal, patience) });
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
