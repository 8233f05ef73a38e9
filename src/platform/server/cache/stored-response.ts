import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';

const compressGzip = promisify(gzip);
const compressBrotli = promisify(brotliCompress);

export type Encoding = 'br' | 'gzip' | 'identity';

/** Under this, compressing costs more than it saves. */
const worthCompressing = 860;

/** What the compressed forms of a body take beside it, at most about so much of its own size. */
const shareOfCompressed = 0.5;

const compressors: Record<Exclude<Encoding, 'identity'>, (bytes: Buffer) => Promise<Buffer>> = {
  gzip: (bytes) => compressGzip(bytes, { level: 6 }),
  br: (bytes) =>
    compressBrotli(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
};

/** An answer as it goes over the wire; in each encoding once somebody asked for it, because most are never asked for. */
export class StoredResponse {
  readonly status: number;
  /** Without those that depend on the encoding; ready for `writeHead`. */
  readonly headers: Record<string, string>;
  readonly etag: string;
  readonly identity: Buffer;
  readonly #isCompressible: boolean;
  readonly #made = new Map<Encoding, Buffer>();
  readonly #making = new Map<Encoding, Promise<Buffer>>();

  constructor(status: number, headers: Record<string, string>, identity: Buffer, isCompressible: boolean) {
    this.status = status;
    this.headers = headers;
    this.etag = `"${createHash('sha1').update(identity).digest('base64url')}"`;
    this.identity = identity;
    this.#isCompressible = isCompressible && identity.length >= worthCompressing;
  }

  /** In bytes, with the forms that may still be made of it. */
  get size(): number {
    return Math.ceil(this.identity.length * (this.#isCompressible ? 1 + shareOfCompressed : 1));
  }

  /** Nothing when it has to be made first. */
  body(encoding: Encoding): Buffer | undefined {
    return encoding === 'identity' || !this.#isCompressible ? this.identity : this.#made.get(encoding);
  }

  async make(encoding: Encoding): Promise<void> {
    if (encoding === 'identity' || this.body(encoding) !== undefined) return;
    const making = this.#making.get(encoding) ?? compressors[encoding](this.identity);
    this.#making.set(encoding, making);
    try {
      this.#made.set(encoding, await making);
    } finally {
      this.#making.delete(encoding);
    }
  }
}

export const storeResponse = (status: number, headers: Record<string, string>, body: string): StoredResponse =>
  new StoredResponse(status, headers, Buffer.from(body), true);

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

/** The stored answer for this request: not modified, or the body in an encoding that was asked for, if that was made. */
export function wireResponse(
  stored: StoredResponse,
  request: { ifNoneMatch: string | undefined; encoding: Encoding },
): WireResponse | undefined {
  const { etag } = stored;
  if (stored.status === 200 && request.ifNoneMatch !== undefined && matchesEtag(request.ifNoneMatch, etag)) {
    return { status: 304, headers: { ...stored.headers, etag, vary: 'accept-encoding, cookie' }, body: undefined };
  }
  const body = stored.body(request.encoding);
  if (body === undefined) return undefined;
  const headers: Record<string, string> = {
    ...stored.headers,
    etag,
    vary: 'accept-encoding, cookie',
    'content-length': String(body.length),
  };
  if (body !== stored.identity) headers['content-encoding'] = request.encoding;
  return { status: stored.status, headers, body };
}

const matchesEtag = (ifNoneMatch: string, etag: string): boolean =>
  ifNoneMatch === '*' || ifNoneMatch.split(',').some((one) => one.trim().replace(/^W\//, '') === etag);
