import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { LiveSearchField } from '#platform/web/ui/field/live-search-field.tsx';
import { ChosenFilters, type Filter, FilterMenus } from '#platform/web/ui/filters/filter-menus.tsx';
import type { FormList } from '../contract/form.ts';
import { noOwner } from '../contract/form-sorts.ts';
import { formStandings } from '../contract/form-standing-names.ts';
import styles from './forms.module.css';

interface FormFiltersProps {
  search: URLSearchParams;
  owners: FormList['owners'];
  onChange(changes: Record<string, string | readonly string[]>): void;
}

/** They stand in the address, beside the pile that is open. */
export function FormFilters({ search, owners, onChange }: FormFiltersProps) {
  const { t } = useTranslation();
  const filters: Filter[] = [
    {
      name: 'standing',
      label: t('forms.list.columns.state'),
      isMany: true,
      choices: formStandings.map((id) => ({ id, label: t(`forms.list.standings.${id}`) })),
    },
    {
      name: 'owner',
      label: t('forms.list.columns.owner'),
      isMany: true,
      choices: [
        { id: noOwner, label: t('forms.list.nobody') },
        ...owners.map(({ guid, name }) => ({ id: guid, label: name })),
      ],
    },
  ];
  return (
    <>
      <div className={styles.filters}>
        <LiveSearchField
          className={styles.search}
          label={t('forms.list.search')}
          value={search.get('q') ?? ''}
          onChange={(q) => onChange({ q })}
        />
        <FilterMenus of="forms" {...{ filters, search, onChange }} />
      </div>
      <ChosenFilters
        of="forms"
        {...{ filters, search, onChange }}
        unknown={t('forms.list.unknown')}
        clear={{ href: '?', label: t('forms.list.clear') }}
      />
    </>
  );
}
