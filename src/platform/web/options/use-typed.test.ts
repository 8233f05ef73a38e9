import { act, renderHook } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HoldTypedContext } from './hold-typed.ts';
import { useTyped } from './use-typed.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function open(canBe?: (words: string) => boolean) {
  const changes: string[] = [];
  const from: string[] = [];
  const change = (words: string, was: string) => {
    changes.push(words);
    from.push(was);
  };
  const held = new Set<() => void>();
  const hold = (commit: () => void) => {
    held.add(commit);
    return () => void held.delete(commit);
  };
  const hook = renderHook(({ written }) => useTyped(written, change, canBe), {
    initialProps: { written: 'Oud' },
    wrapper: ({ children }) => createElement(HoldTypedContext, { value: hold }, children),
  });
  return { ...hook, changes, from, held, typed: () => hook.result.current };
}

test('what is typed without a pause is one change', () => {
  const { typed, changes } = open();
  act(() => typed().type('N'));
  act(() => vi.advanceTimersByTime(250));
  act(() => typed().type('Ni'));
  act(() => vi.advanceTimersByTime(250));
  expect([typed().value, changes]).toEqual(['Ni', []]);
  act(() => vi.advanceTimersByTime(100));
  expect(changes).toEqual(['Ni']);
});

test('leaving the field is a change at once, and nothing is one twice', () => {
  const { typed, changes } = open();
  act(() => typed().type('Nieuw'));
  act(() => typed().commit());
  act(() => typed().commit());
  act(() => vi.runAllTimers());
  expect(changes).toEqual(['Nieuw']);
});

test('what was typed is not lost when the field goes', () => {
  const { typed, changes, unmount } = open();
  act(() => typed().type('Nieuw'));
  unmount();
  expect(changes).toEqual(['Nieuw']);
});

test('what cannot be stays in the field and is no change', () => {
  const { typed, changes } = open((words) => words !== '');
  act(() => typed().type(''));
  act(() => typed().commit());
  expect([typed().value, typed().isRefused, changes]).toEqual(['', true, []]);
  act(() => typed().type('Wel'));
  act(() => typed().commit());
  expect([typed().isRefused, changes]).toEqual([false, ['Wel']]);
});

test('a field in which nobody types follows the document', () => {
  const { typed, rerender } = open();
  rerender({ written: 'Van een ander' });
  expect(typed().value).toBe('Van een ander');
});

test('a change says what stood there when typing began, whatever came meanwhile', () => {
  const { typed, changes, from, rerender } = open();
  act(() => typed().type('Oude'));
  rerender({ written: 'Van een ander' });
  expect(typed().value).toBe('Oude');
  act(() => typed().type('Ouder'));
  act(() => typed().commit());
  expect([changes, from]).toEqual([['Ouder'], ['Oud']]);
});

test('what was typed stays in the field until what is drawn has it, and typing goes on from there', () => {
  const { typed, changes, from, rerender } = open();
  act(() => typed().type('Ouder'));
  act(() => typed().commit());
  rerender({ written: 'Oud' });
  expect(typed().value).toBe('Ouder');
  act(() => typed().type('Ouders'));
  act(() => typed().commit());
  expect([changes, from]).toEqual([
    ['Ouder', 'Ouders'],
    ['Oud', 'Ouder'],
  ]);
  rerender({ written: 'De Ouders' });
  expect(typed().value).toBe('De Ouders');
  rerender({ written: 'Oud' });
  expect(typed().value).toBe('Oud');
});

test('whoever keeps the document knows at once that something is typed, may ask for it, and hears when nothing waits', () => {
  const { typed, changes, held } = open((words) => words !== '');
  act(() => typed().type('N'));
  act(() => typed().type('Ni'));
  expect(held.size).toBe(1);
  act(() => {
    for (const commit of held) commit();
  });
  expect([changes, held.size]).toEqual([['Ni'], 0]);
  act(() => typed().type(''));
  expect(held.size).toBe(1);
  act(() => typed().commit());
  expect([changes, held.size]).toEqual([['Ni'], 0]);
});
