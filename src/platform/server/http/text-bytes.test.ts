import { expect, it } from 'vitest';
import { textBytes } from './text-bytes.ts';

it.each([
  ['nothing', ''],
  ['plain letters', '<p>Afval</p>'],
  ['letters of many languages and signs', 'één – “مرحبا” 𝒳 👩‍👩‍👧 \u0000'],
  ['half of a pair', 'a\ud83d'],
  ['halves the wrong way round', '\ude00\ud83d b'],
  ['a long text', '‘één’ 👍 '.repeat(20_000)],
])('writes the same bytes as ever: %s', (_, text) => {
  expect(textBytes(text).equals(Buffer.from(text))).toBe(true);
});
