import { expect, test } from 'vitest';
import { anonymousViewer, viewerOf } from '#platform/contract/rights/viewer.ts';
import type { Visibility } from '#platform/contract/rights/visibility.ts';
import type { NameAudience } from './poll-words.ts';
import { votingRule } from './voting-rule.ts';

const account = { id: 'a', accountType: 'Standard', emailVerified: true, isActive: true, roleIds: [] } as const;
const viewers = {
  visitor: anonymousViewer,
  member: viewerOf(account),
  unproven: viewerOf({ ...account, emailVerified: false }),
  inactive: viewerOf({ ...account, isActive: false }),
  neighbour: viewerOf({ ...account, roleIds: ['neighbours'] }),
  admin: viewerOf({ ...account, accountType: 'Admin' }),
};

test.each<[keyof typeof viewers, Visibility, NameAudience, string]>([
  ['visitor', 'Public', 'nobody', 'browser'],
  ['visitor', 'Public', 'managers', 'prove'],
  ['member', 'Public', 'nobody', 'account'],
  ['inactive', 'Public', 'nobody', 'browser'],
  ['visitor', 'Verify', 'nobody', 'prove'],
  ['unproven', 'Verify', 'nobody', 'prove'],
  ['member', 'Verify', 'members', 'account'],
  ['visitor', 'Users', 'nobody', 'sign-in'],
  ['member', 'Users', 'nobody', 'account'],
  ['inactive', 'Users', 'nobody', 'refused'],
  ['visitor', 'Roles', 'nobody', 'sign-in'],
  ['member', 'Roles', 'nobody', 'refused'],
  ['neighbour', 'Roles', 'nobody', 'account'],
  ['visitor', 'Admin', 'nobody', 'refused'],
  ['member', 'Admin', 'nobody', 'refused'],
  ['admin', 'Admin', 'nobody', 'account'],
])('a %s where %s may vote and names are for %s: %s', (viewer, addPermission, names, rule) => {
  expect(votingRule(viewers[viewer], { addPermission, addRoles: ['neighbours'] }, names)).toBe(rule);
});
