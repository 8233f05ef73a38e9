import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { text } from '#platform/contract/texts/localized.ts';
import { applyOperation } from '../../contract/operations/apply-operation.ts';
import { blocksInArea } from '../../contract/operations/block-order.ts';
import type { LoggedOperation, Operation, Spot } from '../../contract/operations/operation.ts';
import { OperationFault } from '../../contract/operations/operation-fault.ts';
import { rebaseOnto } from '../../contract/operations/rebase-onto.ts';
import { PageDocument, StoredBlock } from '../../contract/page.ts';
import { areasOf } from '../../contract/page-layout.ts';
import { createPageReplica, type PageReplica } from './page-replica.ts';

const guid = (place: number): string => `7e3f1c52-4a53-4d0e-9f0a-6a2f6f3b1d0${place}`;
const block = (place: number): StoredBlock =>
  StoredBlock.parse({
    guid: guid(place),
    buildingBlockName: 'Cards',
    layoutPosition: 'main',
    sortId: place,
    heading: text('Blok'),
    options: { lead: text('abc'), columns: 1, items: [{ title: text('p') }, { title: text('q') }] },
  });
const start = PageDocument.parse({
  title: text('Haven'),
  layout: '75-25',
  buildingBlockInstances: [block(0), block(1), { ...block(2), layoutPosition: 'side' }],
});
const items = ['options', 'items'];
const own = (place: number): Spot => ({ area: 'main', after: place < 0 ? null : guid(place) });
const columns = (value: number, of = 0): Operation => ({
  kind: 'set',
  block: guid(of),
  path: ['options', 'columns'],
  value,
});
const removal = (of = 0): Operation => ({ kind: 'remove', block: guid(of) });
const typed = (of: number, words: string, path: readonly (string | number)[] = ['options', 'lead']) =>
  ({
    kind: 'text',
    place: { block: guid(of), path, language: 'nl', format: 'plain' },
    steps: [{ stepType: 'replace', from: 0, to: 0, slice: { content: [{ type: 'text', text: words }] } }],
  }) as Operation;

/** The blocks of each column in order, and what is in them; what says how texts came to be is no part of what one takes back. */
const seen = ({ document }: Pick<PageReplica, 'document'>) => ({
  ...document,
  translations: undefined,
  order: areasOf(document.layout).map((area) => blocksInArea(document, area).map((one) => one.guid)),
  buildingBlockInstances: document.buildingBlockInstances
    .map((one) => ({ ...one, sortId: 0 }))
    .toSorted((one, other) => one.guid.localeCompare(other.guid)),
});

/** The rules of the server, without its rights. */
function aServer() {
  let document = start;
  const log: LoggedOperation[] = [];
  function meet(replica: PageReplica, by: string): void {
    const sent = replica.send();
    for (const { id, operation, overtakenBy } of rebaseOnto(sent, log.slice(replica.sequence))) {
      if (typeof operation !== 'object' || overtakenBy !== undefined) continue;
      const { group, undoes } = sent.find((one) => one.id === id) ?? { group: id, undoes: null };
      try {
        const applied = applyOperation(document, operation);
        document = applied.document;
        const number = log.length + 1;
        log.push({ number, id, by: { id: by, name: by }, at: '', operation, inverse: applied.inverse, group, undoes });
      } catch (error) {
        if (!(error instanceof OperationFault)) throw error;
      }
    }
    const told = new Set(log.map(({ id }) => id));
    const refused = sent.flatMap(({ id }) => (told.has(id) ? [] : [{ id, code: 'lost' }]));
    replica.receive(log.slice(replica.sequence), refused);
  }
  return { log, meet, read: () => seen({ document }) };
}
const open = (by = 'me') => createPageReplica({ document: start, sequence: 0, by });

function attempt(replica: PageReplica, operations: readonly Operation[]): boolean {
  try {
    replica.run(operations);
    return true;
  } catch (error) {
    if (error instanceof OperationFault) return false;
    throw error;
  }
}

