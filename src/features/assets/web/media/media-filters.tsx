import LayoutGrid from 'lucide-react/icons/layout-grid';
import List from 'lucide-react/icons/list';
import Trash2 from 'lucide-react/icons/trash-2';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { ToggleChip } from '#platform/web/ui/chip/toggle-chip.tsx';
import { LiveSearchField } from '#platform/web/ui/field/live-search-field.tsx';
import { Select } from '#platform/web/ui/field/select.tsx';
import { SegmentedControl } from '#platform/web/ui/segmented-control/segmented-control.tsx';
import { assetKinds } from '../../contract/asset-kind.ts';
import { mediaStates } from '../../contract/media.ts';
import styles from './media.module.css';

interface MediaFiltersProps {
  search: URLSearchParams;
  onChange: (changes: Record<string, string>) => void;
}

const orders = ['changed_desc', 'name_asc', 'size_desc'] as const;
export type MediaView = 'grid' | 'list';
export const mediaViewOf = (search: URLSearchParams): MediaView => (search.get('view') === 'list' ? 'list' : 'grid');

/** The filters stand in the address, so that what was found can be sent to a colleague. */
export function MediaFilters({ search, onChange }: MediaFiltersProps) {
  const { t } = useTranslation();
  const chip = (name: 'kind' | 'state', value: string, label: string, isTrash = false) => (
    <ToggleChip
      key={value}
      isSelected={search.get(name) === value}
      onChange={(isOn) => onChange({ [name]: isOn ? value : '' })}
      {...(isTrash ? { icon: Trash2 } : {})}
    >
      {label}
    </ToggleChip>
  );
  return (
    <>
      <div className={styles.filters}>
        <LiveSearchField
          className={styles.search}
          label={t('assets.search')}
          value={search.get('q') ?? ''}
          onChange={(q) => onChange({ q })}
        />
        <Select
          className={styles.order}
          label={t('assets.order')}
          isLabelHidden
          value={orders.find((order) => order === search.get('sort')) ?? 'changed_desc'}
          onChange={(sort) => onChange({ sort })}
          options={orders.map((id) => ({ id, label: t(`assets.orders.${id}`) }))}
        />
        <SegmentedControl
          label={t('assets.view')}
          value={mediaViewOf(search)}
          onChange={(view) => onChange({ view: view === 'grid' ? '' : view })}
          segments={[
            { id: 'grid', label: t('assets.views.grid'), icon: LayoutGrid },
            { id: 'list', label: t('assets.views.list'), icon: List },
          ]}
        />
      </div>
      <fieldset className={styles.chips}>
        <legend className="visually-hidden">{t('assets.filters')}</legend>
        {assetKinds.map((kind) => chip('kind', kind, t(`assets.kinds.${kind}`)))}
        {mediaStates.map((state) => chip('state', state, t(`assets.states.${state}`), state === 'trash'))}
      </fieldset>
    </>
  );
}
