import { randomInt } from 'node:crypto';
import { passwordWords } from './password-words.ts';

/** Four words and a digit, such as `molen-kade-zout-peer-7`: easy to read from a terminal and to type. */
export function generatePassword(): string {
  const words = Array.from({ length: 4 }, () => passwordWords[randomInt(passwordWords.length)]);
  return [...words, randomInt(10)].join('-');
}
