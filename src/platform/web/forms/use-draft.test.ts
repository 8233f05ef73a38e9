import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useDraft } from './use-draft.ts';

const stored = { name: 'Haven', roles: ['a', 'b'], note: '' };
const draftOf = () => renderHook((props) => useDraft(props), { initialProps: stored });

it('sends only what differs, and a list in another order does not', () => {
  const { result } = draftOf();
  expect(result.current.isDirty).toBe(false);
  act(() => result.current.set({ name: 'Kade', roles: ['b', 'a'] }));
  expect(result.current.fields).toEqual({ name: 'Kade', roles: ['b', 'a'], note: '' });
  expect(result.current.changes).toEqual({ name: 'Kade' });
  act(() => result.current.set({ name: 'Haven' }));
  expect(result.current.isDirty).toBe(false);
});

it('shows what is stored again after saving and Undo, and keeps what is typed meanwhile', () => {
  const { result, rerender } = draftOf();
  act(() => result.current.set({ name: 'Kade' }));
  rerender({ ...stored, name: 'Kade' });
  act(() => result.current.reset());
  act(() => result.current.set({ note: 'nieuw' }));
  rerender(stored);
  expect(result.current.fields).toEqual({ ...stored, note: 'nieuw' });
});
