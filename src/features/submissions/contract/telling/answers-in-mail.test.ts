import { expect, test } from 'vitest';
import { FormDocument } from '#features/forms/contract/form-document.ts';
import { text } from '#platform/contract/texts/localized.ts';
import { answersInMail, harmless, linesOf } from './answers-in-mail.ts';

const document = FormDocument.parse({
  title: text('Aanvraag'),
  fields: [
    { id: 'naam', kind: 'text', label: text('Naam'), personalData: 'ordinary' },
    { id: 'ziekte', kind: 'text', label: text('Ziekte'), personalData: 'special' },
    {
      id: 'groep',
      kind: 'repeatGroup',
      label: text('Kinderen'),
      fields: [{ id: 'geloof', kind: 'text', label: text('Geloof'), personalData: 'special' }],
    },
  ],
});
const answer = (field: string, words: string) => ({ field, label: field, text: words });

test.each([
  ['what is ordinary stands in it', [answer('naam', 'Noor')], ['naam'], false],
  ['what is special does not', [answer('naam', 'Noor'), answer('ziekte', 'griep')], ['naam'], true],
  ['nor does a group with something special in it', [answer('groep', 'geloof: geen')], [], true],
  ['nothing was answered', [], [], false],
])('%s', (_, given, fields, hasMore) => {
  const shown = answersInMail(document, given);
  expect({ fields: shown.answers.map(({ field }) => field), hasMore: shown.hasMore }).toEqual({ fields, hasMore });
});

test.each([
  ['a link', 'zie https://kwaad.example/x?y=1 nu', 'zie […] nu'],
  ['a link in capitals', 'HTTPS://KWAAD.EXAMPLE', '[…]'],
  ['an address without a scheme', 'www.kwaad.example/pad', '[…]'],
  ['plain words', 'kaaistraat 12, 3.5 km', 'kaaistraat 12, 3.5 km'],
  ['more than anybody reads', 'a'.repeat(600), `${'a'.repeat(500)}…`],
])('what somebody wrote leads nowhere: %s', (_, written, expected) => {
  expect(harmless([answer('naam', written)])[0]?.text).toBe(expected);
});

test('each answer is a line', () => {
  expect(linesOf([answer('naam', 'Noor'), answer('plaats', 'Kade')])).toBe('naam: Noor\nplaats: Kade');
});
