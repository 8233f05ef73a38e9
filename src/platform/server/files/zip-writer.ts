import { crc32, createDeflateRaw, deflateRawSync } from 'node:zlib';

export interface FileToPack {
  name: string;
  /** Read when its turn comes, piece by piece. */
  content(): AsyncIterable<string | Uint8Array> | Iterable<string | Uint8Array>;
  /** As it is: for what is packed already, and is read from its middle. */
  isStored?: boolean;
}

/** Names are UTF-8, and size and checksum stand behind the content: they are not known when it begins. */
const flags = 0x0808;
const deflated = 8;
const stored = 0;
/** The first of January 1980, for programs that want a date. */
const noDate = 0x0021;
const mostBytes = 0xffffffff;

interface Packed {
  name: Buffer;
  method: number;
  checksum: number;
  packedSize: number;
  size: number;
  at: number;
}

/** What stands before a file and in the directory alike. */
function header({ method, checksum, packedSize, size, name }: Omit<Packed, 'at'>): Buffer {
  const bytes = Buffer.alloc(26);
  bytes.writeUInt16LE(20, 0);
  bytes.writeUInt16LE(flags, 2);
  bytes.writeUInt16LE(method, 4);
  bytes.writeUInt16LE(noDate, 8);
  bytes.writeUInt32LE(checksum, 10);
  bytes.writeUInt32LE(packedSize, 14);
  bytes.writeUInt32LE(size, 18);
  bytes.writeUInt16LE(name.length, 22);
  return bytes;
}

/** A ZIP of any number of files, written while they are read: never more than a piece of one is in memory. */
export async function* zipStream(files: Iterable<FileToPack> | AsyncIterable<FileToPack>): AsyncGenerator<Uint8Array> {
  const packed: Packed[] = [];
  let at = 0;
  for await (const file of files) {
    const name = Buffer.from(file.name);
    const method = file.isStored ? stored : deflated;
    const before = Buffer.concat([
      Buffer.from([0x50, 0x4b, 3, 4]),
      header({ name, method, checksum: 0, packedSize: 0, size: 0 }),
      name,
    ]);
    yield before;
    const measured = { checksum: 0, packedSize: 0, size: 0 };
    for await (const piece of file.isStored ? asItIs(file, measured) : deflate(file, measured)) yield piece;
    if (Math.max(measured.size, at) > mostBytes) throw new Error('A ZIP of more than four gigabytes is not written.');
    const after = Buffer.alloc(16);
    after.writeUInt32LE(0x08074b50, 0);
    after.writeUInt32LE(measured.checksum, 4);
    after.writeUInt32LE(measured.packedSize, 8);
    after.writeUInt32LE(measured.size, 12);
    yield after;
    packed.push({ name, method, ...measured, at });
    at += before.length + measured.packedSize + after.length;
  }
  yield directory(packed, at);
}

type Measured = Pick<Packed, 'checksum' | 'packedSize' | 'size'>;

async function* asItIs({ content }: FileToPack, measured: Measured): AsyncGenerator<Uint8Array> {
  for await (const piece of content()) {
    const bytes = typeof piece === 'string' ? Buffer.from(piece) : piece;
    measured.checksum = crc32(bytes, measured.checksum);
    measured.size += bytes.length;
    measured.packedSize += bytes.length;
    yield bytes;
  }
}

/** In bytes. What is less is packed at once, in a millisecond. */
const pieceSize = 65_536;

/**
 * Each piece that goes through a stream of zlib is a task for another thread, and waits there behind passwords and pictures:
 * a workbook of a thousand rows would wait a thousand times.
 */
async function* inLargePieces({ content }: FileToPack, measured: Measured): AsyncGenerator<Buffer> {
  let gathered: Buffer[] = [];
  let size = 0;
  for await (const piece of content()) {
    const bytes = Buffer.from(piece);
    measured.checksum = crc32(bytes, measured.checksum);
    measured.size += bytes.length;
    gathered.push(bytes);
    size += bytes.length;
    if (size < pieceSize) continue;
    yield Buffer.concat(gathered);
    gathered = [];
    size = 0;
  }
  yield Buffer.concat(gathered);
}

async function* deflate(file: FileToPack, measured: Measured): AsyncGenerator<Uint8Array> {
  const pieces = inLargePieces(file, measured);
  const first = await pieces.next();
  const begin = first.done === true ? Buffer.alloc(0) : first.value;
  const packed = begin.length < pieceSize ? [deflateRawSync(begin)] : deflateInTurn(begin, pieces);
  for await (const piece of packed) {
    measured.packedSize += piece.length;
    yield piece;
  }
}

async function* deflateInTurn(begin: Buffer, pieces: AsyncIterable<Buffer>): AsyncGenerator<Uint8Array> {
  const deflater = createDeflateRaw();
  const writing = (async () => {
    deflater.write(begin);
    for await (const piece of pieces) {
      if (!deflater.write(piece)) await new Promise((resolve) => deflater.once('drain', resolve));
    }
    deflater.end();
  })();
  // Whoever reads below is told; without this the refusal would be nobody's for a moment.
  writing.catch((error: unknown) => deflater.destroy(error instanceof Error ? error : new Error(String(error))));
  yield* deflater as AsyncIterable<Buffer>;
  await writing;
}

function directory(packed: readonly Packed[], at: number): Uint8Array {
  const entries = packed.map((one) => {
    const trailer = Buffer.alloc(14);
    trailer.writeUInt32LE(one.at, 10);
    return Buffer.concat([Buffer.from([0x50, 0x4b, 1, 2, 20, 0]), header(one), trailer, one.name]);
  });
  const list = Buffer.concat(entries);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(packed.length, 8);
  end.writeUInt16LE(packed.length, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([list, end]);
}
