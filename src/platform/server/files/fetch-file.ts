import type { IncomingMessage } from 'node:http';
import { checkPublicUrl } from '#platform/contract/addresses/public-url.ts';
import { AppError } from '#platform/contract/calls/errors.ts';
import { isLoopback, PrivateAddressError } from '../private-name.ts';
import { requestPublic } from '../public-request.ts';

export interface FetchOptions {
  /** Files of this machine, for development and tests. */
  allowsLoopback: boolean;
  mostBytes: number;
  signal: AbortSignal;
}

const mostRedirects = 5;
const longest = 60_000;

const refused = (code: string) => new AppError(code, 400);

/** A file of another site, by its public address; where that sends on, each next address is held to the same. */
export async function fetchFile(address: string, options: FetchOptions): Promise<Uint8Array> {
  const signal = AbortSignal.any([options.signal, AbortSignal.timeout(longest)]);
  let at = address;
  for (let redirects = 0; redirects <= mostRedirects; redirects += 1) {
    const answer = await ask(publicUrl(at, options.allowsLoopback), options, signal);
    const { statusCode = 0, headers } = answer;
    if (statusCode >= 300 && statusCode < 400 && headers.location !== undefined) {
      answer.destroy();
      if (!URL.canParse(headers.location, at)) throw refused('file-unreachable');
      at = new URL(headers.location, at).href;
    } else if (statusCode === 200) return bytesOf(answer, options, signal);
    else {
      answer.destroy();
      throw refused(statusCode === 404 || statusCode === 410 ? 'file-not-there' : 'file-unreachable');
    }
  }
  throw refused('file-unreachable');
}

function publicUrl(address: string, allowsLoopback: boolean): URL {
  if (allowsLoopback && URL.canParse(address) && isLoopback(new URL(address).hostname)) return new URL(address);
  const checked = checkPublicUrl(address);
  if (checked.ok) return checked.url;
  throw refused(checked.reason === 'host-private' ? 'file-address-private' : 'file-unreachable');
}

const ask = (url: URL, { allowsLoopback }: FetchOptions, signal: AbortSignal): Promise<IncomingMessage> =>
  requestPublic(url, { allowsLoopback, signal }).catch((error: unknown) => {
    throw asRefusal(error, signal);
  });

async function bytesOf(answer: IncomingMessage, { mostBytes }: FetchOptions, signal: AbortSignal): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const chunk of answer as AsyncIterable<Uint8Array>) {
      length += chunk.length;
      if (length > mostBytes) throw refused('file-too-large');
      chunks.push(chunk);
    }
  } catch (error) {
    throw asRefusal(error, signal);
  } finally {
    answer.destroy();
  }
  return Buffer.concat(chunks);
}

/** What the other side did is told with the file; that we stop is no fault of the file. */
function asRefusal(error: unknown, signal: AbortSignal): unknown {
  if (error instanceof AppError) return error;
  if (error instanceof PrivateAddressError) return refused('file-address-private');
  const isOurs = signal.aborted && (signal.reason as { name?: string } | undefined)?.name !== 'TimeoutError';
  return isOurs ? error : new AppError('file-unreachable', 400, { cause: error });
}
