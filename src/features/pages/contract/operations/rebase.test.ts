import { describe, expect, test } from 'vitest';
import { text } from '#platform/contract/texts/localized.ts';
import { paragraph, richText } from '#platform/contract/texts/write-rich-text.ts';
import { PageDocument } from '../page.ts';
import { applyOperation } from './apply-operation.ts';
import type { LoggedOperation, Operation, TextPlace, TextStep } from './operation.ts';
import { OperationFault } from './operation-fault.ts';
import { rebase } from './rebase.ts';
import { rebaseOnto, type Sent, sortOut } from './rebase-onto.ts';
import { applyAll } from './testing/apply-all.ts';
import { takeBack, undoStacks } from './undo.ts';

const guid = (place: number): string => `7e3f1c52-4a53-4d0e-9f0a-6a2f6f3b1d0${place}`;
const block = (place: number) => ({
  guid: guid(place),
  buildingBlockName: 'Cards',
  layoutPosition: 'main',
  sortId: place,
  options: {
    lead: text('abcdef'),
    text: richText([paragraph('Een dijk'), paragraph('en water')]),
    items: ['p', 'q', 'r'],
  },
});
const start = PageDocument.parse({ title: text('Haven'), buildingBlockInstances: [block(0), block(1), block(2)] });

const lead: TextPlace = { block: guid(0), path: ['options', 'lead'], language: 'nl', format: 'plain' };
const title: TextPlace = { block: null, path: ['title'], language: 'nl', format: 'plain' };
const typed = (at: number, words: string, to = at, place = lead): Operation => ({
  kind: 'text',
  place,
  steps: [step(at, words, to)],
});
const step = (at: number, words: string, to = at): TextStep => ({
  stepType: 'replace',
  from: at,
  to,
  ...(words === '' ? {} : { slice: { content: [{ type: 'text', text: words }] } }),
});
const items = ['options', 'items'];
const put = (at: number, ...insert: string[]): Operation => ({
  kind: 'splice',
  block: guid(0),
  path: items,
  at,
  remove: 0,
  insert,
});
const take = (at: number, remove = 1): Operation => ({
  kind: 'splice',
  block: guid(0),
  path: items,
  at,
  remove,
  insert: [],
});
const setItem = (at: number, value: string): Operation => ({
  kind: 'set',
  block: guid(0),
  path: [...items, at],
  value,
});
const shift = (from: number, to: number): Operation => ({ kind: 'shift', block: guid(0), path: items, from, to });

/** The page when theirs was first. */
function both(theirs: Operation[], ours: Operation[]): PageDocument {
  const rebased = rebase(ours, { operations: theirs }).filter((one) => typeof one === 'object');
  return applyAll(applyAll(start, theirs).document, rebased).document;
}
const first = ({ buildingBlockInstances }: PageDocument) => {
  const options = buildingBlockInstances[0]?.options as { lead: { $lang: { nl?: string } }; items: string[] };
  return { lead: options.lead.$lang.nl, items: options.items.join('') };
};

