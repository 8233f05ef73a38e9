import { describe, expect, it } from 'vitest';
import { rowBeside, triageActionOf } from './triage-keys.ts';

const pressed = (key: string, more: object = {}) => ({ key, ctrlKey: false, metaKey: false, altKey: false, ...more });

describe('triage by keyboard', () => {
  it.each([
    ['j', 'next'],
    ['K', 'previous'],
    ['x', 'choose'],
    ['a', 'assign'],
    ['r', 'reply'],
    ['n', 'note'],
    ['e', 'done'],
    ['q', undefined],
    ['Enter', undefined],
    ['toString', undefined],
  ])('%s: %s', (key, action) => {
    expect(triageActionOf(pressed(key), false)).toBe(action);
  });

  it('is off while somebody types, and leaves the keys of the browser alone', () => {
    expect(triageActionOf(pressed('j'), true)).toBeUndefined();
    expect(triageActionOf(pressed('a', { ctrlKey: true }), false)).toBeUndefined();
    expect(triageActionOf(pressed('r', { metaKey: true }), false)).toBeUndefined();
  });

  it.each([
    [undefined, 1, 'a'],
    [undefined, -1, 'c'],
    ['a', 1, 'b'],
    ['c', 1, undefined],
    ['a', -1, undefined],
    ['gone', 1, 'a'],
  ] as const)('from %s by %s: %s', (at, step, id) => {
    expect(rowBeside(['a', 'b', 'c'], at, step)).toBe(id);
  });
});
