const block = 512;

const octal = (value: number, length: number): string => value.toString(8).padStart(length - 1, '0');

/** What stands before an entry: `ustar`, as every program that unpacks knows it. */
function header(name: string, size: number, kind: '0' | 'x'): Buffer {
  const bytes = Buffer.alloc(block);
  bytes.write(name.slice(0, 100), 0);
  bytes.write(octal(0o600, 8), 100);
  bytes.write(octal(0, 8), 108);
  bytes.write(octal(0, 8), 116);
  bytes.write(octal(size, 12), 124);
  bytes.write(octal(0, 12), 136);
  bytes.write(' '.repeat(8), 148);
  bytes.write(kind, 156);
  bytes.write('ustar\u000000', 257);
  const sum = bytes.reduce((total, byte) => total + byte, 0);
  bytes.write(`${octal(sum, 7)}\0 `, 148);
  return bytes;
}

/** `<length> path=<name>\n`, in which the length counts itself. */
function longName(name: string): string {
  const rest = ` path=${name}\n`;
  const bytes = Buffer.byteLength(rest);
  let length = bytes + 1;
  while (`${length}`.length + bytes !== length) length += 1;
  return `${length}${rest}`;
}

const mostBytes = 0o77777777777;

export const padding = (size: number): Buffer => Buffer.alloc((block - (size % block)) % block);

export function entryHeader(name: string, size: number): Buffer {
  if (size > mostBytes) throw new Error(`too large for an archive: ${name}`);
  if (Buffer.byteLength(name) <= 100) return header(name, size, '0');
  const path = Buffer.from(longName(name));
  return Buffer.concat([header('long-name', path.length, 'x'), path, padding(path.length), header(name, size, '0')]);
}

export const archiveEnd = Buffer.alloc(2 * block);

/** What is no archive, or not a whole one. */
export class TarError extends Error {
  override name = 'TarError';
}

export interface TarEntry {
  name: string;
  size: number;
  /** To be read to its end before the next entry is asked for. */
  pieces: AsyncIterable<Buffer>;
}

class Pieces {
  readonly #source: AsyncIterator<Buffer>;
  #rest: Buffer = Buffer.alloc(0);

  constructor(source: AsyncIterable<Buffer>) {
    this.#source = source[Symbol.asyncIterator]();
  }

  /** At most this many bytes, and at least one. */
  async some(most: number): Promise<Buffer> {
    while (this.#rest.length === 0) {
      const { done, value } = await this.#source.next();
      if (done === true) throw new TarError('the archive ends too early');
      this.#rest = value;
    }
    const piece = this.#rest.subarray(0, most);
    this.#rest = this.#rest.subarray(piece.length);
    return piece;
  }

  async exactly(length: number): Promise<Buffer> {
    const found: Buffer[] = [];
    for (let missing = length; missing > 0; ) {
      const piece = await this.some(missing);
      found.push(piece);
      missing -= piece.length;
    }
    return Buffer.concat(found);
  }

  /** What follows the archive is read too, so that a damaged end is heard of. */
  async toTheEnd(): Promise<void> {
    for (;;) if ((await this.#source.next()).done === true) return;
  }
}

interface Header {
  name: string;
  size: number;
  kind: string;
}

const textOf = (bytes: Buffer): string => bytes.toString('utf8').split('\0')[0] ?? '';

function readHeader(bytes: Buffer): Header | undefined {
  if (bytes.every((byte) => byte === 0)) return undefined;
  const sum = Number.parseInt(textOf(bytes.subarray(148, 156)), 8);
  const counted = bytes.reduce((total, byte, index) => total + (index >= 148 && index < 156 ? 32 : byte), 0);
  if (sum !== counted) throw new TarError('not the archive of a backup');
  return {
    name: textOf(bytes.subarray(0, 100)),
    size: Number.parseInt(textOf(bytes.subarray(124, 136)), 8),
    kind: textOf(bytes.subarray(156, 157)),
  };
}

/** Every entry in its order, a piece at a time. */
export async function* readTar(source: AsyncIterable<Buffer>): AsyncGenerator<TarEntry> {
  const pieces = new Pieces(source);
  let name: string | undefined;
  for (;;) {
    const found = readHeader(await pieces.exactly(block));
    if (found === undefined) return pieces.toTheEnd();
    if (found.kind === 'x') {
      const path = textOf(await pieces.exactly(found.size));
      name = /^\d+ path=([^\n]*)\n$/.exec(path)?.[1];
      await pieces.exactly(padding(found.size).length);
      continue;
    }
    let missing = found.size;
    const content = (async function* () {
      while (missing > 0) {
        const piece = await pieces.some(missing);
        missing -= piece.length;
        yield piece;
      }
    })();
    yield { name: name ?? found.name, size: found.size, pieces: content };
    if (missing > 0) throw new Error('an entry was left before its end');
    await pieces.exactly(padding(found.size).length);
    name = undefined;
  }
}
