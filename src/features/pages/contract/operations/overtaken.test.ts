import { expect, test } from 'vitest';
import { text } from '#platform/contract/texts/localized.ts';
import { PageDocument } from '../page.ts';
import { applyOperation } from './apply-operation.ts';
import { type Choice, openChoices, withChoice } from './choices.ts';
import type { LoggedOperation, Operation } from './operation.ts';
import type { Setting } from './overtaken.ts';
import { rebaseOnto, sortOut } from './rebase-onto.ts';

const guid = '7e3f1c52-4a53-4d0e-9f0a-6a2f6f3b1d00';
const other = '7e3f1c52-4a53-4d0e-9f0a-6a2f6f3b1d01';
const block = (own: string, sortId: number) => ({
  guid: own,
  buildingBlockName: 'Cards',
  layoutPosition: 'main',
  sortId,
  options: {
    columns: 1,
    lead: text('abc'),
    picture: { shape: 'square', alt: text('dijk') },
    items: [{ icon: 'a' }, { icon: 'b' }],
  },
});
const start = PageDocument.parse({ title: text('Haven'), buildingBlockInstances: [block(guid, 0), block(other, 1)] });

const set = (path: readonly (string | number)[], value: unknown, of = guid): Operation =>
  ({ kind: 'set', block: of, path: ['options', ...path], value }) as Operation;
const page = (value: boolean): Operation => ({ kind: 'page', path: ['options', 'showHeader'], value });
const layout = (value: '75-25' | '25-75'): Operation => ({ kind: 'layout', layout: value });
const entries = (at: number, remove: number, ...insert: object[]): Operation =>
  ({ kind: 'splice', block: guid, path: ['options', 'items'], at, remove, insert }) as Operation;
const typed = (path: readonly string[]): Operation => ({
  kind: 'text',
  place: { block: guid, path: ['options', ...path], language: 'nl', format: 'plain' },
  steps: [{ stepType: 'replace', from: 0, to: 0, slice: { content: [{ type: 'text', text: 'X' }] } }],
});

/** As the log has them, `undoes` by the place of what was taken back. */
function logOf(...done: readonly (Operation | { operation: Operation; undoes: number })[]): LoggedOperation[] {
  let document = start;
  return done.map((one, place) => {
    const { operation, undoes } = 'operation' in one ? one : { operation: one, undoes: undefined };
    const applied = applyOperation(document, operation);
    document = applied.document;
    const id = `their ${place}`;
    const by = { id: 'noor', name: 'Noor' };
    const back = undoes === undefined ? null : `their ${undoes}`;
    return { number: place + 1, id, by, at: '', operation, inverse: applied.inverse, group: id, undoes: back };
  });
}
const named = (operations: readonly Operation[]) =>
  operations.map((operation, place) => ({ id: `own ${place}`, operation }));

test.each<[string, Operation[], Operation[], ('overtaken' | 'lost')[], number]>([
  ['the same option', [set(['columns'], 2)], [set(['columns'], 3)], ['overtaken'], 0],
  ['an option, and it is taken away', [set(['columns'], 2)], [set(['columns'], undefined)], ['overtaken'], 0],
  ['the same option to the same', [set(['columns'], 2)], [set(['columns'], 2)], [], 1],
  ['another option', [set(['columns'], 2)], [set(['lead'], text('nieuw'))], [], 1],
  ['the same option of another block', [set(['columns'], 2, other)], [set(['columns'], 3)], [], 1],
  ['the same of the page', [page(false)], [page(true)], ['overtaken'], 0],
  ['the layout', [layout('75-25')], [layout('25-75')], ['overtaken'], 0],
  ['a part of it', [set(['picture', 'shape'], 'wide')], [set(['picture'], { shape: 'round' })], ['overtaken'], 0],
  ['more than it', [set(['picture'], { shape: 'round' })], [set(['picture', 'shape'], 'wide')], ['overtaken'], 0],
  [
    'more than it, and that part as here',
    [set(['picture'], { shape: 'wide' })],
    [set(['picture', 'shape'], 'wide')],
    [],
    1,
  ],
  ['words in it', [typed(['picture', 'alt'])], [set(['picture'], { shape: 'round' })], ['overtaken'], 0],
  ['an entry of the list that is set', [entries(0, 0, { icon: 'x' })], [set(['items'], [])], ['overtaken'], 0],
  ['another entry', [set(['items', 0, 'icon'], 'x')], [set(['items', 1, 'icon'], 'y')], [], 1],
  [
    'the entry that it was before one was put in here',
    [set(['items', 0, 'icon'], 'x')],
    [entries(0, 0, { icon: 'n' }), set(['items', 1, 'icon'], 'y')],
    ['overtaken'],
    1,
  ],
  [
    'the option, and here twice',
    [set(['columns'], 2)],
    [set(['columns'], 3), set(['columns'], 4)],
    ['overtaken', 'overtaken'],
    0,
  ],
  [
    'a part, and here what was in what was set',
    [set(['picture', 'alt'], text('zee'))],
    [set(['picture'], { shape: 'round' }), set(['picture', 'shape'], 'wide')],
    ['overtaken', 'overtaken'],
    0,
  ],
])('someone set %s meanwhile', (_, theirs, ours, gone, left) => {
  const sorted = sortOut(named(ours), logOf(...theirs));
  expect(sorted.gone.map(({ code }) => code)).toEqual(gone);
  expect(sorted.alive).toHaveLength(left);
});

