import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { text } from '#platform/contract/texts/localized.ts';
import { paragraph, richText } from '#platform/contract/texts/write-rich-text.ts';
import { documentBefore } from '../history/document-before.ts';
import { applyOperation } from '../operations/apply-operation.ts';
import type { Operation, TextStep } from '../operations/operation.ts';
import { OperationFault } from '../operations/operation-fault.ts';
import { operationsBetween } from '../operations/operations-between.ts';
import { applyAll } from '../operations/testing/apply-all.ts';
import { PageDocument, type StoredBlock } from '../page.ts';
import { areas, layouts } from '../page-layout.ts';
import { pageDifferences } from './page-differences.ts';
import { pageItself, restoreOperations } from './restore-operations.ts';

const guid = (place: number): string => `7e3f1c52-4a53-4d0e-9f0a-6a2f6f3b1d0${place}`;
const picture = (place: number) => `1e3f1c52-4a53-4d0e-9f0a-6a2f6f3b1d0${place}`;
const block = (place: number, changes: object = {}) => ({
  guid: guid(place),
  buildingBlockName: 'Cards',
  layoutPosition: 'main',
  sortId: place,
  heading: text(`Blok ${place}`),
  options: {
    lead: text('Inleiding'),
    text: richText([paragraph('Een dijk')]),
    items: [{ title: text('Een') }, { title: text('Twee') }],
  },
  ...changes,
});
const page = (...blocks: unknown[]): PageDocument =>
  PageDocument.parse({ title: text('Haven', 'Harbour'), layout: '75-25', buildingBlockInstances: blocks });
const three = page(block(0), block(1), block(2));

/** "1 text options.lead", in order; the page itself is "page". */
const told = (was: PageDocument, is: PageDocument): string[] =>
  pageDifferences(was, is).flatMap(({ guid: own, differences }) =>
    differences.map((one) => {
      const name = own === null ? 'page' : own.at(-1);
      if (one.kind === 'added' || one.kind === 'removed') return `${name} ${one.kind} ${one.at.area} ${one.at.number}`;
      if (one.kind === 'moved') return `${name} moved ${one.from.number} to ${one.to.area} ${one.to.number}`;
      return `${name} ${one.kind} ${one.path.join('.')}${one.kind === 'text' ? ` ${one.language}` : ''}`;
    }),
  );

describe('between two states of a page', () => {
  test('a page is no different from itself', () => {
    expect(told(three, structuredClone(three))).toEqual([]);
  });

  const withOptions = (options: object) => block(1, { options: { ...block(1).options, ...options } });
  test.each<[string, PageDocument, string[]]>([
    [
      'a text, also in a list',
      page(
        block(0),
        withOptions({ lead: text('Uitleiding'), items: [{ title: text('Een') }, { title: text('Drie') }] }),
        block(2),
      ),
      ['1 text options.lead nl', '1 text options.items.1.title nl'],
    ],
    [
      'a language that came',
      page(block(0), withOptions({ lead: text('Inleiding', 'Introduction') }), block(2)),
      ['1 text options.lead en'],
    ],
    [
      'an entry that came between two',
      page(
        block(0),
        withOptions({ items: [{ title: text('Een') }, { title: text('Anderhalf') }, { title: text('Twee') }] }),
        block(2),
      ),
      ['1 option options.items.1'],
    ],
    ['a block that came', page(block(0), block(5), block(1), block(2)), ['5 added main 4']],
    ['a block that went stands where it stood', page(block(0), block(2)), ['1 removed main 2']],
    [
      'a block that was moved, and none of those that made room',
      page(block(1, { sortId: 0 }), block(2, { sortId: 1 }), block(0, { sortId: 2 })),
      ['0 moved 1 to main 3'],
    ],
    [
      'a block in another column',
      page(block(0), block(1, { layoutPosition: 'side' }), block(2)),
      ['1 moved 2 to side 1'],
    ],
    [
      'options and rights',
      page(block(0, { background: 'tint', visibility: 'Users' }), block(1), block(2)),
      ['0 option background', '0 option visibility'],
    ],
    [
      'a picture and not its measures',
      page(block(0), withOptions({ imageGuid: picture(1), width: 800 }), block(2)),
      ['1 picture options.imageGuid'],
    ],
    [
      'a picture of the page itself that came, with its words',
      { ...three, socialImage: { imageGuid: picture(2), alt: text('Een schip'), width: 1600, height: 900 } },
      ['page picture socialImage.imageGuid', 'page text socialImage.alt nl'],
    ],
    [
      'what is shown of the picture at its head, whole, and not of which picture',
      { ...three, headerImageShown: { of: picture(1), crop: { x: 0, y: 0, width: 500, height: 500 } } },
      ['page option headerImageShown.crop'],
    ],
    [
      'the page itself comes first',
      { ...page(block(0), block(1)), title: text('Kade', 'Harbour'), layout: '100', editPermission: 'Roles' },
      ['page text title nl', 'page option layout', 'page option editPermission', '2 removed main 3'],
    ],
  ])('%s', (_, is, expected) => {
    expect(told(three, is)).toEqual(expected);
  });
});