describe('what was done before a block was taken away', () => {
  const change: readonly [string, Operation][] = [
    ['an option', columns(2)],
    ['words', typed(0, 'X')],
    ['an entry', { kind: 'splice', block: guid(0), path: items, at: 0, remove: 1, insert: [] }],
    ['the order of entries', { kind: 'shift', block: guid(0), path: items, from: 0, to: 1 }],
    ['a place', { kind: 'move', block: guid(0), spot: own(1) }],
  ];
  test.each(change)('%s is taken back once the block is back', (_, operation) => {
    const me = open();
    me.run([operation]);
    me.run([removal()]);
    me.undo();
    me.undo();
    expect(seen(me)).toEqual(seen({ document: start }));
    expect(me.canGoBack('undo')).toBe(false);
    me.redo();
    me.redo();
    expect(me.document.buildingBlockInstances.map((one) => one.guid)).toEqual([guid(1), guid(2)]);
  });

  test.each(change)('%s is taken back once the block is back by the button of its removal', (_, operation) => {
    const me = open();
    me.run([operation]);
    const group = me.run([removal()]);
    me.run([{ kind: 'layout', layout: '100' }]);
    me.undoGroup(group);
    expect(me.document.layout).toBe('100');
    // It is back: pressing again changes nothing.
    expect(me.undoGroup(group)).toEqual([]);
    me.undo();
    me.undo();
    expect(seen(me)).toEqual(seen({ document: start }));
  });

  test('the block that was added goes again', () => {
    const me = open();
    me.run([{ kind: 'add', block: block(4), spot: own(0) }]);
    me.run([columns(2, 4)]);
    me.run([removal(4)]);
    for (let times = 0; times < 3; times += 1) me.undo();
    expect(seen(me)).toEqual(seen({ document: start }));
    for (let times = 0; times < 2; times += 1) me.redo();
    expect(me.document.buildingBlockInstances.find((one) => one.guid === guid(4))?.options.columns).toBe(2);
  });
});

test('a layout that moved blocks is taken back once, and done again once', () => {
  const me = open();
  me.run([{ kind: 'layout', layout: '100' }]);
  // Behind a block that has no place of its own in one column, and leaves it again.
  me.run([{ kind: 'add', block: block(4), spot: own(2) }]);
  const before = seen(me);
  me.run([{ kind: 'layout', layout: '75-25' }]);
  const there = seen(me);
  me.undo();
  expect(seen(me)).toEqual(before);
  expect(me.pending.filter(({ undoes }) => undoes !== null).length).toBeGreaterThan(1);
  me.redo();
  expect([seen(me), me.canGoBack('redo')]).toEqual([there, false]);
  for (let times = 0; times < 3; times += 1) me.undo();
  expect([seen(me), me.canGoBack('undo')]).toEqual([seen({ document: start }), false]);
});

describe('what someone else set in an entry of a list', () => {
  const title = (at: number, value: unknown): Operation =>
    ({ kind: 'set', block: guid(0), path: [...items, at, 'icon'], value }) as Operation;
  const entry: Operation = {
    kind: 'splice',
    block: guid(0),
    path: items,
    at: 0,
    remove: 0,
    insert: [{ title: text('o') }],
  };
  test.each<[string, Operation[], unknown]>([
    ['stays, where that entry moved', [entry, title(1, 'uw')], 'uw'],
    ['is not what another entry has that came in its place', [entry, title(0, 'uw')], undefined],
  ])('%s', (_, theirs, expected) => {
    const server = aServer();
    const [me, you] = [open(), open('you')];
    me.run([title(0, 'mijn')]);
    server.meet(me, 'me');
    server.meet(you, 'you');
    for (const operation of theirs) you.run([operation]);
    server.meet(you, 'you');
    server.meet(me, 'me');
    me.undo();
    const list = me.document.buildingBlockInstances.find((one) => one.guid === guid(0))?.options.items;
    expect((list as { icon?: string }[])[1]?.icon).toBe(expected);
  });
});

