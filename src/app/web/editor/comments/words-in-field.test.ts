import { beforeEach, describe, expect, test } from 'vitest';
import { wordsInField } from './words-in-field.ts';

let field: HTMLElement;

beforeEach(() => {
  field = document.createElement('div');
  document.body.replaceChildren(field);
});

describe('words that are chosen in a line', () => {
  test.each<[string, number, number, ReturnType<typeof wordsInField>]>([
    ['De Hoge Dijk', 3, 7, { at: 3, words: 'Hoge' }],
    ['De Hoge Dijk', 2, 8, { at: 3, words: 'Hoge' }],
    ['De Hoge Dijk', 4, 4, undefined],
    ['De Hoge Dijk', 2, 3, undefined],
    ['De Hoge Dijk', 0, 12, undefined],
  ])('%s, from %i to %i', (value, from, to, expected) => {
    const input = document.createElement('input');
    input.type = 'text';
    field.append(input);
    input.value = value;
    input.setSelectionRange(from, to);
    expect(wordsInField(field)).toEqual(expected);
  });
});

describe('words that are chosen in a text with marks', () => {
  beforeEach(() => {
    field.innerHTML = '<div contenteditable="true"><p>De <strong>Hoge</strong> Dijk</p><p>Open</p></div><p>Hulp</p>';
  });

  function choose(from: [string, number], to: [string, number]) {
    const range = document.createRange();
    const nodeOf = (selector: string) => field.querySelector(selector)?.firstChild as Node;
    range.setStart(nodeOf(from[0]), from[1]);
    range.setEnd(nodeOf(to[0]), to[1]);
    document.getSelection()?.removeAllRanges();
    document.getSelection()?.addRange(range);
  }

  test('across a mark', () => {
    choose(['p', 0], ['strong', 4]);
    expect(wordsInField(field)).toEqual({ at: 0, words: 'De Hoge' });
  });

  test('in the second paragraph', () => {
    choose(['p + p', 1], ['p + p', 4]);
    expect(wordsInField(field)).toEqual({ at: 13, words: 'pen' });
  });

  test('outside what is written', () => {
    choose(['div + p', 0], ['div + p', 4]);
    expect(wordsInField(field)).toBeUndefined();
  });
});
