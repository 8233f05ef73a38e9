import { crc32, deflateRawSync } from 'node:zlib';

export interface PackedFile {
  name: string;
  bytes: Uint8Array;
  /** What the archive says of it, where that is not true. */
  saidSize?: number;
  isEncrypted?: boolean;
  isStored?: boolean;
}

/** An archive as a browser, Windows or macOS makes one, or one that lies. */
export function zipOf(files: readonly PackedFile[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const { name, bytes, saidSize = bytes.length, isEncrypted = false, isStored = false } of files) {
    const packed = isStored ? Buffer.from(bytes) : deflateRawSync(bytes);
    const written = Buffer.from(name);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(isEncrypted ? 0x801 : 0x800, 2);
    common.writeUInt16LE(isStored ? 0 : 8, 4);
    common.writeUInt32LE(crc32(bytes), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(saidSize, 18);
    common.writeUInt16LE(written.length, 22);
    const local = Buffer.concat([Buffer.from([0x50, 0x4b, 3, 4]), common, written, packed]);
    const trailer = Buffer.alloc(14);
    trailer.writeUInt32LE(at, 10);
    directory.push(Buffer.concat([Buffer.from([0x50, 0x4b, 1, 2, 20, 0]), common, trailer, written]));
    parts.push(local);
    at += local.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...parts, list, end]);
}
