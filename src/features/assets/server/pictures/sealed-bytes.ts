import { crc32 } from 'node:zlib';

const mark = Buffer.from('plein-1\n');
/** The mark, the length and the checksum. */
export const sealLength = mark.length + 8;

/** With an end that says how long it is and what it adds up to. */
export function sealed(bytes: Uint8Array): Buffer {
  const seal = Buffer.alloc(sealLength);
  seal.set(mark);
  seal.writeUInt32BE(bytes.length, mark.length);
  seal.writeUInt32BE(crc32(bytes), mark.length + 4);
  return Buffer.concat([bytes, seal]);
}

/** Undefined when it is empty, cut off or not what was written: a bad disk, or someone who tidied up by hand. */
export function unsealed(file: Buffer): Buffer | undefined {
  if (file.length <= sealLength) return undefined;
  const bytes = file.subarray(0, -sealLength);
  const seal = file.subarray(-sealLength);
  const isWhole =
    seal.subarray(0, mark.length).equals(mark) &&
    seal.readUInt32BE(mark.length) === bytes.length &&
    seal.readUInt32BE(mark.length + 4) === crc32(bytes);
  return isWhole ? bytes : undefined;
}
