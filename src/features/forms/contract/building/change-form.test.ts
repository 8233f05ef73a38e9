import { expect, test } from 'vitest';
import { text } from '#platform/contract/texts/localized.ts';
import { FormDocument, type FormDocumentInput } from '../form-document.ts';
import { everyField } from '../form-questions.ts';
import {
  addField,
  canStandAt,
  duplicateField,
  moveField,
  neighbourOf,
  placeAfterStep,
  placeInStep,
  placeUnder,
  removeField,
  setField,
} from './change-form.ts';
import { hangingOn, openerAbove, questionsBefore } from './opened-by.ts';

type FieldInput = NonNullable<FormDocumentInput['fields']>[number];

const on = (field: string) => ({ match: 'all' as const, rules: [{ field, operator: 'filled' as const }] });
const field = (id: string, more: Partial<FieldInput> = {}): FieldInput => ({ id, kind: 'text', ...more });
const form = (...fields: FieldInput[]) => FormDocument.parse({ title: text('Melding'), fields });
const order = (document: FormDocument) => Array.from(everyField(document), ({ id }) => id).join(' ');

// danger opens what and how; a step follows; then a group of two.
const example = form(
  field('aaaa'),
  field('dang'),
  field('what', { condition: on('dang') }),
  field('howw', { condition: on('dang') }),
  field('bbbb'),
  field('step', { kind: 'pageBreak' }),
  field('cccc'),
  field('grou', { kind: 'group', fields: [field('inn1'), field('inn2', { condition: on('inn1') })] }),
);
const all = 'aaaa dang what howw bbbb step cccc grou inn1 inn2';

test.each([
  ['aaaa', { group: null, index: 1 }],
  ['dang', { group: null, index: 4 }],
  ['inn1', { group: 'grou', index: 2 }],
  [null, { group: null, index: 8 }],
  ['gone', { group: null, index: 8 }],
])('what is added under %s stands after what hangs on it', (id, place) => {
  expect(placeUnder(example, id)).toEqual(place);
});

test('a field is added at its place, in the form or in a group', () => {
  const fresh = form(field('neww')).fields[0];
  if (fresh === undefined) throw new Error('no field');
  expect(order(addField(example, fresh, { group: null, index: 1 }))).toBe(all.replace('dang', 'neww dang'));
  const inGroup = addField(example, fresh, { group: 'grou', index: 1 });
  expect(order(inGroup)).toBe(all.replace('inn2', 'neww inn2'));
  expect(FormDocument.parse(inGroup)).toEqual(inGroup);
});

test.each([
  ['a question goes down', 'aaaa', 'down', 'dang aaaa what howw bbbb step cccc grou inn1 inn2'],
  ['what hangs on it goes along', 'dang', 'down', 'aaaa bbbb dang what howw step cccc grou inn1 inn2'],
  ['and up', 'dang', 'up', 'dang what howw aaaa bbbb step cccc grou inn1 inn2'],
  ['over a step, into the next', 'bbbb', 'down', 'aaaa dang what howw step bbbb cccc grou inn1 inn2'],
  ['within a group', 'inn2', 'up', 'aaaa dang what howw bbbb step cccc grou inn2 inn1'],
] as const)('%s', (_name, id, by, after) => {
  const place = placeAfterStep(example, id, by);
  if (place === undefined) throw new Error('no place');
  expect(order(moveField(example, id, place))).toBe(after);
});

test.each([
  ['aaaa', 'up'],
  ['grou', 'down'],
  ['inn1', 'up'],
  ['gone', 'up'],
] as const)('%s cannot go %s any further', (id, by) => {
  expect(placeAfterStep(example, id, by)).toBeUndefined();
});

