import type { FileHandle } from 'node:fs/promises';
import { promisify } from 'node:util';
import { crc32, inflateRaw } from 'node:zlib';

/** Why a file cannot be read as ZIP, or one of those in it. */
export class ZipFault extends Error {
  override name = 'ZipFault';
  readonly code: 'not-a-zip' | 'too-many' | 'unreadable' | 'too-large';

  constructor(code: ZipFault['code']) {
    super(code);
    this.code = code;
  }
}

export interface ZipEntry {
  /** As it was written there, with slashes; never to be used as a path of ours. */
  name: string;
  /** As the archive says; what it really is can only be less, or it is not read. */
  size: number;
  isFolder: boolean;
  /** Without a password, and in one of the two ways that archives are written. */
  isReadable: boolean;
  compressedSize: number;
  isDeflated: boolean;
  checksum: number;
  headerAt: number;
}

const signature = { end: 0x06054b50, central: 0x02014b50, local: 0x04034b50 };
const endLength = 22;
const longestComment = 65_535;
/** Of names and sizes alone: more is no folder of pictures. */
const longestDirectory = 32 * 1024 * 1024;
/** Sizes of four gigabytes and more stand elsewhere, and are more than is taken. */
const elsewhere = 0xffffffff;

async function bytesAt(file: FileHandle, at: number, length: number): Promise<Buffer> {
  const bytes = Buffer.alloc(length);
  const { bytesRead } = await file.read(bytes, 0, length, at);
  if (bytesRead !== length) throw new ZipFault('not-a-zip');
  return bytes;
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Archives that do not say so are written in UTF-8 all the same, or in what Windows had. */
function nameOf(bytes: Buffer): string {
  try {
    return utf8.decode(bytes).replaceAll('\\', '/');
  } catch {
    return bytes.toString('latin1').replaceAll('\\', '/');
  }
}

/** What an archive holds, by the list at its end: nothing of it is unpacked for that. */
export async function listZip(file: FileHandle, mostEntries: number): Promise<ZipEntry[]> {
  const { size } = await file.stat();
  if (size < endLength) throw new ZipFault('not-a-zip');
  const tailLength = Math.min(size, endLength + longestComment);
  const tail = await bytesAt(file, size - tailLength, tailLength);
  const endAt = tail.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));
  if (endAt < 0 || endAt + endLength > tail.length) throw new ZipFault('not-a-zip');
  const count = tail.readUInt16LE(endAt + 10);
  const length = tail.readUInt32LE(endAt + 12);
  const start = tail.readUInt32LE(endAt + 16);
  if (count > mostEntries || count === 0xffff || length > longestDirectory) throw new ZipFault('too-many');
  if (start + length > size) throw new ZipFault('not-a-zip');
  return entriesIn(await bytesAt(file, start, length), count);
}

function entriesIn(directory: Buffer, count: number): ZipEntry[] {
  const entries: ZipEntry[] = [];
  let at = 0;
  for (let number = 0; number < count; number += 1) {
    if (at + 46 > directory.length || directory.readUInt32LE(at) !== signature.central) throw new ZipFault('not-a-zip');
    const flags = directory.readUInt16LE(at + 8);
    const method = directory.readUInt16LE(at + 10);
    const nameLength = directory.readUInt16LE(at + 28);
    const next = at + 46 + nameLength + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
    if (next > directory.length) throw new ZipFault('not-a-zip');
    const name = nameOf(directory.subarray(at + 46, at + 46 + nameLength));
    const [compressedSize, size] = [directory.readUInt32LE(at + 20), directory.readUInt32LE(at + 24)];
    const headerAt = directory.readUInt32LE(at + 42);
    entries.push({
      ...{ name, size, compressedSize, headerAt },
      isFolder: name.endsWith('/'),
      isReadable:
        (flags & 1) === 0 && (method === 0 || method === 8) && ![size, compressedSize, headerAt].includes(elsewhere),
      isDeflated: method === 8,
      checksum: directory.readUInt32LE(at + 16),
    });
    at = next;
  }
  return entries;
}

/**
 * One of them, in memory. It may not be larger than it says, nor than `mostBytes`: a few bytes can say that they unpack
 * to any number of others, and are not believed.
 */
export async function readZipEntry(file: FileHandle, entry: ZipEntry, mostBytes: number): Promise<Uint8Array> {
  if (!entry.isReadable) throw new ZipFault('unreadable');
  if (entry.size > mostBytes || entry.compressedSize > mostBytes) throw new ZipFault('too-large');
  const header = await bytesAt(file, entry.headerAt, 30);
  if (header.readUInt32LE(0) !== signature.local) throw new ZipFault('unreadable');
  const start = entry.headerAt + 30 + header.readUInt16LE(26) + header.readUInt16LE(28);
  const packed = await bytesAt(file, start, entry.compressedSize);
  const bytes = entry.isDeflated ? await inflated(packed, entry.size) : packed;
  if (bytes.length !== entry.size || crc32(bytes) !== entry.checksum) throw new ZipFault('unreadable');
  return bytes;
}

const inflate = promisify(inflateRaw);

async function inflated(packed: Buffer, size: number): Promise<Buffer> {
  try {
    // One more than it says, so that what is larger is seen, and stops there.
    return await inflate(packed, { maxOutputLength: size + 1 });
  } catch {
    throw new ZipFault('unreadable');
  }
}
