import { defaultLanguage } from '#platform/contract/texts/language.ts';
import { languageName } from '#platform/contract/texts/language-name.ts';
import { useLanguages } from '#platform/web/i18n/platform-locale.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { LiveSearchField } from '#platform/web/ui/field/live-search-field.tsx';
import { ChosenFilters, type Filter, FilterMenus } from '#platform/web/ui/filters/filter-menus.tsx';
import { SegmentedControl } from '#platform/web/ui/segmented-control/segmented-control.tsx';
import { changedPeriods, noOwner, reviewPeriods } from '../../contract/overview/overview-choices.ts';
import type { PageOverview } from '../../contract/overview/page-overview.ts';
import { publications } from '../../contract/publication.ts';
import styles from './overview.module.css';
import { kindsOfPages, viewOf, withoutFilters } from './overview-address.ts';

interface OverviewFiltersProps {
  search: URLSearchParams;
  owners: PageOverview['owners'];
  onChange(changes: Record<string, string | readonly string[]>): void;
}

function useFilters({ owners, search }: Pick<OverviewFiltersProps, 'owners' | 'search'>): Filter[] {
  const { t } = useTranslation();
  const language = useLanguage();
  const others = useLanguages().filter((one) => one !== defaultLanguage);
  const among = (name: string, ids: readonly string[], isMany = false): Filter => ({
    name,
    label: t(`pages.overview.filters.${name}.label`),
    isMany,
    choices: ids.map((id) => ({ id, label: t(`pages.overview.filters.${name}.${id}`) })),
  });
  return [
    {
      name: 'status',
      label: t('pages.overview.filters.status'),
      isMany: true,
      choices: publications.map((id) => ({ id, label: t(`pages.overview.status.${id}`) })),
    },
    {
      name: 'lang',
      label: t('pages.overview.filters.language'),
      isMany: true,
      choices: others.flatMap((one) => [
        { id: one, label: t('pages.overview.filters.with', { language: languageName(one, language) }) },
        { id: `-${one}`, label: t('pages.overview.filters.without', { language: languageName(one, language) }) },
      ]),
    },
    {
      name: 'owner',
      label: t('pages.overview.filters.owner'),
      isMany: true,
      choices: [
        { id: noOwner, label: t('pages.overview.nobody') },
        ...owners.map(({ id, name }) => ({ id, label: name })),
      ],
    },
    among('review', reviewPeriods),
    among('changed', changedPeriods),
    among('kind', kindsOfPages.slice(1)),
    // It has a place above the filters; here it is told of beside others.
    ...(search.has('menu') ? [among('menu', ['true', 'false'])] : []),
  ];
}

/** They stand in the address, and what they find is the same as a tree and as a table. */
export function OverviewFilters({ onView, ...props }: OverviewFiltersProps & { onView(view: 'tree' | 'table'): void }) {
  const { search, onChange } = props;
  const { t } = useTranslation();
  return (
    <div className={styles.filters}>
      <LiveSearchField
        className={styles.search}
        label={t('pages.overview.search')}
        value={search.get('q') ?? ''}
        onChange={(q) => onChange({ q })}
      />
      <FilterMenus of="pages" filters={useFilters(props)} search={search} onChange={onChange} />
      {!search.has('kind') && (
        <SegmentedControl
          className={styles.views}
          label={t('pages.overview.views.label')}
          segments={[
            { id: 'tree', label: t('pages.overview.views.tree') },
            { id: 'table', label: t('pages.overview.views.table') },
          ]}
          value={viewOf(search)}
          onChange={onView}
        />
      )}
    </div>
  );
}

export function ChosenOverviewFilters(props: OverviewFiltersProps) {
  const { t } = useTranslation();
  return (
    <ChosenFilters
      of="pages"
      filters={useFilters(props)}
      search={props.search}
      onChange={props.onChange}
      unknown={t('pages.overview.filters.unknown')}
      clear={{ href: withoutFilters(props.search), label: t('pages.overview.clear') }}
    />
  );
}
