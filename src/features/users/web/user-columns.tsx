import type { Role } from '#features/roles/contract/role.ts';
import type { Translate } from '#platform/web/i18n/i18n.ts';
import type { Dates } from '#platform/web/i18n/use-dates.ts';
import { Avatar } from '#platform/web/ui/avatar/avatar.tsx';
import { RowLink } from '#platform/web/ui/table/row-link.tsx';
import type { TableColumn } from '#platform/web/ui/table/table-column.ts';
import { Tag } from '#platform/web/ui/tag/tag.tsx';
import type { UserSummary } from '../contract/user.ts';
import type { ChoosableColumn } from './chosen-columns.ts';
import { lastSeenText } from './last-seen-text.ts';
import { UserActions } from './user-actions.tsx';
import { UserStatus } from './user-status.tsx';
import styles from './users-screen.module.css';

export type UserRow = UserSummary & { id: string };

interface ColumnParts {
  t: Translate;
  dates: Dates;
  roles: readonly Role[];
  chosen: readonly ChoosableColumn[];
  /** Where the name leads: beside the table on a wide screen, else to the person's own screen. */
  hrefOf: (row: UserRow) => string;
}

export function userColumns({ t, dates, roles, chosen, hrefOf }: ColumnParts): TableColumn<UserRow>[] {
  const now = new Date();
  const choosable: Record<ChoosableColumn, TableColumn<UserRow>> = {
    type: {
      id: 'type',
      label: t('users.admin.type'),
      isSortable: true,
      priority: 3,
      cell: ({ accountType }) => t(`users.type.${accountType}`),
    },
    roles: {
      id: 'roles',
      label: t('users.admin.roles'),
      priority: 3,
      cell: ({ roleIds }) => <RoleTags roleIds={roleIds} roles={roles} />,
    },
    status: { id: 'status', label: t('users.admin.status'), cell: (row) => <UserStatus {...row} /> },
    lastSeen: {
      id: 'lastSeen',
      label: t('users.admin.lastSeen'),
      isSortable: true,
      priority: 3,
      cell: ({ lastSeenAt }) => <span className="nowrap">{lastSeenText(lastSeenAt, now, dates, t)}</span>,
    },
    origin: {
      id: 'origin',
      label: t('users.admin.origin'),
      priority: 4,
      cell: ({ origin }) => t(`users.originShort.${origin}`),
    },
    created: {
      id: 'created',
      label: t('users.admin.created'),
      isSortable: true,
      priority: 4,
      cell: ({ createdAt }) => <span className="nowrap">{dates.date(createdAt)}</span>,
    },
  };
  return [
    {
      id: 'name',
      label: t('users.admin.name'),
      isRowHeader: true,
      isSortable: true,
      cell: (row) => (
        <div className={styles.who}>
          <Avatar name={row.name} />
          <div className={styles.whoWords}>
            <RowLink href={hrefOf(row)}>{row.name}</RowLink>
            {/* Who has no name is called by the address already. */}
            {row.email !== row.name && <small>{row.email}</small>}
          </div>
        </div>
      ),
    },
    ...chosen.map((column) => choosable[column]),
    {
      id: 'actions',
      label: t('users.admin.actions'),
      isLabelHidden: true,
      cell: (row) => <UserActions user={row} />,
    },
  ];
}

export function RoleTags({ roleIds, roles }: { roleIds: readonly string[]; roles: readonly Role[] }) {
  return (
    <span className={styles.tags}>
      {roles
        .filter(({ id }) => roleIds.includes(id))
        .map(({ id, name }) => (
          <Tag key={id}>{name}</Tag>
        ))}
    </span>
  );
}