describe('two at once', () => {
  test.each<[string, Operation[], Operation[], string]>([
    ['type before each other', [typed(0, 'X')], [typed(6, 'Y')], 'XabcdefY'],
    ['type after each other', [typed(6, 'X')], [typed(0, 'Y')], 'YabcdefX'],
    ['type at one place', [typed(3, 'X')], [typed(3, 'Y')], 'abcXYdef'],
    ['type words at one place', [typed(3, 'X'), typed(4, 'x')], [typed(3, 'Y'), typed(4, 'y')], 'abcXxYydef'],
    ['take out the same letters', [typed(1, '', 3)], [typed(2, '', 4)], 'aef'],
    ['type among letters that the other took out', [typed(1, '', 5)], [typed(3, 'Y')], 'aYf'],
    ['take out letters among which the other typed', [typed(3, 'X')], [typed(1, '', 5)], 'aXf'],
    ['replace words among which the other typed', [typed(3, 'X')], [typed(1, 'nieuw', 5)], 'anieuwXf'],
    ['type where the other took out beside it', [typed(0, '', 3)], [typed(3, 'Y')], 'Ydef'],
  ])('%s', (_, theirs, ours, expected) => {
    expect(first(both(theirs, ours)).lead).toBe(expected);
  });

  test.each<[string, Operation[], Operation[], string]>([
    ['set an entry behind one that came', [put(0, 'x')], [setItem(1, 'Q')], 'xpQr'],
    ['set an entry before one that came', [put(3, 'x')], [setItem(1, 'Q')], 'pQrx'],
    ['set an entry that was taken out', [take(1)], [setItem(1, 'Q')], 'pr'],
    ['set an entry that was shifted', [shift(0, 2)], [setItem(0, 'P')], 'qrP'],
    ['put entries at one place', [put(1, 'x')], [put(1, 'y')], 'pxyqr'],
    ['take out the same entry', [take(1)], [take(1)], 'pr'],
    ['take out entries that overlap', [take(0, 2)], [take(1, 2)], ''],
    ['shift the entry that was shifted', [shift(0, 2)], [shift(0, 1)], 'qpr'],
    ['put one in, and write in it', [put(0, 'x')], [put(1, 'y'), setItem(1, 'Y')], 'xpYqr'],
  ])('%s', (_, theirs, ours, expected) => {
    expect(first(both(theirs, ours)).items).toBe(expected);
  });

  test.each<[string, Operation, Operation, 'already' | 'lost']>([
    ['remove a block', { kind: 'remove', block: guid(0) }, { kind: 'remove', block: guid(0) }, 'already'],
    ['type in a block that was removed', { kind: 'remove', block: guid(0) }, typed(0, 'X'), 'lost'],
    [
      'type in a text that was replaced',
      { kind: 'set', block: guid(0), path: ['options', 'lead'], value: text('nieuw') },
      typed(0, 'X'),
      'lost',
    ],
    [
      'type in words that were replaced',
      { kind: 'set', block: guid(0), path: ['options', 'lead', '$lang', 'nl'], value: 'nieuw' },
      typed(0, 'X'),
      'lost',
    ],
    [
      'type in a title that was replaced',
      { kind: 'page', path: ['title', '$lang', 'nl'], value: 'nieuw' },
      typed(0, 'X', 0, title),
      'lost',
    ],
    ['set what is in an entry that was taken out', take(0), setItem(0, 'P'), 'lost'],
  ])('%s', (_, theirs, ours, expected) => {
    expect(rebase([ours], { operations: [theirs] })).toEqual([expected]);
  });
});

describe('words that were set as a whole', () => {
  const set = (value: string): Operation => ({
    kind: 'set',
    block: guid(0),
    path: ['options', 'lead', '$lang', 'nl'],
    value,
  });
  const logged = (operation: Operation, document = start) => ({
    id: 'theirs',
    operation,
    inverse: applyOperation(document, operation).inverse,
  });

  test.each<[string, Operation, string]>([
    ['go together with what was typed in them meanwhile', set('ab-cdef'), 'ab-cdefXX'],
    ['that are all others come beside it', set('nieuw'), 'nieuwXX'],
  ])('%s', (_, theirs, expected) => {
    const [ours] = rebaseOnto([{ id: 'ours', operation: typed(6, 'XX') }], [logged(theirs)]);
    const after = applyAll(start, [theirs, ours?.operation as Operation]).document;
    expect(first(after).lead).toBe(expected);
  });

  test('of the page go together with what was typed in them too', () => {
    const theirs: Operation = { kind: 'page', path: ['title', '$lang', 'nl'], value: 'De Haven' };
    const [ours] = rebaseOnto([{ id: 'ours', operation: typed(5, 's', 5, title) }], [logged(theirs)]);
    expect(applyAll(start, [theirs, ours?.operation as Operation]).document.title).toEqual(text('De Havens'));
  });

  test('in another language are not about it', () => {
    const english: Operation = { ...set('new'), path: ['options', 'lead', '$lang', 'en'] } as Operation;
    const ours = typed(6, 'XX');
    expect(rebaseOnto([{ id: 'ours', operation: ours }], [logged(english)])).toEqual([{ id: 'ours', operation: ours }]);
  });
});

/** The same each time, so that a failure can be looked at. */
function random(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) | 0;
    return ((state >>> 8) & 0xffff) % below;
  };
}

