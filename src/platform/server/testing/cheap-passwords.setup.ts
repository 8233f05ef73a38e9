import crypto, { type BinaryLike, type ScryptOptions } from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

type Done = (error: Error | null, key: NonSharedBuffer) => void;

const usualCost = 16_384;
/** Test files share a process, and this file runs for each of them. */
const mark = Symbol.for('plein.cheap-passwords');

/**
 * A password is dear to check so that nobody can guess many of them. A test knows its password and checks hundreds:
 * here the same function does a sixteenth of the work, for whoever stores and for whoever checks.
 */
function makeCheap(scrypt: typeof crypto.scrypt) {
  const cheap = (password: BinaryLike, salt: BinaryLike, length: number, given: ScryptOptions | Done, then?: Done) => {
    const options = typeof given === 'function' ? {} : given;
    const done = typeof given === 'function' ? given : then;
    scrypt(password, salt, length, { ...options, N: (options.N ?? usualCost) / 16 }, (error, key) =>
      done?.(error, key),
    );
  };
  return Object.assign(cheap, { [mark]: true }) as unknown as typeof crypto.scrypt;
}

if (!(mark in crypto.scrypt)) {
  crypto.scrypt = makeCheap(crypto.scrypt);
  syncBuiltinESMExports();
}
