import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';

const compressGzip = promisify(gzip);
const compressBrotli = promisify(brotliCompress);

export type Encoding = 'br' | 'gzip' | 'identity';

/** An answer as it goes over the wire, in each encoding, made once. */
export interface StoredResponse {
  status: number;
  /** Without those that depend on the encoding; ready for `writeHead`. */
  headers: Record<string, string>;
  etag: string;
  bodies: Record<Encoding, Buffer>;
}

/** Under this, compressing costs more than it saves. */
const worthCompressing = 860;

export const storeResponse = (status: number, headers: Record<string, string>, body: string): Promise<StoredResponse> =>
  storeBytes(status, headers, Buffer.from(body), true);

export async function storeBytes(
  status: number,
  headers: Record<string, string>,
  identity: Buffer,
  isCompressible: boolean,
): Promise<StoredResponse> {
  const etag = `"${createHash('sha1').update(identity).digest('base64url')}"`;
  if (!isCompressible || identity.length < worthCompressing)
    return { status, headers, etag, bodies: { identity, gzip: identity, br: identity } };
  const [zipped, brotli] = await Promise.all([
    compressGzip(identity, { level: 6 }),
    compressBrotli(identity, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length },
    }),
  ]);
  return { status, headers, etag, bodies: { identity, gzip: zipped, br: brotli } };
}

export const sizeOfResponse = ({ bodies }: StoredResponse): number =>
  bodies.identity.length +
  (bodies.gzip === bodies.identity ? 0 : bodies.gzip.length) +
  (bodies.br === bodies.identity ? 0 : bodies.br.length);

export function encodingFor(acceptEncoding: string | undefined): Encoding {
  const accepted = acceptedIn(acceptEncoding);
  if (accepted.has('br')) return 'br';
  return accepted.has('gzip') ? 'gzip' : 'identity';
}

export const acceptsGzip = (acceptEncoding: string | undefined): boolean => acceptedIn(acceptEncoding).has('gzip');

const nothingAccepted: ReadonlySet<string> = new Set();
/** Browsers send a handful of these, the same all day, and every answer passes here. */
const accepted = new LRUCache<string, ReadonlySet<string>>({ max: 100 });
const longestKept = 200;

/** Those that are named, and not with a weight of 0, which means: anything but this. */
function acceptedIn(header: string | undefined): ReadonlySet<string> {
  if (header === undefined) return nothingAccepted;
  const known = accepted.get(header);
  if (known !== undefined) return known;
  const names = new Set<string>();
  for (const one of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = one.split(';').map((part) => part.trim());
    const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice('q='.length) ?? '1';
    if (Number(weight) !== 0) names.add(name);
  }
  if (header.length <= longestKept) accepted.set(header, names);
  return names;
}

export interface WireResponse {
  status: number;
  headers: Record<string, string>;
  body: Buffer | undefined;
}

/** The stored answer for this request: not modified, or the body in an encoding that was asked for. */
export function wireResponse(
  stored: StoredResponse,
  request: { ifNoneMatch: string | undefined; acceptEncoding: string | undefined },
): WireResponse {
  const etag = stored.etag;
  if (stored.status === 200 && request.ifNoneMatch !== undefined && matchesEtag(request.ifNoneMatch, etag)) {
    return { status: 304, headers: { ...stored.headers, etag, vary: 'accept-encoding, cookie' }, body: undefined };
  }
  const encoding = encodingFor(request.acceptEncoding);
  const body = stored.bodies[encoding];
  const headers: Record<string, string> = {
    ...stored.headers,
    etag,
    vary: 'accept-encoding, cookie',
    'content-length': String(body.length),
  };
  if (body !== stored.bodies.identity) headers['content-encoding'] = encoding;
  return { status: stored.status, headers, body };
}

const matchesEtag = (ifNoneMatch: string, etag: string): boolean =>
  ifNoneMatch === '*' || ifNoneMatch.split(',').some((one) => one.trim().replace(/^W\//, '') === etag);
