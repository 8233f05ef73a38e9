/** A box of a HEIF file (ISO/IEC 14496-12): a length, four letters, and what is in it. */
export interface Box {
  type: string;
  /** Of the box itself, its length first. */
  start: number;
  /** Of what is in it. */
  body: number;
  end: number;
}

/** What is not as the standard has it. */
export class HeifFault extends Error {}

/** The boxes of a stretch of bytes, one after the other, which must fill it. */
export function boxesIn(bytes: Buffer, from: number, to: number): Box[] {
  const boxes: Box[] = [];
  for (let start = from; start < to; ) {
    if (to - start < 8) throw new HeifFault('a box without room for its head');
    const said = bytes.readUInt32BE(start);
    const isLong = said === 1;
    if (isLong && to - start < 16) throw new HeifFault('a long box without room for its head');
    // Nothing means: until the end of the file.
    const length = said === 0 ? to - start : isLong ? Number(bytes.readBigUInt64BE(start + 8)) : said;
    const body = start + (isLong ? 16 : 8);
    if (body > start + length || start + length > to) throw new HeifFault('a box that is longer than what it is in');
    boxes.push({ type: bytes.toString('latin1', start + 4, start + 8), start, body, end: start + length });
    start += length;
  }
  return boxes;
}

/** Numbers one after the other, each of as many bytes as it says. */
export class Reader {
  readonly #bytes: Buffer;
  #at: number;
  readonly #end: number;

  constructor(bytes: Buffer, { body, end }: Pick<Box, 'body' | 'end'>) {
    this.#bytes = bytes;
    this.#at = body;
    this.#end = end;
  }

  get at(): number {
    return this.#at;
  }

  number(size: number): number {
    if (size === 0) return 0;
    if (this.#at + size > this.#end) throw new HeifFault('a number beyond its box');
    const value = size === 8 ? Number(this.#bytes.readBigUInt64BE(this.#at)) : this.#bytes.readUIntBE(this.#at, size);
    this.#at += size;
    return value;
  }

  letters(size: number): string {
    if (this.#at + size > this.#end) throw new HeifFault('letters beyond their box');
    this.#at += size;
    return this.#bytes.toString('latin1', this.#at - size, this.#at);
  }
}
