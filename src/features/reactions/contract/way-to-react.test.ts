import { expect, test } from 'vitest';
import { anonymousViewer, viewerOf } from '#platform/contract/rights/viewer.ts';
import type { Visibility } from '#platform/contract/rights/visibility.ts';
import type { WayToReact } from './reaction-words.ts';
import { wayToReact } from './way-to-react.ts';

const account = { id: 'x', accountType: 'Standard' as const, emailVerified: true, isActive: true, roleIds: [] };
const people = {
  visitor: anonymousViewer,
  inactive: viewerOf({ ...account, isActive: false }),
  unproven: viewerOf({ ...account, emailVerified: false }),
  member: viewerOf(account),
  'team member': viewerOf({ ...account, roleIds: ['team'] }),
  admin: viewerOf({ ...account, accountType: 'Admin' }),
};

test.each<[Visibility, keyof typeof people, WayToReact]>([
  ['Public', 'visitor', 'guest'],
  ['Public', 'inactive', 'guest'],
  ['Public', 'member', 'member'],
  ['Verify', 'visitor', 'proof'],
  ['Verify', 'unproven', 'proof'],
  ['Verify', 'member', 'member'],
  ['Users', 'visitor', 'sign-in'],
  ['Users', 'unproven', 'member'],
  ['Users', 'inactive', 'none'],
  ['Roles', 'visitor', 'sign-in'],
  ['Roles', 'member', 'none'],
  ['Roles', 'team member', 'member'],
  ['Admin', 'visitor', 'none'],
  ['Admin', 'member', 'none'],
  ['Admin', 'admin', 'member'],
])('%s, %s: %s', (permission, person, expected) => {
  const rules = { permission, roleIds: ['team'], moderation: 'after', pictures: true, moderatorRoleIds: [] } as const;
  expect(wayToReact(people[person], rules)).toBe(expected);
});
