import { createHash, type Hash } from 'node:crypto';
import { PassThrough, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createZstdCompress } from 'node:zlib';
import { seal } from './sealed.ts';
import { archiveEnd, entryHeader, padding } from './tar.ts';

/** The last entry: how much there is before it. What has none is not whole. */
export const endName = 'end.json';

export interface ArchiveEnd {
  entries: number;
  bytes: number;
  /** Of all names, sizes and contents, in their order. */
  sha256: string;
}

/** Counts what is written and what is read in the same way. */
export class ArchiveSum {
  readonly #hash: Hash = createHash('sha256');
  #entries = 0;
  #bytes = 0;

  begin(name: string, size: number): void {
    this.#hash.update(`${name}\0${size}\0`);
    this.#entries += 1;
    this.#bytes += size;
  }

  add(piece: Uint8Array): void {
    this.#hash.update(piece);
  }

  end(): ArchiveEnd {
    return { entries: this.#entries, bytes: this.#bytes, sha256: this.#hash.digest('hex') };
  }
}

/** What is not known to be long or short goes in pieces of at most this much, so that it is never held whole. */
const partSize = 1024 * 1024;
const newLine = 10;

export interface ArchiveWriter {
  add(name: string, content: string | Buffer): Promise<void>;
  /** Of a length that is known. */
  addFile(name: string, size: number, pieces: AsyncIterable<Uint8Array>): Promise<void>;
  /** Lines of any number, as `name/00000`, `name/00001` and so on, each with whole lines; none when there are no lines. */
  addLines(name: string, pieces: AsyncIterable<Uint8Array>): Promise<void>;
  /** Once all of it is where it belongs. */
  finish(): Promise<ArchiveEnd>;
  abort(error: Error): Promise<void>;
}

/** A tar in zstd, which every machine can open, and sealed when there is a password. */
export function writeArchive(target: Writable, password?: string): ArchiveWriter {
  const input = new PassThrough();
  const compress = createZstdCompress({ params: { [constants.ZSTD_c_checksumFlag]: 1 } });
  const written =
    password === undefined
      ? pipeline(input, compress, target)
      : pipeline(input, compress, (source: AsyncIterable<Buffer>) => seal(source, password), target);
  // Told to whoever writes next, or finishes.
  written.catch(() => undefined);
  const sum = new ArchiveSum();

  async function write(bytes: Uint8Array): Promise<void> {
    if (bytes.length === 0) return;
    if (input.write(bytes)) return;
    const drained = new Promise<void>((resolve) => input.once('drain', resolve));
    await Promise.race([drained, written]);
  }

  async function addFile(name: string, size: number, pieces: AsyncIterable<Uint8Array> | Uint8Array[]): Promise<void> {
    await write(entryHeader(name, size));
    sum.begin(name, size);
    let length = 0;
    for await (const piece of pieces) {
      length += piece.length;
      if (length > size) break;
      sum.add(piece);
      await write(piece);
    }
    if (length !== size) throw new Error(`${name} has ${length} bytes and not ${size}`);
    await write(padding(size));
  }

  const add = (name: string, content: string | Buffer) => {
    const bytes = Buffer.from(content as string);
    return addFile(name, bytes.length, [bytes]);
  };

  return {
    add,
    addFile,
    async addLines(name, pieces) {
      let waiting: Uint8Array[] = [];
      let length = 0;
      let number = 0;
      const flush = async (upTo: number) => {
        const whole = Buffer.concat(waiting);
        await add(`${name}/${String(number).padStart(5, '0')}`, whole.subarray(0, upTo));
        number += 1;
        waiting = [whole.subarray(upTo)];
        length = whole.length - upTo;
      };
      for await (const piece of pieces) {
        const lastLine = length + piece.lastIndexOf(newLine) + 1;
        waiting.push(piece);
        length += piece.length;
        if (lastLine >= partSize && lastLine > length - piece.length) await flush(lastLine);
      }
      if (length > 0) await flush(length);
    },
    async finish() {
      const end = sum.end();
      const words = Buffer.from(JSON.stringify(end));
      await write(entryHeader(endName, words.length));
      await write(words);
      await write(padding(words.length));
      input.end(archiveEnd);
      await written;
      return end;
    },
    async abort(error) {
      input.destroy(error);
      await written.catch(() => undefined);
    },
  };
}
