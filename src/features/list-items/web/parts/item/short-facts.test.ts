import { expect, test } from 'vitest';
import type { ListItem } from '../../../contract/list-item.ts';
import { shortFacts } from './short-facts.ts';

test.each<[string, ListItem['fields'], ListItem['choices'], [string, boolean][]]>([
  ['a short text', { subject: { value: 'Water' } }, {}, [['Water', false]]],
  ['a long text', { text: { value: 'x'.repeat(61) } }, {}, []],
  ['a place', { place: { address: 'Kade 1', latitude: 51 } }, {}, [['Kade 1', false]]],
  ['a choice by its label', { kind: ['policy'] }, { kind: [{ value: 'Beleid' }] }, [['Beleid', true]]],
  [
    'what needs drawing',
    { file: [{ assetGuid: 'x' }], answer: { value: { type: 'doc', content: [] } }, hours: 36 },
    {},
    [],
  ],
])('%s', (_, fields, choices, expected) => {
  expect(shortFacts({ fields, choices }).map(({ words, isTag }) => [words, isTag])).toEqual(expected);
});
