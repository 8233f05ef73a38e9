import { describe, expect, test } from 'vitest';
import { text } from '#platform/contract/texts/localized.ts';
import { bullets, heading, paragraph, richText, strong } from '#platform/contract/texts/write-rich-text.ts';
import { PageDocument, type StoredBlock } from '../page.ts';
import { applyOperation } from './apply-operation.ts';
import { blocksInArea } from './block-order.ts';
import type { Operation, TextPlace } from './operation.ts';
import { operationsBetween } from './operations-between.ts';
import { applyAll } from './testing/apply-all.ts';

const guid = (place: number): string => `7e3f1c52-4a53-4d0e-9f0a-6a2f6f3b1d0${place}`;

const block = (place: number, changes: object = {}): unknown => ({
  guid: guid(place),
  buildingBlockName: 'Text',
  layoutPosition: 'main',
  sortId: place,
  options: { lead: text('Inleiding'), text: richText([paragraph('Een ', strong('dijk'))]), items: ['a', 'b', 'c'] },
  ...changes,
});

const page = (...blocks: unknown[]): PageDocument =>
  PageDocument.parse({ title: text('Haven'), layout: '75-25', buildingBlockInstances: blocks });

const three = page(block(0), block(1), block(2));
const order = (document: PageDocument, area: 'main' | 'side' = 'main') =>
  blocksInArea(document, area).map((one) => Number(one.guid.at(-1)));
const optionsOf = ({ buildingBlockInstances }: PageDocument, place: number) =>
  buildingBlockInstances.find((one) => one.guid === guid(place))?.options;

const lead: TextPlace = { block: guid(0), path: ['options', 'lead'], language: 'nl', format: 'plain' };
const insert = (at: number, words: string, to = at) => ({
  stepType: 'replace',
  from: at,
  to,
  ...(words === '' ? {} : { slice: { content: [{ type: 'text', text: words }] } }),
});

describe('an operation', () => {
  test.each<[string, Operation, number[]]>([
    [
      'adds after a block',
      { kind: 'add', block: block(5) as StoredBlock, spot: { area: 'main', after: guid(0) } },
      [0, 5, 1, 2],
    ],
    ['adds first', { kind: 'add', block: block(5) as StoredBlock, spot: { area: 'main', after: null } }, [5, 0, 1, 2]],
    [
      'adds last when its neighbour is gone',
      { kind: 'add', block: block(5) as StoredBlock, spot: { area: 'main', after: guid(9) } },
      [0, 1, 2, 5],
    ],
    ['removes', { kind: 'remove', block: guid(1) }, [0, 2]],
    ['moves down', { kind: 'move', block: guid(0), spot: { area: 'main', after: guid(2) } }, [1, 2, 0]],
    ['moves up', { kind: 'move', block: guid(2), spot: { area: 'main', after: null } }, [2, 0, 1]],
    ['moves to another area', { kind: 'move', block: guid(1), spot: { area: 'side', after: null } }, [0, 2]],
  ])('%s, and is taken back', (_, operation, expected) => {
    const { document, inverse } = applyOperation(three, operation);
    expect(order(document)).toEqual(expected);
    expect(order(applyAll(document, inverse).document)).toEqual([0, 1, 2]);
  });

  test.each<[string, Operation, unknown]>([
    ['sets', { kind: 'set', block: guid(0), path: ['options', 'items', 1], value: 'x' }, ['a', 'x', 'c']],
    ['takes away', { kind: 'set', block: guid(0), path: ['options', 'items'] }, undefined],
    [
      'puts entries in',
      { kind: 'splice', block: guid(0), path: ['options', 'items'], at: 1, remove: 0, insert: ['x'] },
      ['a', 'x', 'b', 'c'],
    ],
    [
      'takes entries out',
      { kind: 'splice', block: guid(0), path: ['options', 'items'], at: 0, remove: 2, insert: [] },
      ['c'],
    ],
    ['shifts an entry', { kind: 'shift', block: guid(0), path: ['options', 'items'], from: 0, to: 2 }, ['b', 'c', 'a']],
  ])('%s, and is taken back', (_, operation, expected) => {
    const { document, inverse } = applyOperation(three, operation);
    expect(optionsOf(document, 0)?.items).toEqual(expected);
    expect(applyAll(document, inverse).document).toEqual(three);
    // What it did not touch is the same object, so that nothing else is drawn anew.
    expect(document.buildingBlockInstances[1]).toBe(three.buildingBlockInstances[1]);
  });

  test.each<[string, Operation, string]>([
    ['a block that is not there', { kind: 'remove', block: guid(9) }, 'no-block'],
    [
      'a block that is there already',
      { kind: 'add', block: block(0) as StoredBlock, spot: { area: 'main', after: null } },
      'there-already',
    ],
    [
      'an entry that is not there',
      { kind: 'set', block: guid(0), path: ['options', 'items', 3], value: 'x' },
      'no-place',
    ],
    [
      'more entries than there are',
      { kind: 'splice', block: guid(0), path: ['options', 'items'], at: 2, remove: 2, insert: [] },
      'no-place',
    ],
    ['a list that is none', { kind: 'shift', block: guid(0), path: ['options', 'lead'], from: 0, to: 1 }, 'no-place'],
    ['words beyond the text', { kind: 'text', place: lead, steps: [insert(40, 'x')] }, 'no-fit'],
    ['a step that is none', { kind: 'text', place: lead, steps: [{ stepType: 'shout' }] }, 'no-fit'],
    [
      'a picture in a text',
      {
        kind: 'text',
        place: lead,
        steps: [{ stepType: 'replace', from: 0, to: 0, slice: { content: [{ type: 'image' }] } }],
      },
      'no-fit',
    ],
  ])('refuses %s', (_, operation, code) => {
    expect(() => applyOperation(three, operation)).toThrow(expect.objectContaining({ code }));
  });

  test('types in a plain text, in a rich one, and in one that nobody wrote', () => {
    const rich: TextPlace = { block: guid(0), path: ['options', 'text'], language: 'nl', format: 'rich' };
    const { document, inverse } = applyAll(three, [
      { kind: 'text', place: lead, steps: [insert(9, '!')] },
      { kind: 'text', place: rich, steps: [insert(5, 'hoge ')] },
      { kind: 'text', place: { ...lead, language: 'en' }, steps: [insert(0, 'Lead')] },
      {
        kind: 'text',
        place: { block: null, path: ['title'], language: 'nl', format: 'plain' },
        steps: [insert(5, 's')],
      },
    ]);
    expect(optionsOf(document, 0)?.lead).toEqual(text('Inleiding!', 'Lead'));
    expect(optionsOf(document, 0)?.text).toEqual(richText([paragraph('Een hoge ', strong('dijk'))]));
    expect(document.title).toEqual(text('Havens'));
    expect(applyAll(document, inverse).document).toEqual(three);
  });

  test('another layout loses no block: those without a place come last, and go back', () => {
    const both = page(
      block(0, { layoutPosition: 'side' }),
      block(1),
      block(2, { layoutPosition: 'side', sortId: 0 }),
      block(3),
    );
    const { document, inverse } = applyOperation(both, { kind: 'layout', layout: '100' });
    expect(order(document)).toEqual([1, 3, 0, 2]);
    const back = applyAll(document, inverse).document;
    expect([order(back), order(back, 'side')]).toEqual([
      [1, 3],
      [0, 2],
    ]);
  });

  test('a block that stood first without an area of its own stands there again when the layout is taken back', () => {
    const { document: first } = applyOperation(
      { ...three, layout: '100' },
      { kind: 'move', block: guid(2), spot: { area: 'side', after: null } },
    );
    expect(order(first)).toEqual([2, 0, 1]);
    const { document, inverse } = applyOperation(first, { kind: 'layout', layout: '75-25' });
    expect([order(document), order(document, 'side')]).toEqual([[0, 1], [2]]);
    expect(applyAll(document, inverse).document).toEqual(first);
  });
});

