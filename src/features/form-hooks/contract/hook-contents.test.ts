import { expect, it } from 'vitest';
import { FormDocument } from '#features/forms/contract/form-document.ts';
import { text } from '#platform/contract/texts/localized.ts';
import { usualContents } from './hook-contents.ts';

const asking = (...personalData: ('none' | 'ordinary' | 'special')[]) =>
  FormDocument.parse({
    title: text('Melding'),
    fields: [
      {
        id: 'groep',
        kind: 'group',
        fields: personalData.map((one, at) => ({ id: `veld${at}`, kind: 'text', personalData: one })),
      },
    ],
  });

it('says only that there is something where special personal data is asked, also within a group', () => {
  expect(usualContents(asking('none', 'special'))).toBe('nothing');
  expect(usualContents(asking('none', 'ordinary'))).toBe('plain');
  expect(usualContents(asking())).toBe('plain');
});
