import { describe, expect, test } from 'vitest';
import calculated from '#field-kinds/calculated/question.ts';
import choice from '#field-kinds/choice/question.ts';
import consent from '#field-kinds/consent/question.ts';
import date from '#field-kinds/date/question.ts';
import heading from '#field-kinds/heading/question.ts';
import { checkFieldValue } from '#field-kinds/kit/contract/check-field-value.ts';
import type { PostedFields, QuestionKind } from '#field-kinds/kit/contract/question-kind.ts';
import money from '#field-kinds/money/question.ts';
import pageBreak from '#field-kinds/page-break/question.ts';
import repeatGroup from '#field-kinds/repeat-group/question.ts';
import text from '#field-kinds/text/question.ts';
import { checkAnswers } from './check-answers.ts';
import { FormDocument, type FormDocumentInput } from './form-document.ts';
import type { QuestionBook } from './form-questions.ts';

const kinds = [
  calculated,
  choice,
  consent,
  date,
  heading,
  money,
  pageBreak,
  repeatGroup,
  text,
] as unknown as QuestionKind[];

const book: QuestionBook = {
  named: (name) => kinds.find(({ kind }) => kind.name === name),
  check(field, given) {
    const kind = book.named(field.kind)?.kind;
    return kind === undefined ? { fault: 'wrong-kind' } : checkFieldValue(kind, field, given);
  },
};

type Fields = FormDocumentInput['fields'];

function checked(fields: Fields, posted: PostedFields) {
  const document = FormDocument.parse({ title: { $lang: { nl: 'Aanmelden' } }, fields });
  const { answers, faults, steps } = checkAnswers(document, posted, {
    book,
    timeZone: 'Europe/Amsterdam',
    // Just after midnight in Amsterdam, the day before in Greenwich.
    now: new Date('2026-11-16T23:30:00Z'),
  });
  return { answers, faults: faults.map(({ name, fault }) => `${name}: ${fault}`), steps };
}

const options = [
  { value: 'ja', label: { $lang: { nl: 'Ja' } } },
  { value: 'nee', label: { $lang: { nl: 'Nee' } } },
];
const whenYes = { match: 'all' as const, rules: [{ field: 'mee1', operator: 'oneOf' as const, values: ['ja'] }] };

test('an answer to a question that is not asked is not kept, whatever was posted', () => {
  const fields: Fields = [
    { id: 'mee1', kind: 'choice', options },
    { id: 'naam', kind: 'text', isRequired: true, condition: whenYes },
  ];
  expect(checked(fields, { mee1: ['nee'], naam: ['Noor'] }).answers).toEqual({ mee1: 'nee' });
  expect(checked(fields, { mee1: ['ja'], naam: ['Noor'] }).answers).toEqual({ mee1: 'ja', naam: 'Noor' });
  expect(checked(fields, { mee1: ['ja'] }).faults).toEqual(['naam: required']);
});

test('a step that is not asked is left out whole', () => {
  const fields: Fields = [
    { id: 'mee1', kind: 'choice', options },
    { id: 'stap', kind: 'pageBreak', condition: whenYes },
    { id: 'kop1', kind: 'heading' },
    { id: 'naam', kind: 'text', isRequired: true },
  ];
  expect(checked(fields, { mee1: ['nee'] })).toEqual({ answers: { mee1: 'nee' }, faults: [], steps: ['first'] });
  expect(checked(fields, { mee1: ['ja'], naam: ['Noor'] }).steps).toEqual(['first', 'stap']);
});

test('says what is missing in the words of its kind', () => {
  const fields: Fields = [
    { id: 'mee1', kind: 'choice', options, isRequired: true },
    { id: 'akko', kind: 'consent', isRequired: true },
  ];
  expect(checked(fields, {}).faults).toEqual(['mee1: choose-one', 'akko: consent-missing']);
});

test('knows today by the calendar of the platform', () => {
  const fields: Fields = [{ id: 'dag1', kind: 'date', settings: { min: 'today' } }];
  expect(checked(fields, { dag1: ['2026-11-16'] }).faults).toEqual(['dag1: too-early']);
  expect(checked(fields, { dag1: ['2026-11-17'] }).faults).toEqual([]);
});

describe('a repeated group', () => {
  const fields: Fields = [
    {
      id: 'kind',
      kind: 'repeatGroup',
      isRequired: true,
      settings: { min: 1, max: 2 },
      fields: [
        { id: 'naam', kind: 'text', isRequired: true },
        { id: 'geld', kind: 'money' },
      ],
    },
    { id: 'som1', kind: 'calculated', settings: { expression: 'sum({geld}) + count({geld})' } },
  ];

  test('is answered once for each time, and counts in euros', () => {
    const posted = {
      'kind.times': ['2'],
      'kind.0.naam': ['Noor'],
      'kind.0.geld': ['12,50'],
      'kind.1.naam': ['Sem'],
      'kind.1.geld': ['7,50'],
      som1: ['1000000'],
    };
    expect(checked(fields, posted)).toEqual({
      answers: {
        kind: [
          { naam: 'Noor', geld: 1250 },
          { naam: 'Sem', geld: 750 },
        ],
        som1: 22,
      },
      faults: [],
      steps: ['first'],
    });
  });

  test.each<[string, PostedFields, string[]]>([
    ['nothing', {}, ['kind.0.naam: required', 'kind: required']],
    ['half of a time', { 'kind.0.geld': ['5'] }, ['kind.0.naam: required']],
    [
      'more than is asked',
      { 'kind.times': ['3'], 'kind.0.naam': ['a'], 'kind.1.naam': ['b'], 'kind.2.naam': ['c'] },
      ['kind: too-many-times'],
    ],
    ['a number that is none', { 'kind.times': ['-1e9x'], 'kind.0.naam': ['a'] }, []],
  ])('%s', (_, posted, faults) => {
    expect(checked(fields, posted).faults).toEqual(faults);
  });
});
