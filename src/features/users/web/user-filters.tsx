import type { Role } from '#features/roles/contract/role.ts';
import { accountTypes } from '#platform/contract/rights/viewer.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { LiveSearchField } from '#platform/web/ui/field/live-search-field.tsx';
import { ChosenFilters, type Filter, FilterMenus } from '#platform/web/ui/filters/filter-menus.tsx';
import { origins } from '../contract/origin.ts';
import { lastSeenPeriods } from '../contract/user-sort.ts';
import { withoutFilters } from './users-address.ts';
import styles from './users-screen.module.css';

interface UserFiltersProps {
  search: URLSearchParams;
  roles: readonly Role[];
  onChange: (changes: Record<string, string | readonly string[]>) => void;
}

function useFilters(roles: readonly Role[]): Filter[] {
  const { t } = useTranslation();
  return [
    {
      name: 'active',
      label: t('users.filters.status'),
      isMany: false,
      choices: [
        { id: 'true', label: t('users.filters.active') },
        { id: 'false', label: t('users.filters.inactive') },
      ],
    },
    {
      name: 'waiting',
      label: t('users.filters.waiting'),
      isMany: false,
      choices: [
        { id: 'true', label: t('users.filters.isWaiting') },
        { id: 'false', label: t('users.filters.isNotWaiting') },
      ],
    },
    {
      name: 'type',
      label: t('users.filters.type'),
      isMany: true,
      choices: accountTypes.map((id) => ({ id, label: t(`users.type.${id}`) })),
    },
    {
      name: 'role',
      label: t('users.filters.role'),
      isMany: true,
      choices: roles.map(({ id, name }) => ({ id, label: name })),
    },
    {
      name: 'verified',
      label: t('users.filters.verified'),
      isMany: false,
      choices: [
        { id: 'true', label: t('users.filters.isVerified') },
        { id: 'false', label: t('users.filters.isUnverified') },
      ],
    },
    {
      name: 'origin',
      label: t('users.filters.origin'),
      isMany: true,
      choices: origins.map((id) => ({ id, label: t(`users.originShort.${id}`) })),
    },
    {
      name: 'lastSeen',
      label: t('users.filters.lastSeen'),
      isMany: false,
      choices: lastSeenPeriods.map((id) => ({ id, label: t(`users.filters.seen.${id}`) })),
    },
  ];
}

/** The filters stand in the address, so that a list can be sent to a colleague. */
export function UserFilters({ search, roles, onChange }: UserFiltersProps) {
  const { t } = useTranslation();
  return (
    <>
      <LiveSearchField
        className={styles.search}
        label={t('users.admin.search')}
        value={search.get('q') ?? ''}
        onChange={(q) => onChange({ q })}
      />
      <FilterMenus of="users" filters={useFilters(roles)} search={search} onChange={onChange} />
    </>
  );
}

export function ChosenUserFilters({ search, roles, onChange }: UserFiltersProps) {
  const { t } = useTranslation();
  return (
    <ChosenFilters
      of="users"
      filters={useFilters(roles)}
      search={search}
      onChange={onChange}
      unknown={t('users.filters.unknownRole')}
      clear={{ href: withoutFilters(search), label: t('users.admin.clear') }}
    />
  );
}
