import { expect, test } from 'vitest';
import { FormDocument } from '#features/forms/contract/form-document.ts';
import { text } from '#platform/contract/texts/localized.ts';
import { answerTerms, fieldsOfVersions, type RetentionSettings, withoutAnswers } from './retention-terms.ts';

const { fields } = FormDocument.parse({
  title: text('Melding'),
  fields: [
    { id: 'wens', kind: 'text', label: text('Wens') },
    { id: 'naam', kind: 'text', label: text('Naam'), personalData: 'ordinary' },
    { id: 'ziekte', kind: 'text', label: text('Ziekte'), personalData: 'special', retentionDays: 30 },
    {
      id: 'groep',
      kind: 'repeatGroup',
      label: text('Kinderen'),
      fields: [{ id: 'kind', kind: 'text', label: text('Naam'), personalData: 'ordinary' }],
    },
  ],
});
const settings = (retentionDays: number | null, contactRetentionDays: number | null): RetentionSettings => ({
  retentionDays,
  contactRetentionDays,
  retentionFrom: 'done',
});

test.each<[string, RetentionSettings, [number, string[]][]]>([
  ['no terms but its own', settings(null, null), [[30, ['ziekte']]]],
  [
    'contact data goes first',
    settings(395, 90),
    [
      [30, ['ziekte']],
      [90, ['naam', 'groep.kind']],
    ],
  ],
  ['the submission goes before contact data would', settings(60, 90), [[30, ['ziekte']]]],
  ['the submission goes before all of it', settings(30, 90), []],
])('%s', (_, given, expected) => {
  const terms = answerTerms(fields, given).map(({ days, fields: of }) => [
    days,
    of.map(({ id, group }) => (group === undefined ? id : `${group}.${id}`)),
  ]);
  expect(terms).toEqual(expected);
});

test('answers go, those in groups too, and the rest stays', () => {
  const answers = { wens: 'rust', naam: 'Noor', groep: [{ kind: 'Bo', leeftijd: 4 }] };
  const gone = [
    { id: 'naam', group: undefined },
    { id: 'kind', group: 'groep' },
    { id: 'weg', group: 'nergens' },
  ];
  expect(withoutAnswers(answers, gone)).toEqual({ wens: 'rust', groep: [{ leeftijd: 4 }] });
  expect(answers.naam).toBe('Noor');
});

test('the newest version of a question counts, and one that is asked no more still does', () => {
  const changed = fields.filter(({ id }) => id === 'naam').map((field) => ({ ...field, retentionDays: 7 }));
  const all = fieldsOfVersions([{ fields }, { fields: changed }]);
  expect(all.map(({ id, retentionDays }) => [id, retentionDays])).toEqual([
    ['wens', null],
    ['naam', 7],
    ['ziekte', 30],
    ['groep', null],
  ]);
});
