import { describe, expect, it } from 'vitest';
import type { QuestionKind } from '#field-kinds/kit/contract/question-kind.ts';
import { emptyText, text } from '#platform/contract/texts/localized.ts';
import { FormSettings } from './form.ts';
import { checkForm, isBlocking } from './form-checks.ts';
import { FormDocument, type FormDocumentInput } from './form-document.ts';

type Field = NonNullable<FormDocumentInput['fields']>[number];

/** As much of a kind as the checks ask for. */
const kind = (name: string, more: object = {}): QuestionKind =>
  ({
    kind: { name, ...('hasOptions' in more && { hasOptions: true }) },
    operators: ['filled', 'empty'],
    ...more,
  }) as never;
const kinds = [
  kind('text', { operators: ['filled', 'empty', 'contains'] }),
  kind('email'),
  kind('choice', { hasOptions: true, operators: ['filled', 'empty', 'oneOf', 'noneOf'] }),
  kind('repeatGroup', { holdsQuestions: true }),
  kind('number', {
    counts: 'number',
    settingsFaults: ({ settings }: { settings: { min?: number } }) => (settings.min === 9 ? ['bounds-turned'] : []),
  }),
  kind('calculated', { expression: ({ expression }: { expression: string }) => expression }),
  kind('pageBreak', { isLayout: true, operators: [] }),
  kind('explanation', { isLayout: true, operators: [] }),
];
const know = (name: string) => kinds.find((one) => one.kind.name === name);

const question = (id: string, more: Partial<Field> = {}): Field => ({ id, kind: 'text', label: text(id), ...more });
const option = (value: string) => ({ value, label: text(value) });
const choice = (id: string, ...values: string[]) => question(id, { kind: 'choice', options: values.map(option) });
const rule = (field: string, operator: 'filled' | 'oneOf' | 'contains', ...values: string[]) => ({
  match: 'all' as const,
  rules: [{ field, operator, values }],
});
const group = (id: string, fields: Field[], more: Partial<Field> = {}) =>
  question(id, { kind: 'repeatGroup', fields, ...more });

const said = (fields: Field[], settings: object = {}, title = text('Formulier')) =>
  checkForm(FormDocument.parse({ title, fields }), FormSettings.parse({ onSubmit: ['Save'], ...settings }), know).map(
    (check) => [check.severity, check.code, ...(check.field === undefined ? [] : [check.field])].join(' '),
  );

describe('a form that is right', () => {
  it('has nothing to be said of it', () => {
    const steps = question('step1', { kind: 'pageBreak' });
    const hangs = question('other', { condition: rule('pick1', 'oneOf', 'yes') });
    expect(said([steps, choice('pick1', 'yes', 'no'), hangs])).toEqual([]);
  });
});

