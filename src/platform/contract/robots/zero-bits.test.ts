import { expect, test } from 'vitest';
import { zeroBits } from './zero-bits.ts';

test.each<[number[], number]>([
  [[0x80], 0],
  [[0x40], 1],
  [[0x01], 7],
  [[0x00, 0xff], 8],
  [[0x00, 0x02, 0x00], 14],
  [[0x00, 0x00], 16],
])('%j begins with %d zero bits', (bytes, bits) => {
  expect(zeroBits(Uint8Array.from(bytes))).toBe(bits);
});
