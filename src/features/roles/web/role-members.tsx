import UserMinus from 'lucide-react/icons/user-minus';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useRunTask } from '#features/tasks/web/task-context.ts';
import { formatNumber, withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { useLoaded } from '#platform/web/api/load-cache.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useSaid } from '#platform/web/notifications/say.ts';
import { IconButton } from '#platform/web/ui/button/icon-button.tsx';
import { EmptyState } from '#platform/web/ui/empty-state/empty-state.tsx';
import { AskedSearchField } from '#platform/web/ui/field/asked-search-field.tsx';
import { Pagination } from '#platform/web/ui/pagination/pagination.tsx';
import { useExistingPage } from '#platform/web/ui/pagination/use-existing-page.ts';
import { Sheet } from '#platform/web/ui/screen/sheet.tsx';
import { RowLink } from '#platform/web/ui/table/row-link.tsx';
import { Table } from '#platform/web/ui/table/table.tsx';
import type { Role } from '../contract/role.ts';
import { addRoleMembers, listRoleMembers, removeRoleMember } from '../contract/roles.endpoints.ts';
import { AddMember } from './add-member.tsx';
import { membersInput } from './load-roles.ts';
import { useRolesReload } from './use-roles-reload.ts';

const perPage = 25;

/** Who has the role; adding and taking out can both be undone. */
export function RoleMembers({ role }: { role: Role }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const input = membersInput(role.id, search);
  const { users, totalNumberOfItems } = useLoaded(listRoleMembers, input);
  const { add, remove } = useMembers(role.id);
  const [isEmptied, setEmptied] = useState(0);
  const pageAddress = (page: number) => `?${new URLSearchParams({ q: input.query.search, page: String(page) })}`;
  const pages = {
    page: input.query.pageNumber,
    pageCount: Math.ceil(totalNumberOfItems / perPage),
    hrefFor: pageAddress,
  };
  useExistingPage(pages);
  useSaid(t('ui.table.found', { count: totalNumberOfItems }));
  return (
    <Sheet title={`${t('roles.members.title')} (${formatNumber(role.memberCount, language)})`}>
      <AddMember
        key={isEmptied}
        isNext={isEmptied > 0}
        onAdd={async (guid) => {
          await add(guid);
          setEmptied((count) => count + 1);
        }}
      />
      {(role.memberCount > perPage || input.query.search !== '') && (
        <AskedSearchField
          label={t('roles.members.search')}
          value={input.query.search}
          onSubmit={(q) => void navigate(q === '' ? '?' : `?${new URLSearchParams({ q })}`)}
        />
      )}
      <Table
        id="members-list"
        label={t('roles.members.title')}
        rows={users.map((user) => ({ ...user, id: user.guid }))}
        columns={[
          {
            id: 'name',
            label: t('roles.members.name'),
            isRowHeader: true,
            cell: ({ guid, name }) => (
              <RowLink href={withLanguagePrefix(`/admin/users/${guid}/profile`, language)}>{name}</RowLink>
            ),
          },
          { id: 'email', label: t('roles.members.email'), priority: 2, cell: ({ email }) => email },
          {
            id: 'actions',
            label: t('roles.members.actions'),
            isLabelHidden: true,
            cell: ({ guid, name }) => (
              <IconButton
                icon={UserMinus}
                label={t('roles.members.remove', { name })}
                onPress={() => void remove(guid)}
              />
            ),
          },
        ]}
        empty={
          <EmptyState
            title={t(input.query.search === '' ? 'roles.members.none' : 'roles.members.noneFound')}
            picture={null}
          >
            {t('roles.members.noneHint')}
          </EmptyState>
        }
      />
      <Pagination label={t('roles.members.pages')} listId="members-list" {...pages} />
    </Sheet>
  );
}

function useMembers(id: string) {
  const call = useCall();
  const runTask = useRunTask();
  const reload = useRolesReload();
  const give = async (guid: string) => {
    await call(addRoleMembers, { params: { id }, body: { guids: [guid] } });
    await reload();
  };
  const take = async (guid: string) => {
    await call(removeRoleMember, { params: { id, guid } });
    await reload();
  };
  return {
    add: (guid: string) => runTask({ type: 'edit', entity: 'role', run: () => give(guid), undo: () => take(guid) }),
    remove: (guid: string) => runTask({ type: 'edit', entity: 'role', run: () => take(guid), undo: () => give(guid) }),
  };
}
