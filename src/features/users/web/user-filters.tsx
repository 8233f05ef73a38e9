import type { Role } from '#features/roles/contract/role.ts';
import { accountTypes } from '#platform/contract/rights/viewer.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { ButtonLink } from '#platform/web/ui/button/button-link.tsx';
import { ChipRow } from '#platform/web/ui/chip/chip-row.tsx';
import { MenuChip } from '#platform/web/ui/chip/menu-chip.tsx';
import { RemovableChip } from '#platform/web/ui/chip/removable-chip.tsx';
import { LiveSearchField } from '#platform/web/ui/field/live-search-field.tsx';
import { Menu, MenuItem, MenuTrigger } from '#platform/web/ui/menu/menu.tsx';
import { origins } from '../contract/origin.ts';
import { lastSeenPeriods } from '../contract/user-sort.ts';
import { withoutFilters } from './users-address.ts';
import styles from './users-screen.module.css';

interface Choice {
  id: string;
  label: string;
}

interface Filter {
  /** Its name in the address. */
  name: string;
  label: string;
  choices: Choice[];
  isMany: boolean;
}

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

const isOn = ({ name, choices }: Filter, search: URLSearchParams) => choices.length > 0 && search.has(name);

const menuId = (name: string) => `users-filter-${name}`;

/** The filters stand in the address, so that a list can be sent to a colleague. Each keeps its place, so that a hand or the focus finds it again. */
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
      {useFilters(roles)
        .filter(({ choices }) => choices.length > 0)
        .map((filter) => (
          <FilterMenu key={filter.name} filter={filter} search={search} onChange={onChange} />
        ))}
    </>
  );
}

/** What is chosen in those menus, each to be taken back by itself. */
export function ChosenFilters({ search, roles, onChange }: UserFiltersProps) {
  const { t } = useTranslation();
  const chosen = useFilters(roles).filter((filter) => isOn(filter, search));
  if (chosen.length === 0) return null;
  return (
    <ChipRow>
      {chosen.map((filter) => (
        <RemovableChip
          key={filter.name}
          onRemove={() => {
            onChange({ [filter.name]: [] });
            // The chip goes; whoever took it away goes on at the menu it came from.
            document.getElementById(menuId(filter.name))?.focus();
          }}
        >
          {`${filter.label}: ${labelsOf(filter, search.getAll(filter.name), t('users.filters.unknownRole'))}`}
        </RemovableChip>
      ))}
      {chosen.length > 1 && (
        <ButtonLink variant="quiet" isCompact href={withoutFilters(search)}>
          {t('users.admin.clear')}
        </ButtonLink>
      )}
    </ChipRow>
  );
}

function labelsOf({ choices }: Filter, given: readonly string[], unknown: string): string {
  return given.map((one) => choices.find(({ id }) => id === one)?.label ?? unknown).join(', ');
}

function FilterMenu({ filter, search, onChange }: { filter: Filter } & Omit<UserFiltersProps, 'roles'>) {
  const { name, label, choices, isMany } = filter;
  return (
    <MenuTrigger>
      <MenuChip id={menuId(name)} isOn={isOn(filter, search)}>
        {label}
      </MenuChip>
      <Menu
        aria-label={label}
        selectionMode={isMany ? 'multiple' : 'single'}
        selectedKeys={search.getAll(name)}
        onSelectionChange={(keys) => onChange({ [name]: [...keys].map(String) })}
      >
        {choices.map((choice) => (
          <MenuItem key={choice.id} id={choice.id} label={choice.label} />
        ))}
      </Menu>
    </MenuTrigger>
  );
}
