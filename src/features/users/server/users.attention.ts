import { viewersTag } from '#features/auth/contract/auth.tags.ts';
import type { AttentionRow } from '#features/today/contract/attention.ts';
import { attentionCall } from '#features/today/contract/attention-call.ts';
import { type FeatureAttention, ranks } from '#features/today/contract/feature-attention.ts';
import { withLanguagePrefix } from '#platform/contract/texts/language.ts';
import type { UserSummary } from '../contract/user.ts';
import { UserListQuery } from '../contract/user-filter.ts';
import { changeUser, deleteUser } from '../contract/users.endpoints.ts';
import { peopleNumberTag } from '../contract/users.tags.ts';
import type { UsersService } from './users.service.ts';

const waiting = { waiting: 'true', sort_by: 'created_asc' } as const;

const rowOf = ({ guid, name, email, createdAt, can }: UserSummary, href: string): AttentionRow => ({
  id: `user-${guid}`,
  title: { key: 'users.attention.title', values: { name } },
  about: { key: 'users.attention.about', values: { email }, moments: { moment: createdAt } },
  href,
  person: name,
  actions: [
    ...(can.delete
      ? [
          {
            kind: 'call' as const,
            label: 'users.attention.refuse',
            isMain: false,
            call: attentionCall(deleteUser, { params: { guid }, query: {} }),
            said: { key: 'users.attention.refused', values: { name } },
            confirm: {
              title: { key: 'users.attention.refuseTitle', values: { name } },
              text: { key: 'users.attention.refuseText', values: { email } },
              label: 'users.attention.refuseConfirm',
            },
          },
        ]
      : []),
    {
      kind: 'call',
      label: 'users.attention.admit',
      isMain: true,
      call: attentionCall(changeUser, { params: { guid }, body: { isActive: true } }),
      // Not taken back from here: they are told by mail at once.
      said: { key: 'users.attention.admitted', values: { name } },
    },
  ],
});

export const usersAttention: FeatureAttention<{ users: UsersService }> = {
  tags: [peopleNumberTag, viewersTag],
  sources: [
    {
      section: 'newMembers',
      rank: ranks.waiting + 2,
      access: 'admin',
      more: ({ language }) => withLanguagePrefix('/admin/users?waiting=true&sort=created_asc', language),
      async look({ users }, { viewer, language, limit }) {
        const query = UserListQuery.parse({ ...waiting, itemCount: limit });
        const found = await users.list(viewer, query);
        return {
          total: found.totalNumberOfItems,
          rows: found.users.map((user) =>
            rowOf(user, withLanguagePrefix(`/admin/users/${user.guid}/profile`, language)),
          ),
        };
      },
    },
  ],
};