function anOperation(document: PageDocument, next: (below: number) => number): Operation {
  const blocks = document.buildingBlockInstances;
  const one = blocks[next(blocks.length)];
  const other = blocks[next(blocks.length)];
  if (one === undefined || other === undefined)
    return { kind: 'page', path: ['options', 'showHeader'], value: next(2) === 0 };
  const options = one.options as { lead: { $lang: { nl?: string } }; items: string[] };
  const length = options.lead.$lang.nl?.length ?? 0;
  const place = { ...lead, block: one.guid };
  switch (next(9)) {
    case 0: {
      const at = next(length + 1);
      return typed(at, '', Math.min(length, at + 1 + next(3)), place);
    }
    case 1:
      return {
        kind: 'move',
        block: one.guid,
        spot: { area: next(2) === 0 ? 'main' : 'bottom-row', after: other === one ? null : other.guid },
      };
    case 2:
      return {
        kind: 'splice',
        block: one.guid,
        path: items,
        at: next(options.items.length + 1),
        remove: 0,
        insert: [String(next(100))],
      };
    case 3:
      if (options.items.length < 2) break;
      return { kind: 'shift', block: one.guid, path: items, from: 0, to: 1 };
    case 4:
      if (options.items.length < 2) break;
      return { kind: 'splice', block: one.guid, path: items, at: 0, remove: 1, insert: [] };
    case 5:
      if (blocks.length < 3 || next(4) > 0) break;
      return { kind: 'remove', block: one.guid };
    default:
  }
  return typed(next(length + 1), String.fromCharCode(97 + next(26)).repeat(1 + next(3)), undefined, place);
}

/** Someone with the page open: what the server told, and what they did that it has not answered. */
type Made = Sent & { operation: Operation };

class Writer {
  confirmed = start;
  pending: Sent[] = [];
  seen = 0;
  made = 0;
  readonly name: string;
  readonly next: (below: number) => number;

  constructor(name: string, next: (below: number) => number) {
    this.name = name;
    this.next = next;
  }

  get document(): PageDocument {
    return this.pending.reduce((document, { operation }) => attempt(document, operation as Operation), this.confirmed);
  }

  act(): void {
    this.made += 1;
    this.pending.push({ id: `${this.name}${this.made}`, operation: anOperation(this.document, this.next) });
  }

  receive(log: readonly LoggedOperation[]): void {
    const news = log.slice(this.seen);
    this.pending = rebaseOnto(this.pending, news).filter(
      ({ operation, overtakenBy }) => typeof operation === 'object' && overtakenBy === undefined,
    );
    for (const { operation } of news) this.confirmed = applyOperation(this.confirmed, operation).document;
    this.seen = log.length;
  }
}

function attempt(document: PageDocument, operation: Operation): PageDocument {
  try {
    return applyOperation(document, operation).document;
  } catch (error) {
    if (error instanceof OperationFault) return document;
    throw error;
  }
}

describe('many at once', () => {
  test.each(Array.from({ length: 40 }, (_, seed) => seed))(
    'come to the same page, and each can go back (%i)',
    (seed) => {
      const next = random(seed + 1);
      const log: LoggedOperation[] = [];
      let server = start;
      const accept = (writer: Writer) => {
        const base = writer.seen;
        for (const { id, operation } of sortOut(writer.pending as Made[], log.slice(base)).alive) {
          try {
            const { document, inverse } = applyOperation(server, operation);
            server = document;
            log.push({
              number: log.length + 1,
              id,
              by: { id: writer.name, name: writer.name },
              at: '',
              operation,
              inverse,
              group: id,
              undoes: null,
            });
          } catch (error) {
            if (!(error instanceof OperationFault)) throw error;
          }
        }
      };
      const writers = ['a', 'b', 'c'].map((name) => new Writer(name, next));
      for (let turn = 0; turn < 60; turn += 1) {
        const writer = writers[next(3)] as Writer;
        writer.act();
        if (next(3) === 0) accept(writer);
        if (next(3) === 0) writer.receive(log);
      }
      for (const writer of writers) accept(writer);
      for (const writer of writers) writer.receive(log);
      for (const writer of writers) expect(writer.confirmed).toEqual(server);
      expect(log.length).toBeGreaterThan(20);
      const back = log.toReversed().reduce((document, { inverse }) => applyAll(document, inverse).document, server);
      expect(inAnyOrder(back)).toEqual(inAnyOrder(start));
    },
  );
});

