import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { MenuChip } from '#platform/web/ui/chip/menu-chip.tsx';
import { type Filter, FilterMenus } from '#platform/web/ui/filters/filter-menus.tsx';
import { Popover } from '#platform/web/ui/popover/popover.tsx';
import styles from './inbox.module.css';

export const moreFiltersId = 'inbox-more-filters';

interface MoreFiltersProps {
  filters: readonly Filter[];
  search: URLSearchParams;
  onChange(changes: Record<string, readonly string[]>): void;
}

/** What is asked for less often stands one press further, so that the list begins where one looks. */
export function MoreFilters({ filters, search, onChange }: MoreFiltersProps) {
  const { t } = useTranslation();
  const isOn = filters.some(({ name, choices }) => choices.length > 0 && search.has(name));
  return (
    <DialogTrigger>
      <MenuChip id={moreFiltersId} isOn={isOn}>
        {t('inbox.filters.more')}
      </MenuChip>
      <Popover placement="bottom end">
        <Dialog className={styles.moreFilters ?? ''} aria-label={t('inbox.filters.moreLabel')}>
          <FilterMenus of="inbox" filters={filters} search={search} onChange={onChange} />
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}
