import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { MediaFile, MediaQueryInput } from '../../contract/media.ts';
import { useChosenMedia } from './use-chosen-media.ts';

const files = ['a', 'b'].map((guid) => ({ guid }) as MediaFile);
const hook = (total: number) =>
  renderHook(({ query }: { query: MediaQueryInput }) => useChosenMedia(query, files, total), {
    initialProps: { query: { search: 'haven' } as MediaQueryInput },
  });

test('all that was found can be chosen after the page, as long as the question stays', () => {
  const { result, rerender } = hook(83);
  expect(result.current.all).toBeUndefined();
  act(() => result.current.choose(new Set(['a', 'b'])));
  expect(result.current.all).toMatchObject({ total: 83, isChosen: false });
  act(() => result.current.all?.onChange(true));
  expect(result.current.all?.isChosen).toBe(true);
  rerender({ query: { search: 'haven', pageNumber: 2 } });
  expect(result.current.all?.isChosen).toBe(true);
  // One of them left out: the others of this page stay.
  act(() => result.current.choose(new Set(['a'])));
  expect([[...result.current.chosen], result.current.all]).toEqual([['a'], undefined]);
  rerender({ query: { search: 'brug' } });
  expect(result.current.chosen.size).toBe(0);
});

test('one page is all there is', () => {
  const { result } = hook(2);
  act(() => result.current.choose(new Set(['a', 'b'])));
  expect(result.current.all).toBeUndefined();
});