test.each([
  ['aaaa', 'step', 'dang what howw bbbb step cccc grou inn1 inn2 aaaa'],
  ['dang', 'step', 'aaaa bbbb step cccc grou inn1 inn2 dang what howw'],
  ['cccc', 'first', 'aaaa dang what howw bbbb cccc step grou inn1 inn2'],
  ['inn2', 'first', 'aaaa dang what howw bbbb inn2 step cccc grou inn1'],
])('%s goes to the end of step %s', (id, step, after) => {
  const place = placeInStep(example, id, step);
  if (place === undefined) throw new Error('no place');
  const moved = moveField(example, id, place);
  expect(order(moved)).toBe(after);
  expect(FormDocument.parse(moved)).toEqual(moved);
});

test('a group does not go into a group, nor a step', () => {
  expect(moveField(example, 'grou', { group: 'grou', index: 0 })).toBe(example);
  expect(moveField(example, 'step', { group: 'grou', index: 0 })).toBe(example);
  const named = (name: string) => ({ kind: { name } as never });
  expect(canStandAt(named('pageBreak'), { group: 'grou', index: 0 })).toBe(false);
  expect(canStandAt({ ...named('group'), holdsQuestions: true }, { group: 'grou', index: 0 })).toBe(false);
  expect(canStandAt(named('text'), { group: 'grou', index: 0 })).toBe(true);
  expect(canStandAt(named('pageBreak'), { group: null, index: 0 })).toBe(true);
});

test('a copy has ids of its own, and looks at itself', () => {
  const copied = duplicateField(example, 'grou');
  const [group] = copied?.document.fields.slice(-1) ?? [];
  expect(group?.id).toBe(copied?.id);
  const ids = Array.from(everyField(copied?.document ?? example), ({ id }) => id);
  expect(new Set(ids).size).toBe(13);
  expect(group?.fields[1]?.condition?.rules[0]?.field).toBe(group?.fields[0]?.id);
  expect(FormDocument.parse(copied?.document)).toEqual(copied?.document);
});

test('a copy of a question that hangs on another hangs on the same', () => {
  const copied = duplicateField(example, 'what');
  expect(copied?.document.fields[3]?.condition).toEqual(
    on('dang').rules[0] && { ...on('dang'), rules: [{ ...on('dang').rules[0], values: [] }] },
  );
});

test('a field goes; what hung on it is told, and keeps its condition', () => {
  expect(hangingOn(example, 'dang').map(({ id }) => id)).toEqual(['what', 'howw']);
  const without = removeField(example, 'dang');
  expect(order(without)).toBe(all.replace('dang ', ''));
  expect(without.fields[1]?.condition?.rules[0]?.field).toBe('dang');
  expect(removeField(example, 'gone')).toBe(example);
  expect([neighbourOf(example, 'dang'), neighbourOf(example, 'inn2')]).toEqual(['what', 'inn1']);
});

test('a changed field is another object, all others are the same', () => {
  const changed = setField(example, 'inn1', { isRequired: true });
  expect(changed.fields[7]?.fields[0]?.isRequired).toBe(true);
  expect(changed.fields.map((one, index) => one === example.fields[index])).toEqual([
    true,
    true,
    true,
    true,
    true,
    true,
    true,
    false,
  ]);
});

test.each([
  ['aaaa', undefined],
  ['what', 'dang'],
  ['howw', 'dang'],
  ['bbbb', undefined],
])('%s hangs by a line on %s', (id, opener) => {
  const index = example.fields.findIndex((one) => one.id === id);
  expect(openerAbove(example.fields, index)?.id).toBe(opener);
});

test('a question that hangs on one further away has no line to it', () => {
  const apart = form(field('aaaa'), field('bbbb'), field('cccc', { condition: on('aaaa') }));
  expect(openerAbove(apart.fields, 2)).toBeUndefined();
});

test.each([
  ['aaaa', ''],
  ['what', 'aaaa dang'],
  ['inn2', 'inn1'],
])('%s may look at %s', (id, before) => {
  expect(
    questionsBefore(example, id)
      .map((one) => one.id)
      .join(' '),
  ).toBe(before);
});