describe('what a whole document changed', () => {
  const withOptions = (changes: object): PageDocument =>
    page(block(0, { options: { ...optionsOf(three, 0), ...changes } }), block(1), block(2));

  test.each<[string, PageDocument, string[]]>([
    ['nothing', three, []],
    ['the title', { ...three, title: text('Havens') }, ['text']],
    ['a word in the middle', withOptions({ text: richText([paragraph('Een hoge ', strong('dijk'))]) }), ['text']],
    ['quite another text', withOptions({ text: richText([heading(2, 'Kop'), bullets('een', 'twee')]) }), ['text']],
    ['a text in another language', withOptions({ lead: text('Inleiding', 'Lead') }), ['text']],
    ['an option', withOptions({ columns: 2 }), ['set']],
    ['a longer list', withOptions({ items: ['a', 'b', 'c', 'd'] }), ['set']],
    ['a page option', { ...three, options: { ...three.options, showHeader: false } }, ['page']],
    ['the layout', { ...three, layout: '100' }, ['layout']],
    ['a block less', page(block(0), block(2)), ['remove']],
    ['a block more', page(block(0), block(5, { sortId: 0 }), block(1), block(2)), ['add']],
    ['another order', page(block(0, { sortId: 9 }), block(1), block(2)), ['move', 'move']],
    ['another area', page(block(0), block(1, { layoutPosition: 'side' }), block(2)), ['move', 'move']],
  ])('%s', (_, after, kinds) => {
    const operations = operationsBetween(three, after);
    expect(operations.map(({ kind }) => kind)).toEqual(kinds);
    const { document, inverse } = applyAll(three, operations);
    expect(withoutOrder(document)).toEqual(withoutOrder(after));
    expect([order(document), order(document, 'side')]).toEqual([order(after), order(after, 'side')]);
    expect(withoutOrder(applyAll(document, inverse).document)).toEqual(withoutOrder(three));
  });
});

const withoutOrder = (document: PageDocument) => ({
  ...document,
  buildingBlockInstances: document.buildingBlockInstances
    .map((one) => ({ ...one, sortId: 0 }))
    .sort((one, other) => one.guid.localeCompare(other.guid)),
});
