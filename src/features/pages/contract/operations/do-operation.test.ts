import { describe, expect, test } from 'vitest';
import { knownTranslations } from '#features/translation/contract/known-translations.ts';
import { pairOf } from '#features/translation/contract/text-notes.ts';
import { textStanding } from '#features/translation/contract/text-state.ts';
import { text } from '#platform/contract/texts/localized.ts';
import { PageDocument } from '../page.ts';
import { doOperation } from './do-operation.ts';
import type { Operation } from './operation.ts';
import { translationsBetween } from './translations-between.ts';

const guid = (number: number) => `7e3f1c52-4a53-4d0e-9f0a-6a2f6f3b1d0${number}`;
const block = (number: number, options: object) => ({
  guid: guid(number),
  buildingBlockName: 'Cards',
  layoutPosition: 'main' as const,
  sortId: number,
  options,
});
const parsed = PageDocument.parse({
  title: text('Haven', 'Harbour'),
  buildingBlockInstances: [block(0, { items: [{ title: text('Boot', 'Boat') }, { title: text('Dijk', 'Dike') }] })],
});
const start: PageDocument = { ...parsed, translations: knownTranslations(parsed) };

const title = (words: string, end: number, language = 'nl'): Operation => ({
  kind: 'text',
  place: { block: null, path: ['title'], language, format: 'plain' },
  steps: [{ stepType: 'replace', from: 0, to: end, slice: { content: [{ type: 'text', text: words }] } }],
});
const setTitle = (words: string, language: string): Operation => ({
  kind: 'set',
  block: guid(0),
  path: ['options', 'items', 0, 'title', '$lang', language],
  value: words,
});
const shift: Operation = { kind: 'shift', block: guid(0), path: ['options', 'items'], from: 0, to: 1 };

interface Item {
  title: ReturnType<typeof text>;
}
const cards = ({ buildingBlockInstances }: PageDocument) =>
  buildingBlockInstances.flatMap(({ options }) => options.items as Item[]).map((item) => item.title);
const states = (document: PageDocument) =>
  [document.title, ...cards(document)].map((one) => textStanding(one, 'en', document.translations).state);
const run = (operations: readonly Operation[]) =>
  operations.reduce((document, operation) => doOperation(document, operation, false).document, start);
/** And the last of them taken back. */
function runAndBack(operations: readonly Operation[]): PageDocument {
  const before = run(operations.slice(0, -1));
  const { document, inverse } = doOperation(before, operations.at(-1) as Operation, false);
  return inverse.reduce((current, operation) => doOperation(current, operation, true).document, document);
}
const outdatedCopy = { ...start.buildingBlockInstances[0], guid: guid(1) } as PageDocument['buildingBlockInstances'][0];
const agree: Operation = {
  kind: 'translated',
  language: 'en',
  ...pairOf(text('Kade', 'Harbour'), 'en'),
  reading: 'read',
};

describe('what is known of translations after an operation', () => {
  test.each<[string, Operation[], string[]]>([
    ['nothing was done', [], ['correct', 'correct', 'correct']],
    ['the source was typed', [title('Kade', 5)], ['outdated', 'correct', 'correct']],
    ['both were typed', [title('Kade', 5), title('Quay', 7, 'en')], ['correct', 'correct', 'correct']],
    ['someone said that it holds', [title('Kade', 5), agree], ['correct', 'correct', 'correct']],
    ['the source was set in the drawer', [setTitle('Schip', 'nl')], ['correct', 'outdated', 'correct']],
    ['an outdated entry moved', [setTitle('Schip', 'nl'), shift], ['correct', 'correct', 'outdated']],
    [
      'a block with an outdated text was copied',
      [
        setTitle('Schip', 'nl'),
        {
          kind: 'add',
          block: { ...outdatedCopy, options: { items: [{ title: text('Schip', 'Boat') }] } },
          spot: { area: 'main', after: guid(0) },
        },
      ],
      ['correct', 'outdated', 'correct', 'outdated'],
    ],
    [
      'entries with both languages were put in',
      [
        {
          kind: 'splice',
          block: guid(0),
          path: ['options', 'items'],
          at: 2,
          remove: 0,
          insert: [{ title: text('Sluis', 'Lock') }],
        },
      ],
      ['correct', 'correct', 'correct', 'correct'],
    ],
  ])('%s', (_, operations, expected) => {
    expect(states(run(operations))).toEqual(expected);
  });

  test.each<[string, Operation[], string[]]>([
    ['the source', [title('Kade', 5)], ['correct', 'correct', 'correct']],
    [
      'a translation that was written anew',
      [title('Kade', 5), title('Quay', 7, 'en')],
      ['outdated', 'correct', 'correct'],
    ],
    ['that it holds', [title('Kade', 5), agree], ['outdated', 'correct', 'correct']],
    [
      'a translation in the drawer',
      [setTitle('Schip', 'nl'), setTitle('Ship', 'en')],
      ['correct', 'outdated', 'correct'],
    ],
    [
      'a block that was taken away',
      [setTitle('Schip', 'nl'), { kind: 'remove', block: guid(0) }],
      ['correct', 'outdated', 'correct'],
    ],
  ])('taking back: %s', (_, operations, expected) => {
    expect(states(runAndBack(operations))).toEqual(expected);
  });

  test('what another says of translations is told as operations, once', () => {
    const after = run([title('Kade', 5), agree]);
    const before = run([title('Kade', 5)]);
    expect(translationsBetween(before, after)).toEqual([agree]);
    expect(translationsBetween(after, after)).toEqual([]);
  });

  test('who types nothing of a text notes nothing', () => {
    const { document } = doOperation(start, { kind: 'layout', layout: '25-75' }, false);
    expect(document.translations).toBe(start.translations);
  });
});
