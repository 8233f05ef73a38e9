import { expect, it } from 'vitest';
import { createTextReader } from './decode-text.ts';

function read(bytes: Uint8Array, size: number) {
  const reader = createTextReader();
  let text = '';
  for (let at = 0; at < bytes.length; at += size) text += reader.write(bytes.subarray(at, at + size));
  return { text: text + reader.close(), isOlder: reader.isOlder() };
}

const sentence = 'Financiën: € 10, cafés, 日本 en 🐟';

it.each([1, 2, 3, 5, 7, 1000])('reads UTF-8 in pieces of %i', (size) => {
  expect(read(Buffer.from(sentence), size)).toEqual({ text: sentence, isOlder: false });
});

it.each([1, 2, 3, 1000])('reads what Excel on Windows writes in pieces of %i', (size) => {
  const bytes = Uint8Array.from([
    ...Buffer.from('Financi'),
    0xeb,
    ...Buffer.from('n: '),
    0x80,
    ...Buffer.from(' caf'),
    0xe9,
  ]);
  expect(read(bytes, size)).toEqual({ text: 'Financiën: € café', isOlder: true });
});

it('ends in the middle of a letter', () => {
  expect(read(Uint8Array.from([0x61, 0xe2, 0x82]), 10)).toEqual({ text: 'aâ‚', isOlder: true });
});
