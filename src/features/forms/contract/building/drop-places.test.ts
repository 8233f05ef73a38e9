import { expect, test } from 'vitest';
import { text } from '#platform/contract/texts/localized.ts';
import { FormDocument, type FormDocumentInput } from '../form-document.ts';
import { everyField } from '../form-questions.ts';
import { moveField } from './change-form.ts';
import { dropPlaces, idsAlong, isSamePlace } from './drop-places.ts';
import { moveStep, standingOf, stepHolding, stepPlaceAfter } from './step-place.ts';

type FieldInput = NonNullable<FormDocumentInput['fields']>[number];

const on = (field: string) => ({ match: 'all' as const, rules: [{ field, operator: 'filled' as const }] });
const field = (id: string, more: Partial<FieldInput> = {}): FieldInput => ({ id, kind: 'text', ...more });
const form = (...fields: FieldInput[]) => FormDocument.parse({ title: text('Melding'), fields });
const order = (document: FormDocument) => Array.from(everyField(document), ({ id }) => id).join(' ');
const named = (name: string) => ({ kind: { name } as never, holdsQuestions: name === 'group' });

// danger opens what; a step with one question and a group of two; a step without questions.
const example = form(
  field('aaaa'),
  field('dang'),
  field('what', { condition: on('dang') }),
  field('step', { kind: 'pageBreak', label: text('Waar is het?') }),
  field('bbbb'),
  field('grou', { kind: 'group', fields: [field('inn1'), field('inn2')] }),
  field('last', { kind: 'pageBreak' }),
);

const gaps = (held: Parameters<typeof dropPlaces>[1]) =>
  dropPlaces(example, held, named)
    .map(({ above, group, place }) => `${group ?? ''}${group ? '/' : ''}${above ?? 'end'}=${place.index}`)
    .join(' ');

test.each([
  [
    'a field',
    { id: 'aaaa' },
    'aaaa=0 dang=0 what=1 step=2 bbbb=3 grou=4 grou/inn1=0 grou/inn2=1 grou/end=2 last=5 end=6',
  ],
  [
    'one with what hangs on it',
    { id: 'dang' },
    'aaaa=0 dang=1 what=1 step=1 bbbb=2 grou=3 grou/inn1=0 grou/inn2=1 grou/end=2 last=4 end=5',
  ],
  [
    'one of a group',
    { id: 'inn1' },
    'aaaa=0 dang=1 what=2 step=3 bbbb=4 grou=5 grou/inn1=0 grou/inn2=0 grou/end=1 last=6 end=7',
  ],
  ['a step, which stands in no group', { id: 'step' }, 'aaaa=0 dang=1 what=2 step=3 bbbb=3 grou=4 last=5 end=6'],
  [
    'a kind from the palette',
    { question: named('text') },
    'aaaa=0 dang=1 what=2 step=3 bbbb=4 grou=5 grou/inn1=0 grou/inn2=1 grou/end=2 last=6 end=7',
  ],
  ['a group from the palette', { question: named('group') }, 'aaaa=0 dang=1 what=2 step=3 bbbb=4 grou=5 last=6 end=7'],
])('%s can be put down in these gaps', (_name, held, places) => {
  expect(gaps(held)).toBe(places);
});

test('every gap leads where it says, and what hangs on it goes along', () => {
  for (const { above, place } of dropPlaces(example, { id: 'dang' }, named)) {
    const after = order(moveField(example, 'dang', place));
    if (above === null || above === 'dang' || above === 'what') continue;
    expect(after).toContain(`dang what ${above}`);
  }
  expect(idsAlong(example, 'dang')).toEqual(['dang', 'what']);
  expect(idsAlong(example, 'gone')).toEqual([]);
});

test('putting it down where it stood is no change', () => {
  expect(isSamePlace(example, { id: 'dang' }, { group: null, index: 1 })).toBe(true);
  expect(isSamePlace(example, { id: 'dang' }, { group: 'grou', index: 1 })).toBe(false);
  expect(isSamePlace(example, { question: named('text') }, { group: null, index: 1 })).toBe(false);
});

test.each([
  ['aaaa', 1, 3, 'first'],
  ['bbbb', 1, 2, 'step'],
  ['inn2', 2, 2, 'grou'],
  ['step', 2, 3, 'steps'],
])('%s stands at place %i of %i in %s', (id, place, count, within) => {
  const standing = standingOf(example, id);
  const of = standing?.within;
  expect([standing?.place, standing?.count]).toEqual([place, count]);
  expect(of && ('group' in of ? of.group.id : 'steps' in of ? 'steps' : of.step.id)).toBe(within);
});

test('of a field that is gone nobody says where it stands', () => {
  expect(standingOf(example, 'gone')).toBeUndefined();
  expect([stepHolding(example, 'inn1')?.id, stepHolding(example, 'gone')]).toEqual(['step', undefined]);
});

test.each([
  ['last', 1, 'aaaa dang what last step bbbb grou inn1 inn2'],
  ['step', 2, 'aaaa dang what last step bbbb grou inn1 inn2'],
  ['last', 0, 'aaaa dang what last step bbbb grou inn1 inn2'],
  ['step', 9, 'aaaa dang what last step bbbb grou inn1 inn2'],
])('step %s goes to place %i with its questions; what stands before any step stays first', (id, to, after) => {
  expect(order(moveStep(example, id, to))).toBe(after);
});

test('a step at the edge, and questions before any step, go nowhere', () => {
  expect(moveStep(example, 'first', 1)).toBe(example);
  expect(moveStep(example, 'step', 1)).toBe(example);
  expect(stepPlaceAfter(example, 'step', 'up')).toBeUndefined();
  expect(stepPlaceAfter(example, 'last', 'down')).toBeUndefined();
  expect(stepPlaceAfter(example, 'gone', 'down')).toBeUndefined();
  expect(stepPlaceAfter(example, 'step', 'down')).toBe(2);
});