describe.each<[string, Field[], string[], object?]>([
  ['without questions', [], ['blocks no-question']],
  ['of layout alone', [question('step1', { kind: 'pageBreak' })], ['blocks no-question', 'warns empty-step step1']],
  ['with a kind that is gone', [question('first'), question('gone', { kind: 'poem' })], ['blocks unknown-kind gone']],
  [
    'with bounds that leave no answer',
    [question('first', { kind: 'number', settings: { min: 9 } })],
    ['blocks bounds-turned first'],
  ],
  [
    'that calculates with what is gone',
    [question('first'), question('outcome', { kind: 'calculated', settings: { expression: '{gone} * 2' } })],
    ['blocks expression-on-missing outcome'],
  ],
  [
    'that calculates with what comes later',
    [
      question('outcome', { kind: 'calculated', settings: { expression: '{later} * 2' } }),
      question('later', { kind: 'number' }),
    ],
    ['blocks expression-on-later outcome'],
  ],
  ['with an id twice', [question('first'), question('first')], ['blocks duplicate-id first']],
  [
    'with a question in English alone',
    [question('first', { label: { $lang: { en: 'Name' } } })],
    ['blocks no-label first'],
  ],
  [
    'with words but no heading between questions',
    [question('first'), question('words', { kind: 'explanation', label: emptyText, help: text('Lees dit') })],
    [],
  ],
  ['with a choice of nothing', [choice('pick1')], ['blocks no-options pick1']],
  ['with an option twice', [choice('pick1', 'yes', 'yes')], ['blocks duplicate-option pick1']],
  [
    'with an option without words',
    [question('pick1', { kind: 'choice', options: [{ value: 'yes', label: emptyText }] })],
    ['blocks option-without-label pick1'],
  ],
  ['with an empty group', [question('first'), group('group', [])], ['warns empty-group group']],
  [
    'with an empty group that must be filled in',
    [question('first'), group('group', [], { isRequired: true })],
    ['blocks empty-group group'],
  ],
  [
    'with a step in a group',
    [group('group', [question('inner'), question('step1', { kind: 'pageBreak' })])],
    ['blocks nested-group step1'],
  ],
  [
    'that looks at what is gone',
    [question('first', { condition: rule('gone', 'filled') })],
    ['blocks condition-on-missing first'],
  ],
  [
    'that looks ahead',
    [question('first', { condition: rule('other', 'filled') }), question('other')],
    ['blocks condition-on-later first'],
  ],
  [
    'that looks at itself',
    [question('first', { condition: rule('first', 'filled') })],
    ['blocks condition-on-later first'],
  ],
  [
    'that looks out of a group',
    [question('first'), group('group', [question('inner', { condition: rule('first', 'filled') })])],
    ['blocks condition-on-later inner'],
  ],
  [
    'that names an option that is gone',
    [choice('pick1', 'yes'), question('other', { condition: rule('pick1', 'oneOf', 'yes', 'no') })],
    ['blocks condition-on-missing-option other'],
  ],
  [
    'that does not say which answer',
    [question('first'), question('other', { condition: rule('first', 'contains', ' ') })],
    ['blocks condition-without-value other'],
  ],
  [
    'that asks what its kind cannot answer',
    [question('first'), question('other', { condition: rule('first', 'oneOf', 'x') })],
    ['blocks condition-of-other-kind other'],
  ],
  ['that mails nobody', [question('first')], ['blocks confirmation-field-missing'], { confirmationField: 'mail' }],
  [
    'that mails a name',
    [question('first')],
    ['blocks confirmation-field-missing first'],
    { confirmationField: 'first' },
  ],
  ['that mails an address', [question('mail', { kind: 'email' })], [], { confirmationField: 'mail' }],
  [
    'whose receivers hang on what is gone',
    [question('first')],
    ['blocks receiver-condition-missing'],
    { receivers: [{ condition: rule('gone', 'filled'), emails: ['post@vloedhaven.example'] }] },
  ],
  ['of which nobody hears', [question('first')], ['warns nobody-told'], { onSubmit: ['Notify'] }],
  [
    'that keeps people for ever',
    [question('first', { personalData: 'ordinary' })],
    ['warns personal-data-without-retention'],
  ],
  ['that lets people go', [question('first', { personalData: 'ordinary', retentionDays: 30 })], []],
])('a form %s', (_, fields, expected, settings) => {
  it('is told so', () => expect(said(fields, settings)).toEqual(expected));
});

it('needs a name', () => {
  expect(said([question('first')], {}, emptyText)).toEqual(['blocks no-title']);
});

it('is kept from readers by what blocks alone', () => {
  expect(isBlocking({ code: 'no-title', severity: 'blocks' })).toBe(true);
  expect(isBlocking({ code: 'nobody-told', severity: 'warns' })).toBe(false);
});

it('names the question that a calculation cannot count with, and where it cannot be read', () => {
  const checks = (expression: string) =>
    checkForm(
      FormDocument.parse({
        title: text('Formulier'),
        fields: [
          question('sum1', { kind: 'calculated', settings: { expression } }),
          question('later', { kind: 'number', label: text('Aantal') }),
        ],
      }),
      FormSettings.parse({ onSubmit: ['Save'] }),
      know,
    ).map(({ values }) => values);
  expect(checks('{later} * 2')).toEqual([{ name: 'Aantal', near: '' }]);
  expect(checks('{Honden} * 2')).toEqual([{ name: 'Honden', near: '' }]);
  expect(checks('2 ? {later}')).toEqual([{ name: '', near: '? {Aantal}' }]);
});