const someBlock = fc.integer({ min: 0, max: 4 });
const anyOperation: fc.Arbitrary<Operation> = fc.oneof(
  fc
    .tuple(fc.constantFrom(3, 4), fc.integer({ min: -1, max: 4 }))
    .map(([place, after]): Operation => ({ kind: 'add', block: block(place), spot: own(after) })),
  someBlock.map(removal),
  fc.tuple(someBlock, fc.integer({ min: -1, max: 4 }), fc.constantFrom('main', 'side')).map(
    ([place, after, area]): Operation => ({
      kind: 'move',
      block: guid(place),
      spot: { area: area as Spot['area'], after: after < 0 ? null : guid(after) },
    }),
  ),
  fc.tuple(fc.constantFrom(1, 2, 3), someBlock).map(([value, of]) => columns(value, of)),
  fc.tuple(someBlock, fc.constantFrom('x', 'yz')).map(
    ([of, value]): Operation => ({
      kind: 'set',
      block: guid(of),
      path: ['options', 'lead'],
      value: text(value),
    }),
  ),
  fc
    .tuple(someBlock, fc.nat(2), fc.nat(1), fc.constantFrom([], [{ title: text('r') }]))
    .map(
      ([of, at, remove, insert]): Operation => ({ kind: 'splice', block: guid(of), path: items, at, remove, insert }),
    ),
  fc
    .tuple(someBlock, fc.nat(2), fc.nat(2))
    .map(([of, from, to]): Operation => ({ kind: 'shift', block: guid(of), path: items, from, to })),
  fc.constantFrom('100', '75-25', '25-75').map((layout) => ({ kind: 'layout', layout }) as Operation),
  fc.boolean().map((value): Operation => ({ kind: 'page', path: ['options', 'showHeader'], value })),
  fc.tuple(someBlock, fc.constantFrom('X', 'YY')).map(([of, words]) => typed(of, words)),
  fc.tuple(someBlock, fc.nat(2)).map(([of, entry]) => typed(of, 'Z', [...items, entry, 'title'])),
);
type Act = readonly Operation[] | 'undo' | 'redo';
const anyAct: fc.Arbitrary<Act> = fc.oneof(
  { weight: 3, arbitrary: fc.array(anyOperation, { minLength: 1, maxLength: 2 }) },
  { weight: 2, arbitrary: fc.constant('undo' as const) },
  { weight: 1, arbitrary: fc.constant('redo' as const) },
);

describe('in whatever order', () => {
  test('one person comes back to each state, and forward to each again', () => {
    fc.assert(
      fc.property(fc.array(anyAct, { maxLength: 14 }), (acts) => {
        const me = open();
        const past = [seen(me)];
        let future: typeof past = [];
        for (const act of acts) {
          if (act === 'undo') {
            if (past.length > 1) future.push(...past.splice(-1));
            me.undo();
          } else if (act === 'redo') {
            const next = future.pop();
            if (next !== undefined) past.push(next);
            me.redo();
          } else {
            const before = me.pending.length;
            attempt(me, act);
            if (me.pending.length === before) continue;
            past.push(seen(me));
            future = [];
          }
          expect(seen(me)).toEqual(past.at(-1));
        }
      }),
      { numRuns: 300 },
    );
  });

  const mine = anyAct.filter(
    (act) => typeof act === 'string' || act.every((one) => !JSON.stringify(one).includes(guid(1))),
  );
  const theirs: fc.Arbitrary<Operation> = fc.oneof(
    fc.constantFrom(1, 2, 3).map((value) => columns(value, 1)),
    fc.constantFrom('U', 'UU').map((words) => typed(1, words)),
    fc
      .tuple(fc.nat(2), fc.nat(1))
      .map(([at, remove]): Operation => ({ kind: 'splice', block: guid(1), path: items, at, remove, insert: [] })),
    fc.boolean().map((value): Operation => ({ kind: 'page', path: ['options', 'isWide'], value })),
  );
  test('one takes back all of their own, and another keeps all of theirs', () => {
    const turns = fc.array(
      fc.tuple(
        fc.oneof(
          mine,
          theirs.map((one) => ({ theirs: one })),
        ),
        fc.nat(2),
      ),
      { maxLength: 16 },
    );
    fc.assert(
      fc.property(turns, (acts) => {
        const server = aServer();
        const [me, you, alone] = [open(), open('you'), open('you')];
        for (const [act, meeting] of acts) {
          if (act === 'undo') me.undo();
          else if (act === 'redo') me.redo();
          else if (!('theirs' in act)) attempt(me, act);
          else if (attempt(you, [act.theirs])) attempt(alone, [act.theirs]);
          if (meeting === 0) server.meet(me, 'me');
          if (meeting === 1) server.meet(you, 'you');
        }
        for (let times = 0; me.canGoBack('undo') && times < 100; times += 1) me.undo();
        server.meet(me, 'me');
        server.meet(you, 'you');
        server.meet(me, 'me');
        expect(me.canGoBack('undo')).toBe(false);
        expect([seen(me), seen(you)]).toEqual([seen(alone), seen(alone)]);
        expect(server.read()).toEqual(seen(alone));
      }),
      { numRuns: 300 },
    );
  });
});
