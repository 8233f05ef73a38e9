import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { ApplicationUser } from '../contract/profile.ts';
import { useProfileDraft } from './use-profile-draft.ts';

const noor = {
  firstName: 'Noor',
  middleName: 'van',
  lastName: 'Dijk',
  properties: [{ key: 'alias', value: 'Kade' }],
} as unknown as ApplicationUser;

const draftOf = (user: ApplicationUser) => renderHook((props) => useProfileDraft(props), { initialProps: user });

describe('what was typed and not saved yet', () => {
  it('lies over the profile, and is all that will be sent', () => {
    const { result } = draftOf(noor);
    expect(result.current.isDirty).toBe(false);
    act(() => result.current.setName('firstName', 'Nora'));
    act(() => result.current.setValue('team', 'Haven'));
    expect([result.current.name('firstName'), result.current.name('lastName')]).toEqual(['Nora', 'Dijk']);
    expect(result.current.changes).toEqual({ firstName: 'Nora', properties: [{ key: 'team', value: 'Haven' }] });
  });

  it.each([
    ['emptied text', 'alias', '', [{ key: 'alias', value: null }]],
    ['a list without a choice', 'talen', [], undefined],
    ['what it was', 'alias', 'Kade', undefined],
  ])('%s', (_, key, value, properties) => {
    const { result } = draftOf(noor);
    act(() => result.current.setValue(key, value));
    expect(result.current.changes.properties).toEqual(properties);
    expect(result.current.isDirty).toBe(properties !== undefined);
  });

  it('lets everything else follow the profile, as after Undo', () => {
    const { result, rerender } = draftOf(noor);
    act(() => result.current.setName('firstName', 'Nora'));
    rerender({ ...noor, lastName: 'Dijkstra', properties: [{ key: 'alias', value: 'Wal' }] });
    expect([result.current.name('firstName'), result.current.name('lastName')]).toEqual(['Nora', 'Dijkstra']);
    expect(result.current.value('alias')).toBe('Wal');
    act(() => result.current.reset());
    expect([result.current.name('firstName'), result.current.isDirty]).toEqual(['Noor', false]);
  });
});
