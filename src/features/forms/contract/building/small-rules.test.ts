import { expect, test } from 'vitest';
import type { QuestionKind } from '#field-kinds/kit/contract/question-kind.ts';
import { text } from '#platform/contract/texts/localized.ts';
import { type FormCondition, FormDocument } from '../form-document.ts';
import { addOption, addOptions, moveOption, removeOption, setOption, withWords } from './change-options.ts';
import { conditionText } from './condition-words.ts';
import { emptyHistory, redo, remember, undo } from './form-history.ts';
import { minutesNeeded } from './minutes-needed.ts';
import { kindsInstead, newField, newFieldId, newOption } from './new-field.ts';

const kind = (name: string, more: object = {}, question: object = {}) =>
  ({ kind: { name, ...more }, group: 'text', ...question }) as unknown as QuestionKind;
const document = (title: string): FormDocument => FormDocument.parse({ title: text(title) });

test('an id begins with a letter, fits the schema and is none that the form has', () => {
  const numbers = [0, 0, 0, 0, 0, 0, 0, 0, 0.5, 0, 0, 0, 0, 0, 0, 0];
  const taken = FormDocument.parse({ title: text('x'), fields: [{ id: 'aaaaaaaa', kind: 'text' }] });
  expect(newFieldId(taken, () => numbers.shift() ?? 0)).toBe('naaaaaaa');
  expect(newFieldId(taken)).toMatch(/^[a-z][a-z0-9]{7}$/);
});

test('a new choice has two options, a new address what a browser may fill in', () => {
  const choice = newField('abcd', kind('choice', { hasOptions: true }));
  expect(choice.options.map(({ value }) => value)).toEqual(['keuze-1', 'keuze-2']);
  const email = newField('abce', kind('email', {}, { autocomplete: ['email'], personalData: 'ordinary' }));
  expect([email.autocomplete, email.personalData]).toEqual(['email', 'ordinary']);
  expect(FormDocument.parse({ title: text('x'), fields: [choice, email] }).fields).toEqual([choice, email]);
});

test.each([
  ['choice', 'manyChoice ranking'],
  ['text', 'longText email'],
  ['group', ''],
  ['heading', ''],
  ['gone', ''],
])('%s can become %s', (name, others) => {
  const questions = [
    kind('choice', { hasOptions: true }),
    kind('manyChoice', { hasOptions: true }),
    kind('ranking', { hasOptions: true }),
    kind('text', { plainText: 'free' }),
    kind('longText', { plainText: 'free' }),
    kind('email', { plainText: 'checked' }),
    kind('group', {}, { holdsQuestions: true }),
    kind('heading', {}, { isLayout: true }),
  ];
  const found = kindsInstead({ kind: name }, questions);
  expect(found.map((one) => one.kind.name).join(' ')).toBe(others);
});

const options = [newOption('keuze-1', text('Ja')), newOption('keuze-2', text('Nee'))];
const values = (list: typeof options) => list.map(({ value }) => value);

test('options are added, moved, renamed and removed, and a value never means something else', () => {
  expect(values(addOption(options, 'keuze-1'))).toEqual(['keuze-1', 'keuze-3', 'keuze-2']);
  expect(values(addOption(options, null, ['keuze-3', 'keuze-4']))).toEqual(['keuze-1', 'keuze-2', 'keuze-5']);
  expect(values(moveOption(options, 'keuze-2', -1))).toEqual(['keuze-2', 'keuze-1']);
  expect(moveOption(options, 'keuze-2', 1)).toBe(options);
  expect(setOption(options, 'keuze-1', 'help', text('Zeker'))[0]?.help).toEqual(text('Zeker'));
  expect(values(removeOption(options, 'keuze-1'))).toEqual(['keuze-2']);
  expect(
    addOptions(options, ['Misschien', 'Later'], 'nl')
      .slice(2)
      .map(({ label }) => label),
  ).toEqual([text('Misschien'), text('Later')]);
  const full = Array.from({ length: 200 }, (_, index) => newOption(`keuze-${index}`));
  expect(addOption(full, null)).toBe(full);
});

