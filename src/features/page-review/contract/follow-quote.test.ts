import { describe, expect, it } from 'vitest';
import type { Operation, Path, TextPlace } from '#features/pages/contract/operations/operation.ts';
import { followQuote, type PastOperation } from './follow-quote.ts';

const block = '00000000-0000-4000-8000-000000000001';
const other = '00000000-0000-4000-8000-000000000002';
const placeAt = (path: Path, language = 'nl'): TextPlace => ({ block, path, language, format: 'plain' });
const place = placeAt(['options', 'items', 1, 'title']);
const quoted = { place, from: 4, to: 8 };

/** As the log has them; `undoes` names the place in this list of the one that each took back. */
const logged = (operations: readonly Operation[], undoes: Record<number, number> = {}): PastOperation[] =>
  operations.map((operation, place) => ({
    id: `${place}`,
    operation,
    undoes: place in undoes ? `${undoes[place]}` : null,
  }));

const replace = (from: number, to: number, words = '', at = place): Operation => ({
  kind: 'text',
  place: at,
  steps: [
    { stepType: 'replace', from, to, ...(words !== '' && { slice: { content: [{ type: 'text', text: words }] } }) },
  ],
});

describe('words that something is said about', () => {
  it.each<[string, Operation[], [number, number] | undefined]>([
    ['nothing happened', [], [4, 8]],
    ['typed before them', [replace(0, 0, 'abc')], [7, 11]],
    ['typed right before and right after them', [replace(4, 4, 'x'), replace(9, 9, 'y')], [5, 9]],
    ['typed inside them', [replace(6, 6, 'xy')], [4, 10]],
    ['typed after them', [replace(9, 9, 'xy')], [4, 8]],
    ['a part of them taken out', [replace(2, 6)], [2, 4]],
    ['all of them taken out', [replace(4, 8)], undefined],
    ['typed in another language', [replace(0, 0, 'abc', placeAt(place.path, 'en'))], [4, 8]],
    ['their block moved', [{ kind: 'move', block, spot: { area: 'main', after: null } }], [4, 8]],
    ['their block taken away', [{ kind: 'remove', block }], undefined],
    ['another block taken away', [{ kind: 'remove', block: other }], [4, 8]],
    ['the list replaced', [{ kind: 'set', block, path: ['options', 'items'], value: [] }], undefined],
    [
      'their entry taken out',
      [{ kind: 'splice', block, path: ['options', 'items'], at: 1, remove: 1, insert: [] }],
      undefined,
    ],
  ])('%s', (_, since, at) => {
    const now = followQuote(quoted, logged(since));
    expect(now && [now.from, now.to]).toEqual(at);
  });

  describe('are back when what took them away is taken back', () => {
    const gone = replace(2, 10);
    const back = replace(2, 2, 'abwordcd');
    const entry = { kind: 'splice', block, path: ['options', 'items'], at: 1 } as const;
    it.each<[string, Operation[], Record<number, number>, [number, number] | undefined]>([
      ['in their text', [gone, back], { 1: 0 }, [4, 8]],
      [
        'with something typed before them meanwhile',
        [gone, replace(0, 0, 'xyz'), replace(5, 5, 'abwordcd')],
        { 2: 0 },
        [7, 11],
      ],
      [
        'with something typed inside them first',
        [replace(6, 6, 'x'), replace(2, 11), replace(2, 2, 'abwoxrdcd')],
        { 2: 1 },
        [4, 9],
      ],
      [
        'letter by letter',
        [replace(4, 6), replace(4, 6), replace(4, 4, 'rd'), replace(4, 4, 'wo')],
        { 2: 1, 3: 0 },
        [4, 8],
      ],
      ['taken out again', [gone, back, gone], { 1: 0, 2: 1 }, undefined],
      ['and back once more', [gone, back, gone, back], { 1: 0, 2: 1, 3: 2 }, [4, 8]],
      ['not when someone typed something else there', [gone, replace(2, 2, 'abwordcd')], {}, undefined],
      [
        'with their block',
        [
          { kind: 'remove', block },
          { kind: 'add', spot: { area: 'main', after: null }, block: { guid: block } as never },
        ],
        { 1: 0 },
        [4, 8],
      ],
      [
        'with their entry',
        [
          { ...entry, remove: 1, insert: [] },
          { ...entry, remove: 0, insert: [{}] },
        ],
        { 1: 0 },
        [4, 8],
      ],
    ])('%s', (_, since, undoes, at) => {
      const now = followQuote(quoted, logged(since, undoes));
      expect(now && [now.from, now.to]).toEqual(at);
    });
  });

  it('go along with their entry of a list', () => {
    const first: Operation = { kind: 'splice', block, path: ['options', 'items'], at: 0, remove: 0, insert: [{}] };
    const moved = placeAt(['options', 'items', 2, 'title']);
    expect(followQuote(quoted, logged([first, replace(0, 0, 'a', moved), replace(0, 0, 'bb')]))).toEqual({
      place: moved,
      from: 5,
      to: 9,
    });
  });

  describe('in a field of an item, which is set as a whole', () => {
    const path = ['item', 'fields', other];
    const inField = { place: { ...placeAt(path), block: null }, from: 3, to: 7, quote: 'Hoge' };
    const written = (nl: unknown): Operation => ({
      kind: 'page',
      path: ['item', 'fields', other],
      value: { $lang: { nl } } as never,
    });
    it.each<[string, Operation[], [number, number] | undefined]>([
      ['the same words elsewhere', [written('Op de Hoge Dijk')], [6, 10]],
      ['the nearest of two', [written('Hoge Dijk en Hoge Sluis'), written('Een Hoge Sluis, een Hoge Dijk')], [4, 8]],
      ['other words', [written('De Lage Dijk')], undefined],
      ['emptied', [written('')], undefined],
      ['another field', [{ kind: 'page', path: ['item', 'fields', block], value: 'x' }], [3, 7]],
    ])('%s', (_, since, at) => {
      const now = followQuote(inField, logged(since));
      expect(now && [now.from, now.to]).toEqual(at);
    });

    it('in the second paragraph', () => {
      const paragraph = (words: string) => ({ type: 'paragraph', content: [{ type: 'text', text: words }] });
      const rich = { ...inField, place: { ...inField.place, format: 'rich' as const } };
      const doc = { type: 'doc', content: [paragraph('Open'), paragraph('De Hoge Dijk')] };
      // Each paragraph has a place before and after it.
      expect(followQuote(rich, logged([written(doc)]))).toMatchObject({ from: 10, to: 14 });
    });
  });
});
