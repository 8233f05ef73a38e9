import { describe, expect, it } from 'vitest';
import type { Operation, Path, TextPlace } from '#features/pages/contract/operations/operation.ts';
import { followQuote } from './follow-quote.ts';

const block = '00000000-0000-4000-8000-000000000001';
const other = '00000000-0000-4000-8000-000000000002';
const placeAt = (path: Path, language = 'nl'): TextPlace => ({ block, path, language, format: 'plain' });
const place = placeAt(['options', 'items', 1, 'title']);
const quoted = { place, from: 4, to: 8 };

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
    const now = followQuote(quoted, since);
    expect(now && [now.from, now.to]).toEqual(at);
  });

  it('go along with their entry of a list', () => {
    const first: Operation = { kind: 'splice', block, path: ['options', 'items'], at: 0, remove: 0, insert: [{}] };
    const moved = placeAt(['options', 'items', 2, 'title']);
    expect(followQuote(quoted, [first, replace(0, 0, 'a', moved), replace(0, 0, 'bb')])).toEqual({
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
      const now = followQuote(inField, since);
      expect(now && [now.from, now.to]).toEqual(at);
    });

    it('in the second paragraph', () => {
      const paragraph = (words: string) => ({ type: 'paragraph', content: [{ type: 'text', text: words }] });
      const rich = { ...inField, place: { ...inField.place, format: 'rich' as const } };
      const doc = { type: 'doc', content: [paragraph('Open'), paragraph('De Hoge Dijk')] };
      // Each paragraph has a place before and after it.
      expect(followQuote(rich, [written(doc)])).toMatchObject({ from: 10, to: 14 });
    });
  });
});
