import { expect, test } from 'vitest';
import { FormDocument } from '#features/forms/contract/form-document.ts';
import { text } from '#platform/contract/texts/localized.ts';
import { givenAnswers } from '../contract/given-answers.ts';
import { book } from './form-filling.ts';

const document = FormDocument.parse({
  title: text('Aanmelden'),
  fields: [
    { id: 'heads', kind: 'heading', label: text('Over u') },
    {
      id: 'meal',
      kind: 'choice',
      label: text('Wat eet u?', 'What do you eat?'),
      options: [{ value: 'fish', label: text('Vis', 'Fish') }],
    },
    { id: 'open', kind: 'text', label: text('Nog iets?') },
    {
      id: 'kids',
      kind: 'repeatGroup',
      label: text('Kinderen', 'Children'),
      fields: [{ id: 'name', kind: 'text', label: text('Naam', 'Name') }],
    },
  ],
});

test('answers are words in the order of the form, without what was left open', () => {
  const answers = { kids: [{ name: 'An' }, { name: 'Bo' }], meal: 'fish' };
  expect(givenAnswers(document, answers, book, 'en')).toEqual([
    { field: 'meal', label: 'What do you eat?', text: 'Fish' },
    { field: 'kids', label: 'Children', text: 'Name: An\nName: Bo' },
  ]);
});

test('an option that is gone is told as it was kept, and an answer that nobody asked not at all', () => {
  expect(givenAnswers(document, { meal: 'meat', gone: 'x' }, book, 'nl')).toEqual([
    { field: 'meal', label: 'Wat eet u?', text: 'meat' },
  ]);
});

test('what was drawn comes along with its words', () => {
  const signed = FormDocument.parse({
    title: text('Akkoord'),
    fields: [{ id: 'sign', kind: 'signature', label: text('Handtekening') }],
  });
  const drawing = 'M1 2L30 40';
  expect(givenAnswers(signed, { sign: { name: '', drawing } }, book, 'nl')).toEqual([
    { field: 'sign', label: 'Handtekening', text: '(getekend)', drawing },
  ]);
  expect(givenAnswers(signed, { sign: { name: 'Noor' } }, book, 'nl')).toEqual([
    { field: 'sign', label: 'Handtekening', text: 'Noor' },
  ]);
});