const inAnyOrder = ({ buildingBlockInstances, ...rest }: PageDocument) => ({
  ...rest,
  buildingBlockInstances: buildingBlockInstances.toSorted((one, other) => one.guid.localeCompare(other.guid)),
});

describe('taking back', () => {
  const log = (...entries: [string, Operation, number?][]) => {
    const written: LoggedOperation[] = [];
    let document = start;
    for (const [by, operation, undoes] of entries) {
      const applied = applyOperation(document, operation);
      document = applied.document;
      const number = written.length + 1;
      written.push({
        number,
        id: String(number),
        by: { id: by, name: by },
        at: '',
        operation,
        inverse: applied.inverse,
        group: String(number),
        undoes: undoes === undefined ? null : String(undoes),
      });
    }
    return { written, document };
  };
  const undoIn = ({ written, document }: ReturnType<typeof log>, by: string) => {
    const entry = undoStacks(written, by).undo.at(-1) as LoggedOperation;
    const operations = takeBack(entry, written.slice(entry.number), by);
    return operations && applyAll(document, operations).document;
  };

  test('goes past what someone else typed in the same text', () => {
    const written = log(['me', typed(3, 'MIJN')], ['you', typed(0, 'UW')], ['you', typed(6, 'x')]);
    expect(first(undoIn(written, 'me') as PageDocument).lead).toBe('UWabcxdef');
  });

  test.each<[string, Operation, Operation]>([
    ['an option', setItem(0, 'mijn'), setItem(0, 'uw')],
    [
      'a page option',
      { kind: 'page', path: ['options', 'showHeader'], value: false },
      { kind: 'page', path: ['options', 'showHeader'], value: true },
    ],
    ['the layout', { kind: 'layout', layout: '25-75' }, { kind: 'layout', layout: '75-25' }],
    [
      'a place',
      { kind: 'move', block: guid(0), spot: { area: 'main', after: guid(2) } },
      { kind: 'move', block: guid(0), spot: { area: 'main', after: guid(1) } },
    ],
  ])('leaves %s that someone else set afterwards', (_, mine, theirs) => {
    expect(undoIn(log(['me', mine], ['you', theirs]), 'me')).toBeUndefined();
  });

  test('what was taken back is done again, and a new change ends that', () => {
    const entries: [string, Operation, number?][] = [
      ['me', typed(0, 'A')],
      ['me', typed(1, 'B')],
      ['me', typed(1, '', 2), 2],
    ];
    const stacks = undoStacks(log(...entries).written, 'me');
    expect([stacks.undo.map(({ number }) => number), stacks.redo.map(({ number }) => number)]).toEqual([[1], [3]]);
    const again = undoStacks(log(...entries, ['me', typed(1, 'B'), 3]).written, 'me');
    expect([again.undo.map(({ number }) => number), again.redo.map(({ number }) => number)]).toEqual([[1, 4], []]);
    const fresh = undoStacks(log(...entries, ['me', typed(0, 'C')]).written, 'me');
    expect([fresh.undo.map(({ number }) => number), fresh.redo.map(({ number }) => number)]).toEqual([[1, 4], []]);
  });

  test('a text that was set as a whole leaves what someone typed in it since', () => {
    const whole: Operation = {
      kind: 'set',
      block: guid(0),
      path: ['options', 'lead', '$lang', 'nl'],
      value: 'abcdefg',
    };
    expect(first(undoIn(log(['me', whole], ['you', typed(0, 'U')]), 'me') as PageDocument).lead).toBe('Uabcdef');
  });

  test('a word inside a sentence that was taken out and put back is still taken back', () => {
    const written = log(['me', typed(3, 'X')], ['me', typed(0, '', 7)], ['me', typed(0, 'abcXdef'), 2]);
    expect(first(undoIn(written, 'me') as PageDocument).lead).toBe('abcdef');
  });
});
