import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useTyped } from './use-typed.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function open(canBe?: (words: string) => boolean) {
  const changes: string[] = [];
  const hook = renderHook(({ written }) => useTyped(written, (words: string) => changes.push(words), canBe), {
    initialProps: { written: 'Oud' },
  });
  return { ...hook, changes, typed: () => hook.result.current };
}

test('what is typed without a pause is one change', () => {
  const { typed, changes } = open();
  act(() => typed().type('N'));
  act(() => vi.advanceTimersByTime(600));
  act(() => typed().type('Ni'));
  act(() => vi.advanceTimersByTime(600));
  expect([typed().value, changes]).toEqual(['Ni', []]);
  act(() => vi.advanceTimersByTime(200));
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
