import { expect, it } from 'vitest';
import { quotedRange, type Range } from './quoted-range.ts';

const words = 'Het park opent in het voorjaar, dus voor het einde.';

it.each<[string, string, Range, boolean, Range | undefined]>([
  ['at its place', 'het voorjaar', { from: 18, to: 30 }, true, { from: 18, to: 30 }],
  ['the nearest of the same words', 'het', { from: 40, to: 43 }, true, { from: 41, to: 44 }],
  ['the same words before it', 'het', { from: 20, to: 23 }, false, { from: 18, to: 21 }],
  ['changed inside', 'de lente', { from: 18, to: 30 }, true, { from: 18, to: 30 }],
  ['gone', 'de lente', { from: 18, to: 30 }, false, undefined],
  ['behind the end', 'de lente', { from: 18, to: 300 }, true, undefined],
])('%s', (_, quote, at, isFound, range) => expect(quotedRange(words, quote, at, isFound)).toEqual(range));