const typedFirst = { stepType: 'replace', from: 0, to: 0, slice: { content: [{ type: 'text', text: 'a' }] } };
const someBlock = fc.integer({ min: 0, max: 5 }).map(guid);
const spot = fc.record({ area: fc.constantFrom(...areas), after: fc.option(someBlock) });
const anyOperation: fc.Arbitrary<Operation> = fc.oneof(
  fc.record({
    kind: fc.constant('add' as const),
    block: fc
      .integer({ min: 3, max: 5 })
      .map((place) => PageDocument.shape.buildingBlockInstances.parse([block(place)])[0] as StoredBlock),
    spot,
  }),
  fc.record({ kind: fc.constant('remove' as const), block: someBlock }),
  fc.record({ kind: fc.constant('move' as const), block: someBlock, spot }),
  fc.record({
    kind: fc.constant('set' as const),
    block: someBlock,
    path: fc.constantFrom(['background'], ['options', 'items', 0, 'title', '$lang', 'nl']),
    value: fc.constantFrom('none', 'tint', 'brand'),
  }),
  fc.record({
    kind: fc.constant('splice' as const),
    block: someBlock,
    path: fc.constant(['options', 'items']),
    at: fc.integer({ min: 0, max: 2 }),
    remove: fc.integer({ min: 0, max: 1 }),
    insert: fc.constantFrom([], [{ title: text('Drie') }]),
  }),
  fc.record({ kind: fc.constant('layout' as const), layout: fc.constantFrom(...layouts) }),
  fc.record({
    kind: fc.constant('page' as const),
    path: fc.constant(['options', 'showHeader'] as ['options', 'showHeader']),
    value: fc.boolean(),
  }),
  fc.record({
    kind: fc.constant('text' as const),
    place: fc.record({
      block: someBlock,
      path: fc.constant(['heading']),
      language: fc.constantFrom('nl', 'en'),
      format: fc.constant('plain' as const),
    }),
    steps: fc.constant<TextStep[]>([typedFirst]),
  }),
);

/** Those of them that can be done, one after another, as a log has them. */
function done(operations: readonly Operation[]) {
  let document = three;
  const log = operations.flatMap((operation) => {
    try {
      const applied = applyOperation(document, operation);
      document = applied.document;
      return [applied];
    } catch (error) {
      if (error instanceof OperationFault) return [];
      throw error;
    }
  });
  return { document, log };
}

describe('whatever was done', () => {
  const asked = { numRuns: 150 };
  const many = fc.array(anyOperation, { maxLength: 8 });

  test('shows up, and nothing else does', () => {
    fc.assert(
      fc.property(many, (operations) => {
        const { document } = done(operations);
        expect(pageDifferences(three, document).length > 0).toBe(operationsBetween(three, document).length > 0);
      }),
      asked,
    );
  });

  test('can be put back, in one go or part by part', () => {
    fc.assert(
      fc.property(many, (operations) => {
        const { document } = done(operations);
        const whole = applyAll(document, restoreOperations(document, three, 'all')).document;
        expect(pageDifferences(three, whole)).toEqual([]);
        const parts = new Set(pageDifferences(three, document).map(({ guid: own }) => own ?? pageItself));
        const byPart = applyAll(document, restoreOperations(document, three, parts)).document;
        expect(pageDifferences(three, byPart).flatMap(({ differences }) => differences)).toEqual(
          pageDifferences(three, byPart).flatMap(({ differences }) =>
            differences.filter(({ kind }) => kind === 'moved'),
          ),
        );
      }),
      asked,
    );
  });

  test('the page before it is worked out from its log', () => {
    fc.assert(
      fc.property(many, fc.nat(), (operations, at) => {
        const { document, log } = done(operations);
        const from = log.length === 0 ? 0 : at % log.length;
        const before = log[from - 1]?.document ?? three;
        expect(pageDifferences(documentBefore(document, log.slice(from)), before)).toEqual([]);
      }),
      asked,
    );
  });
});
