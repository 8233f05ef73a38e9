import { cacheTagOf, type Tag } from './cache-tag.ts';

/** What identifies a kept answer (§7): the call, and whether it is the one for the public. */
export interface CallDescription {
  /** Method and address, as the call is made: `GET /api/pages/…?language=nl`. */
  call: string;
  isPublic: boolean;
}

/** 53 bits of a string: enough to name a call by, and the same in every engine. Not a secret, so no need for more. */
function hashOf(text: string): string {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    high = Math.imul(high ^ code, 2_654_435_761);
    low = Math.imul(low ^ code, 1_597_334_677);
  }
  high = Math.imul(high ^ (high >>> 16), 2_246_822_507) ^ Math.imul(low ^ (low >>> 13), 3_266_489_909);
  low = Math.imul(low ^ (low >>> 16), 2_246_822_507) ^ Math.imul(high ^ (high >>> 13), 3_266_489_909);
  return (4_294_967_296 * (2_097_151 & low) + (high >>> 0)).toString(36);
}

/** §7: host name plus hash of call description. */
export const cacheIndex = (hostName: string, { call, isPublic }: CallDescription): string =>
  `${hostName.toLowerCase()}-${hashOf(`${isPublic ? 'public' : 'private'} ${call}`)}`;

/** Any kept call, for declarations. */
export const tagOfCall = cacheTagOf('call');

/**
 * The tag of a kept call. Without the host name: a platform keeps an answer once for all its names, whichever of them
 * it was made for, and tags are the platform's own already.
 */
export const callTag = (index: string): Tag => tagOfCall(index.slice(index.lastIndexOf('-') + 1));

/** A call is invalidated twice: once for what everyone gets, once for what those with rights get. */
export const cacheIndexes = (hostName: string, call: string): [string, string] => [
  cacheIndex(hostName, { call, isPublic: true }),
  cacheIndex(hostName, { call, isPublic: false }),
];
