import { describe, expect, it } from 'vitest';
import { text } from '#platform/contract/texts/localized.ts';
import { FormDocument } from '../form-document.ts';
import { addField, moveField, setField } from './change-form.ts';
import { isSameButForWords, isSameFormButForWords } from './words-only.ts';

const form = FormDocument.parse({
  title: text('Melding'),
  fields: [
    { id: 'vraag1', kind: 'text', label: text('Waar?') },
    {
      id: 'groep1',
      kind: 'repeatGroup',
      label: text('Wie?'),
      fields: [{ id: 'naam', kind: 'text', label: text('Naam') }],
    },
  ],
});
const [question] = form.fields;

describe('a form is the same but for its words', () => {
  it.each([
    ['itself', form],
    ['another title', { ...form, title: text('Klacht') }],
    ['another label', setField(form, 'vraag1', { label: text('Waar dan?') })],
    ['other help', setField(form, 'vraag1', { help: text('Een straat') })],
    ['another label in a group', setField(form, 'naam', { label: text('Uw naam') })],
  ])('with %s', (_what, changed) => expect(isSameFormButForWords(form, changed)).toBe(true));
});

describe('a form is another', () => {
  it.each([
    ['where a question is required', setField(form, 'vraag1', { isRequired: true })],
    ['where a question of a group is required', setField(form, 'naam', { isRequired: true })],
    ['with other choices', setField(form, 'vraag1', { options: [{ value: 'a', label: text('A'), help: text('') }] })],
    ['without a question', { ...form, fields: form.fields.slice(1) }],
    ['in another order', moveField(form, 'groep1', { group: null, index: 0 })],
    [
      'with one more',
      question === undefined ? form : addField(form, { ...question, id: 'vraag2' }, { group: null, index: 0 }),
    ],
  ])('%s', (_what, changed) => expect(isSameFormButForWords(form, changed)).toBe(false));
});

it('a question is the same but for its words', () => {
  if (question === undefined) throw new Error('There is no question.');
  expect(isSameButForWords(question, { ...question, label: text('Anders') })).toBe(true);
  expect(isSameButForWords(question, { ...question, kind: 'longText' })).toBe(false);
});