test('what someone set and took back asks for no choice, and what they did again does', () => {
  const first = set(['columns'], 2);
  const back = { operation: set(['columns'], 1), undoes: 0 };
  const sent = named([set(['columns'], 3)]);
  expect(sortOut(sent, logOf(first, back)).gone).toEqual([]);
  expect(sortOut(sent, logOf(first, back, { operation: first, undoes: 1 })).gone).toEqual([
    { id: 'own 0', code: 'overtaken' },
  ]);
});

test('words in a block that was away for a moment are kept', () => {
  const [block0] = start.buildingBlockInstances;
  const back: Operation = {
    kind: 'add',
    block: block0 as NonNullable<typeof block0>,
    spot: { area: 'main', after: null },
  };
  const log = logOf({ kind: 'remove', block: guid }, { operation: back, undoes: 0 });
  expect(sortOut(named([typed(['lead'])]), log)).toMatchObject({ gone: [], alive: [{ id: 'own 0' }] });
});

test('what waits for a choice goes along with its entry, and names who was last', () => {
  const [waiting] = rebaseOnto(
    named([set(['items', 0, 'icon'], 'mijn')]),
    logOf(set(['items', 0, 'icon'], 'x'), entries(0, 0, { icon: 'n' }), set(['items', 1, 'icon'], 'y')),
  );
  expect(waiting).toEqual({ id: 'own 0', operation: set(['items', 1, 'icon'], 'mijn'), overtakenBy: 'their 2' });
});

test('what was sent before, and stands in the log, is no choice of anybody', () => {
  const sent = named([set(['columns'], 2), set(['columns'], 3)]);
  const [first] = logOf(set(['columns'], 2));
  expect(sortOut(sent, [{ ...(first as LoggedOperation), id: 'own 0' }])).toMatchObject({
    gone: [],
    alive: [{ id: 'own 1' }],
  });
});

const choice = (operation: Operation): Choice => ({
  id: JSON.stringify(operation),
  operation: operation as Setting,
  by: { id: 'noor', name: 'Noor' },
  at: '',
});
test.each<[string, Operation[], Operation[]]>([
  ['set twice is chosen once', [set(['columns'], 2), set(['columns'], 3)], [set(['columns'], 3)]],
  [
    'set in what was set is chosen with it',
    [set(['picture'], { shape: 'round' }), set(['picture', 'shape'], 'wide')],
    [set(['picture'], { shape: 'wide' })],
  ],
  [
    'set as part of more is chosen with that',
    [set(['picture', 'shape'], 'wide'), set(['picture'], { shape: 'round' })],
    [set(['picture'], { shape: 'round' })],
  ],
  ['set beside it is another', [set(['columns'], 2), page(true)], [set(['columns'], 2), page(true)]],
  ['of the page is chosen once', [layout('75-25'), layout('25-75')], [layout('25-75')]],
])('what was %s', (_, settings, expected) => {
  const choices = settings.map(choice).reduce<Choice[]>(withChoice, []);
  expect(choices.map(({ operation }) => operation)).toEqual(expected);
});

test('what stands there already, or has no block, is nothing to choose', () => {
  const gone = applyOperation(start, { kind: 'remove', block: other }).document;
  const choices = [set(['columns'], 1), set(['columns'], 5, other), set(['columns'], 5)].map(choice);
  expect(openChoices(choices, gone).map(({ operation }) => operation)).toEqual([set(['columns'], 5)]);
});
