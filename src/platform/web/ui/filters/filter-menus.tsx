import { ButtonLink } from '../button/button-link.tsx';
import { ChipRow } from '../chip/chip-row.tsx';
import { MenuChip } from '../chip/menu-chip.tsx';
import { RemovableChip } from '../chip/removable-chip.tsx';
import { Menu, MenuItem, MenuTrigger } from '../menu/menu.tsx';

export interface Filter {
  /** Its name in the address. */
  name: string;
  label: string;
  choices: { id: string; label: string }[];
  isMany: boolean;
}

interface FilterMenusProps {
  /** Of the list that they are about: two lists on one screen have filters of the same name. */
  of: string;
  filters: readonly Filter[];
  search: URLSearchParams;
  onChange: (changes: Record<string, readonly string[]>) => void;
}

const isOn = ({ name, choices }: Filter, search: URLSearchParams) => choices.length > 0 && search.has(name);
const menuId = (of: string, name: string) => `${of}-filter-${name}`;

/** The filters of a list stand in the address, so that it can be sent to a colleague. Each keeps its place, so that a hand or the focus finds it again. */
export function FilterMenus({ of, filters, search, onChange }: FilterMenusProps) {
  return filters
    .filter(({ choices }) => choices.length > 0)
    .map((filter) => {
      const { name, label, choices, isMany } = filter;
      return (
        <MenuTrigger key={name}>
          <MenuChip id={menuId(of, name)} isOn={isOn(filter, search)}>
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
    });
}

interface ChosenFiltersProps extends FilterMenusProps {
  /** Of what is chosen and is no choice any more. */
  unknown: string;
  clear: { href: string; label: string };
  /** Id of what opens the menus that do not stand in sight. */
  elsewhere?: string;
}

/** What is chosen in those menus, each to be taken back by itself. */
export function ChosenFilters({ of, filters, search, onChange, unknown, clear, elsewhere }: ChosenFiltersProps) {
  const chosen = filters.filter((filter) => isOn(filter, search));
  if (chosen.length === 0) return null;
  return (
    <ChipRow>
      {chosen.map((filter) => (
        <RemovableChip
          key={filter.name}
          onRemove={() => {
            onChange({ [filter.name]: [] });
            // The chip goes; whoever took it away goes on at the menu it came from.
            const menu = document.getElementById(menuId(of, filter.name)) ?? document.getElementById(elsewhere ?? '');
            menu?.focus();
          }}
        >
          {`${filter.label}: ${labelsOf(filter, search.getAll(filter.name), unknown)}`}
        </RemovableChip>
      ))}
      {chosen.length > 1 && (
        <ButtonLink variant="quiet" isCompact href={clear.href}>
          {clear.label}
        </ButtonLink>
      )}
    </ChipRow>
  );
}

const labelsOf = ({ choices }: Filter, given: readonly string[], unknown: string): string =>
  given.map((one) => choices.find(({ id }) => id === one)?.label ?? unknown).join(', ');
