import { expect, test } from 'vitest';
import { text } from '#platform/contract/texts/localized.ts';
import { FormDocument } from '../../../contract/form-document.ts';
import { plainDifferences } from './plain-differences.ts';

const form = (title: string, ...fields: object[]) => FormDocument.parse({ title: text(title), fields });
const one = { id: 'aaaa', kind: 'text', label: text('Naam') };
const group = (...fields: object[]) => ({ id: 'grou', kind: 'group', fields });

test.each([
  ['nothing', form('x', one), form('x', one), []],
  ['a new question', form('x'), form('x', one), ['added aaaa']],
  ['one that went', form('x', one), form('x'), ['removed aaaa']],
  ['other words', form('x', one), form('x', { ...one, label: text('Voornaam') }), ['changed aaaa']],
  ['another title', form('x'), form('y'), ['form undefined']],
  ['one within a group', form('x', group()), form('x', group(one)), ['added aaaa']],
])('tells %s', (_name, before, after, told) => {
  expect(plainDifferences(before, after).map(({ change, field }) => `${change} ${field?.id}`)).toEqual(told);
});
