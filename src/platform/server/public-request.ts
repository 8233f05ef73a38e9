import { lookup } from 'node:dns';
import { type IncomingMessage, request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import type { LookupFunction } from 'node:net';
import { isIpAddress, isPrivateAddress } from '#platform/contract/addresses/private-address.ts';
import { isLoopback, PrivateAddressError } from './private-name.ts';

interface PublicRequestOptions {
  method?: 'GET' | 'HEAD' | 'POST';
  headers?: Readonly<Record<string, string>>;
  body?: string;
  /** This machine itself, for development and tests. */
  allowsLoopback: boolean;
  signal: AbortSignal;
}

/** Looks a name up as always, and refuses what leads into our own network: asked at the moment of connecting, so that a name cannot change in between. */
const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, found) => {
    if (error !== null) return callback(error, '');
    if (found.some(({ address }) => isPrivateAddress(address)))
      return callback(new PrivateAddressError('leads into our own network'), '');
    const [first] = found;
    if (options.all === true) return callback(null, found);
    return callback(null, first?.address ?? '', first?.family);
  });
};

/** One request to an address that someone else named; where it sends on to is not followed. */
export function requestPublic(
  url: URL,
  { method = 'GET', headers = {}, body, allowsLoopback, signal }: PublicRequestOptions,
): Promise<IncomingMessage> {
  const request = url.protocol === 'https:' ? secureRequest : plainRequest;
  const isOurs = allowsLoopback && isLoopback(url.hostname);
  const address = url.hostname.replace(/^\[|\]$/g, '');
  return new Promise((resolve, reject) => {
    // An address that is written out is not looked up.
    if (!isOurs && isIpAddress(address) && isPrivateAddress(address))
      return reject(new PrivateAddressError('leads into our own network'));
    const guard = isOurs ? {} : { lookup: publicLookup };
    const asked = request(
      url,
      { ...guard, method, signal, agent: false, headers: { 'user-agent': 'Plein', accept: '*/*', ...headers } },
      resolve,
    );
    asked.on('error', reject);
    asked.end(body);
  });
}
