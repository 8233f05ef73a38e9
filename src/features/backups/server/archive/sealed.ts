import { createCipheriv, createDecipheriv, createHash, randomBytes, scrypt } from 'node:crypto';
import { BackupError } from '../backup-error.ts';

/**
 * A stream that opens only with its password, and of which nothing can be changed, left out or cut off unseen: pieces
 * of AES-256-GCM, each with its number and whether it is the last in its nonce (the STREAM construction), and what
 * stands before them as what they vouch for.
 */
const mark = Buffer.from('PLEIN SEALED 1\n');
const pieceSize = 64 * 1024;
const tagSize = 16;
const algorithm = 'aes-256-gcm';

interface Lock {
  /** Of scrypt: what one guess costs. */
  cost: number;
  blockSize: number;
  salt: string;
  nonce: string;
  /** Tells a wrong password from a damaged file. */
  check: string;
}

/** A tenth of a second and 128 MB for each guess. */
const usualCost = { cost: 2 ** 17, blockSize: 8 };

function keysOf(password: string, { cost, blockSize, salt }: Pick<Lock, 'cost' | 'blockSize' | 'salt'>) {
  return new Promise<{ key: Buffer; check: string }>((resolve, reject) => {
    const options = { N: cost, r: blockSize, p: 1, maxmem: 256 * cost * blockSize };
    scrypt(password, Buffer.from(salt, 'base64'), 64, options, (error, made) => {
      if (error !== null) return reject(error);
      resolve({ key: made.subarray(0, 32), check: createHash('sha256').update(made.subarray(32)).digest('base64') });
    });
  });
}

function nonceOf(prefix: Buffer, number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  prefix.copy(nonce, 0, 0, 7);
  nonce.writeUInt32BE(number, 7);
  nonce.writeUInt8(isLast ? 1 : 0, 11);
  return nonce;
}

/** Pieces of one size, and what remains as the last; that one comes always, be it empty. */
async function* inPieces(
  source: AsyncIterable<Buffer>,
  size: number,
): AsyncGenerator<{ piece: Buffer; isLast: boolean }> {
  let waiting: Buffer[] = [];
  let length = 0;
  for await (const part of source) {
    waiting.push(part);
    length += part.length;
    if (length <= size) continue;
    let whole = Buffer.concat(waiting);
    for (; whole.length > size; whole = whole.subarray(size)) yield { piece: whole.subarray(0, size), isLast: false };
    waiting = [whole];
    length = whole.length;
  }
  yield { piece: Buffer.concat(waiting), isLast: true };
}

export async function* seal(source: AsyncIterable<Buffer>, password: string): AsyncGenerator<Buffer> {
  const salt = randomBytes(16).toString('base64');
  const prefix = randomBytes(7);
  const { key, check } = await keysOf(password, { ...usualCost, salt });
  const lock: Lock = { ...usualCost, salt, nonce: prefix.toString('base64'), check };
  const words = Buffer.from(`${JSON.stringify(lock)}\n`);
  yield Buffer.concat([mark, words]);
  let number = 0;
  for await (const { piece, isLast } of inPieces(source, pieceSize)) {
    const cipher = createCipheriv(algorithm, key, nonceOf(prefix, number, isLast));
    cipher.setAAD(words);
    yield Buffer.concat([cipher.update(piece), cipher.final(), cipher.getAuthTag()]);
    number += 1;
  }
}

/** Whether a file is one of these, by how it begins. */
export const isSealed = (start: Buffer): boolean => start.subarray(0, mark.length).equals(mark);

const damaged = () =>
  new BackupError('The backup is cut off or damaged: it does not open, though the password is right.', {
    code: 'damaged',
  });

function readLock(words: Buffer): Lock & { prefix: Buffer } {
  try {
    const lock = JSON.parse(words.toString('utf8')) as Lock;
    const prefix = Buffer.from(lock.nonce, 'base64');
    const { cost, blockSize } = lock;
    // What stands here is believed before anything vouches for it, so it may not ask for all memory.
    if (prefix.length === 7 && cost <= 2 ** 20 && cost >= 2 && blockSize > 0 && blockSize <= 16)
      return { ...lock, prefix };
  } catch {
    // Told below.
  }
  throw new BackupError('The backup is damaged at its beginning.', { code: 'damaged' });
}

const longestLock = 1000;

export async function* unseal(source: AsyncIterable<Buffer>, password: string): AsyncGenerator<Buffer> {
  const parts = source[Symbol.asyncIterator]();
  let start: Buffer = Buffer.alloc(0);
  while (start.indexOf('\n', mark.length) < 0) {
    const { done, value } = await parts.next();
    if (done === true || start.length > longestLock)
      throw new BackupError('The backup is cut off at its beginning.', { code: 'damaged' });
    start = Buffer.concat([start, value]);
  }
  const end = start.indexOf('\n', mark.length) + 1;
  const words = start.subarray(mark.length, end);
  const lock = readLock(words);
  const { key, check } = await keysOf(password, lock);
  if (check !== lock.check)
    throw new BackupError('The password is not the one that this backup was made with.', { code: 'wrong-password' });
  const rest = (async function* () {
    if (end < start.length) yield start.subarray(end);
    for (;;) {
      const { done, value } = await parts.next();
      if (done === true) return;
      yield value;
    }
  })();
  let number = 0;
  for await (const { piece, isLast } of inPieces(rest, pieceSize + tagSize)) {
    if (piece.length < tagSize) throw damaged();
    const decipher = createDecipheriv(algorithm, key, nonceOf(lock.prefix, number, isLast));
    decipher.setAAD(words);
    decipher.setAuthTag(piece.subarray(piece.length - tagSize));
    const open = decipher.update(piece.subarray(0, piece.length - tagSize));
    try {
      decipher.final();
    } catch {
      throw damaged();
    }
    if (open.length > 0) yield open;
    number += 1;
  }
}
