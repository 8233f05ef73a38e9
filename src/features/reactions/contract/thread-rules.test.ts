import { expect, test } from 'vitest';
import type { ReactionRules } from './reaction-rules.ts';
import { rulesOfThread, type ThreadRules } from './thread-rules.ts';

const platform: ReactionRules = {
  permission: 'Roles',
  roleIds: ['a'],
  moderation: 'after',
  pictures: true,
  moderatorRoleIds: ['m'],
};

test.each<[ThreadRules | undefined, Partial<ReactionRules>]>([
  [undefined, {}],
  [{ permission: 'platform', moderation: 'platform', pictures: 'platform' }, {}],
  [{ permission: 'platform', moderation: 'before', pictures: 'platform' }, { moderation: 'before' }],
  [
    { permission: 'Users', moderation: 'platform', pictures: 'platform' },
    { permission: 'Users', roleIds: [] },
  ],
  [
    { permission: 'Public', moderation: 'after', pictures: 'no' },
    { permission: 'Public', roleIds: [], moderation: 'after', pictures: false },
  ],
])('a thread that says %j', (own, expected) => {
  expect(rulesOfThread(platform, own)).toEqual({ ...platform, ...expected });
});
