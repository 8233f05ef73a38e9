import { expect, test } from 'vitest';
import type { Operation } from '#features/pages/contract/operations/operation.ts';
import type { JsonValue } from '#platform/contract/calls/json-value.ts';
import { text } from '#platform/contract/texts/localized.ts';
import { paragraph, richText } from '#platform/contract/texts/write-rich-text.ts';
import { wordsOfOperation } from './words-of-operation.ts';

const block = '7e3f1c52-4a53-4d0e-9f0a-6a2f6f3b1d00';
const slice = { content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Een dijk' }] }] };
const place = { block, path: ['options', 'text'], language: 'nl', format: 'rich' } as const;

test.each<[string, Operation, string]>([
  ['typed', { kind: 'text', place, steps: [{ stepType: 'replace', from: 1, to: 1, slice }] }, 'Een dijk'],
  ['taken out', { kind: 'text', place, steps: [{ stepType: 'replace', from: 1, to: 4 }] }, ''],
  ['set', { kind: 'set', block, path: ['options', 'lead'], value: text('Kort') }, 'Kort'],
  [
    'put in a list',
    { kind: 'splice', block, path: ['options', 'items'], at: 0, remove: 0, insert: [{ title: text('Kaart') }] },
    'Kaart',
  ],
  [
    'rich',
    {
      kind: 'set',
      block,
      path: ['options', 'text'],
      value: richText([paragraph('Een'), paragraph('twee')]) as unknown as JsonValue,
    },
    'Een twee',
  ],
  ['moved', { kind: 'move', block, spot: { area: 'main', after: null } }, ''],
])('words that were %s', (_, operation, expected) => {
  expect(wordsOfOperation(operation)).toBe(expected);
});