test.each([
  [text('Ja'), 'en', 'Yes', text('Ja', 'Yes')],
  [text('Ja', 'Yes'), 'en', '', text('Ja')],
  [undefined, 'nl', 'Ja', text('Ja')],
])('words in one language leave the others', (before, language, words, after) => {
  expect(withWords(before, language, words)).toEqual(after);
});

const asked = FormDocument.parse({
  title: text('x'),
  fields: [
    { id: 'dang', kind: 'choice', label: text('Is het gevaarlijk?', 'Is it dangerous?'), options },
    { id: 'wijk', kind: 'text', label: text('Wijk') },
  ],
});
const find = (id: string) => asked.fields.find((field) => field.id === id);

test.each<[FormCondition['match'], FormCondition['rules'], string, string]>([
  [
    'all',
    [{ field: 'dang', operator: 'oneOf', values: ['keuze-1'] }],
    '‘Is het gevaarlijk?’ is ‘Ja’',
    '‘Is it dangerous?’ is ‘Ja’',
  ],
  [
    'any',
    [
      { field: 'dang', operator: 'noneOf', values: ['keuze-1', 'keuze-2'] },
      { field: 'wijk', operator: 'contains', values: ['zuid'] },
    ],
    '‘Is het gevaarlijk?’ niet is ‘Ja’ of ‘Nee’ of ‘Wijk’ bevat ‘zuid’',
    '‘Is it dangerous?’ is not ‘Ja’ or ‘Nee’ or ‘Wijk’ contains ‘zuid’',
  ],
  [
    'all',
    [{ field: 'gone', operator: 'filled', values: [] }],
    'een vraag die weg is is ingevuld',
    'a question that is gone is filled in',
  ],
  ['all', [{ field: 'wijk', operator: 'atLeast', values: [] }], '‘Wijk’ minstens is …', '‘Wijk’ is at least …'],
])('a condition of %s reads as a sentence', (match, rules, nl, en) => {
  expect([conditionText({ match, rules }, find, 'nl'), conditionText({ match, rules }, find, 'en')]).toEqual([nl, en]);
});

test.each([
  [0, 1],
  [4, 2],
  [40, 20],
])('%i questions to write take %i minutes', (count, minutes) => {
  const fields = Array.from({ length: count }, (_, index) => ({ id: `abc${index + 10}`, kind: 'text' }));
  expect(minutesNeeded(FormDocument.parse({ title: text('x'), fields }), () => ({ group: 'text' }))).toBe(minutes);
});

test('what was done goes back and again, and typing in one place is one step', () => {
  const [a, b, c] = [document('a'), document('b'), document('c')];
  let history = remember(emptyHistory, a, 'typed', 'nl title');
  history = remember(history, b, 'typed', 'nl title');
  expect(history.past.length).toBe(1);
  history = remember(history, c, 'moved');
  const back = undo(history, document('d'));
  expect([back?.document, back?.step]).toEqual([c, 'moved']);
  const further = undo(back?.history ?? emptyHistory, c);
  expect([further?.document, further?.step]).toEqual([a, 'typed']);
  expect(undo(further?.history ?? emptyHistory, a)).toBeUndefined();
  const again = redo(further?.history ?? emptyHistory, a);
  expect([again?.document, again?.step, again?.history.future.length]).toEqual([c, 'typed', 1]);
  expect(remember(again?.history ?? emptyHistory, c, 'added').future).toEqual([]);
  expect(redo(emptyHistory, a)).toBeUndefined();
});

test('a hundred steps are kept', () => {
  let history = emptyHistory;
  for (let index = 0; index < 130; index++) history = remember(history, document(`${index}`), 'moved');
  expect([history.past.length, history.past[0]?.document.title]).toEqual([100, text('30')]);
});
