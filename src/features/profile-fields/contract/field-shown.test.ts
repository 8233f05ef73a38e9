import { describe, expect, it } from 'vitest';
import { isFieldShown } from './field-shown.ts';

const other = { isMett: false, isOwnerOrAdmin: false };
const owner = { isMett: false, isOwnerOrAdmin: true };
const staff = { isMett: true, isOwnerOrAdmin: true };

describe('which fields one sees (§6)', () => {
  it.each([
    ['others, not for the user alone', { visibleFor: null, mett: false }, other, true],
    ['others, for the user alone', { visibleFor: 'user' as const, mett: false }, other, false],
    ['the person, for the user alone', { visibleFor: 'user' as const, mett: false }, owner, true],
    ['the person, of platform staff', { visibleFor: null, mett: true }, owner, false],
    ['others, of platform staff', { visibleFor: null, mett: true }, other, false],
    ['staff, of platform staff', { visibleFor: 'user' as const, mett: true }, staff, true],
  ])('%s', (_, field, reader, isShown) => {
    expect(isFieldShown(field, reader)).toBe(isShown);
  });
});
