import { describe, expect, it } from 'vitest';
import { type InvitationState, invitationState } from './invitation-state.ts';

const now = new Date('2026-11-15T12:00:00Z');
const before = new Date('2026-11-15T11:59:59Z');
const after = new Date('2026-11-15T12:00:01Z');

describe('invitationState', () => {
  it.each<[string, Parameters<typeof invitationState>[0], InvitationState]>([
    ['nothing happened', { acceptedAt: null, revokedAt: null, expiresAt: after }, 'Open'],
    ['its time is over', { acceptedAt: null, revokedAt: null, expiresAt: before }, 'Expired'],
    ['its time is over this moment', { acceptedAt: null, revokedAt: null, expiresAt: now }, 'Expired'],
    ['taken back', { acceptedAt: null, revokedAt: before, expiresAt: after }, 'Revoked'],
    ['taken back, long ago', { acceptedAt: null, revokedAt: before, expiresAt: before }, 'Revoked'],
    ['accepted', { acceptedAt: before, revokedAt: null, expiresAt: after }, 'Accepted'],
    ['accepted, long ago', { acceptedAt: before, revokedAt: null, expiresAt: before }, 'Accepted'],
  ])('%s', (_, moments, state) => {
    expect(invitationState(moments, now)).toBe(state);
  });
});
