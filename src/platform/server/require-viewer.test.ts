import { describe, expect, it } from 'vitest';
import {
  type AccountType,
  anonymousViewer,
  systemViewer,
  type Viewer,
  viewerOf,
} from '#platform/contract/rights/viewer.ts';
import { requireAdmin, requireContentManager, requireUserId } from './require-viewer.ts';

const person = (accountType: AccountType, isActive = true) =>
  viewerOf({ id: 'someone', accountType, emailVerified: true, isActive, roleIds: [] });

const refusalOf = (check: (viewer: Viewer) => unknown, viewer: Viewer): string | undefined => {
  try {
    check(viewer);
    return undefined;
  } catch (error) {
    return (error as { code: string }).code;
  }
};

describe('what a service requires of who asks', () => {
  it.each([
    ['a visitor', anonymousViewer, 'not-allowed', 'not-allowed', 'sign-in-needed'],
    ['a member', person('Standard'), 'not-allowed', 'not-allowed', undefined],
    ['a content manager', person('ContentManager'), 'not-allowed', undefined, undefined],
    ['an admin', person('Admin'), undefined, undefined, undefined],
    ['an admin who was switched off', person('Admin', false), 'not-allowed', 'not-allowed', undefined],
    ['work of the system', systemViewer('test'), undefined, undefined, 'sign-in-needed'],
  ])('%s', (_, viewer, asAdmin, asManager, asUser) => {
    expect(refusalOf(requireAdmin, viewer)).toBe(asAdmin);
    expect(refusalOf(requireContentManager, viewer)).toBe(asManager);
    expect(refusalOf(requireUserId, viewer)).toBe(asUser);
  });
});
