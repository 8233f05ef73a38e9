import { expect, test } from 'vitest';
import type { ReactionRules } from './reaction-rules.ts';
import { rulesOfThread, type ThreadRules } from './thread-rules.ts';

const platform: ReactionRules = {
  permission: 'Roles',
  roleIds: ['a'],
  moderation: 'after',
  moderatorRoleIds: ['m'],
};

test.each<[ThreadRules | undefined, Partial<ReactionRules>]>([
  [undefined, {}],
  [{ permission: 'platform', moderation: 'platform' }, {}],
  [{ permission: 'platform', moderation: 'before' }, { moderation: 'before' }],
  [
    { permission: 'Users', moderation: 'platform' },
    { permission: 'Users', roleIds: [] },
  ],
  [
    { permission: 'Public', moderation: 'after' },
    { permission: 'Public', roleIds: [], moderation: 'after' },
  ],
])('a thread that says %j', (own, expected) => {
  expect(rulesOfThread(platform, own)).toEqual({ ...platform, ...expected });
});
