import { expect, test } from 'vitest';
import { text } from '#platform/contract/texts/localized.ts';
import { FormDocument } from '../form-document.ts';
import { expressionFromWords, expressionToWords } from './expression-words.ts';

const { fields } = FormDocument.parse({
  title: text('x'),
  fields: [
    { id: 'kids', kind: 'number', label: text('Aantal kinderen', 'Number of children') },
    {
      id: 'memb',
      kind: 'choice',
      label: text('Lid?'),
      options: [
        { value: 'keuze-1', label: text('Ja', 'Yes') },
        { value: 'keuze-2', label: text('Nee, {nog} niet') },
      ],
    },
    { id: 'one1', kind: 'number', label: text('Bedrag') },
    { id: 'two2', kind: 'number', label: text('bedrag') },
    { id: 'bare', kind: 'number', label: text('') },
  ],
});

test.each([
  ['{kids} * 12,50', '{Aantal kinderen} * 12,50', '{Number of children} * 12,50'],
  ['if({memb} = "keuze-1"; 5; 10)', 'if({Lid?} = "Ja"; 5; 10)', 'if({Lid?} = "Yes"; 5; 10)'],
  ['{memb} <> "keuze-2"', '{Lid?} <> "Nee, nog niet"', '{Lid?} <> "Nee, nog niet"'],
  // Two with the same words are told apart by their ids; so is one without words.
  ['{one1} + {two2} + {bare}', '{one1} + {two2} + {bare}', '{one1} + {two2} + {bare}'],
  ['{gone} + 1', '{gone} + 1', '{gone} + 1'],
  ['', '', ''],
])('%s reads as %s, and goes back', (kept, dutch, english) => {
  expect(expressionToWords(kept, fields, 'nl')).toBe(dutch);
  expect(expressionToWords(kept, fields, 'en')).toBe(english);
  expect([expressionFromWords(dutch, fields, 'nl'), expressionFromWords(english, fields, 'en')]).toEqual([kept, kept]);
});

test.each([
  ['{aantal  KINDEREN} * 2', '{kids} * 2'],
  ['{kids} * 2', '{kids} * 2'],
  ['{Lid?} = "ja"', '{memb} = "keuze-1"'],
  ['{Lid?} = "Misschien"', '{memb} = "Misschien"'],
  ['{Aantal honden} + {Aantal kinderen}', '{Aantal honden} + {kids}'],
  ['{Aantal kinderen', '{Aantal kinderen'],
])('typed %s is kept as %s', (typed, kept) => {
  expect(expressionFromWords(typed, fields, 'nl')).toBe(kept);
});
