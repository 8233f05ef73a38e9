import { expect, test } from 'vitest';
import { linkedParts } from './linked-parts.ts';

const link = (href: string) => ({ words: href, href });

test.each([
  ['Geen link.', [{ words: 'Geen link.' }]],
  ['', []],
  [
    'Naar:\nhttps://a.example/v/x?y=%2Fz\n\nDag.',
    [{ words: 'Naar:\n' }, link('https://a.example/v/x?y=%2Fz'), { words: '\n\nDag.' }],
  ],
  ['Zie http://a.example/x.', [{ words: 'Zie ' }, link('http://a.example/x'), { words: '.' }]],
  ['javascript:alert(1)', [{ words: 'javascript:alert(1)' }]],
])('%j', (text, parts) => {
  expect(linkedParts(text)).toEqual(parts);
});
