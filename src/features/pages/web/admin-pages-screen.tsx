import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { lazy, Suspense, useState } from 'react';
import type { Language } from '#platform/contract/texts/language.ts';
import { useLoaded } from '#platform/web/api/load-cache.ts';
import { type Dates, useDates } from '#platform/web/i18n/use-dates.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { IconButton } from '#platform/web/ui/button/icon-button.tsx';
import { EmptyState } from '#platform/web/ui/empty-state/empty-state.tsx';
import { SearchField } from '#platform/web/ui/field/search-field.tsx';
import { PageHeading } from '#platform/web/ui/heading/page-heading.tsx';
import { RowLink } from '#platform/web/ui/table/row-link.tsx';
import { Table, type TableSort } from '#platform/web/ui/table/table.tsx';
import type { TableColumn } from '#platform/web/ui/table/table-column.ts';
import { StatusBadge } from '#platform/web/ui/tag/status-badge.tsx';
import { editPath } from '../contract/edit-path.ts';
import type { PageSummary } from '../contract/page.ts';
import { listPages } from '../contract/pages.endpoints.ts';
import styles from './admin-pages-screen.module.css';

const DeletePageDialog = lazy(() => import('./deleting/delete-page-dialog.tsx'));
const NewPageDialog = lazy(() => import('./new-page/new-page-dialog.tsx'));

type Row = PageSummary & { id: string };

/** Every page of the platform: where it is, who may see it, and whether readers get it. */
export default function AdminPagesScreen() {
  const { t } = useTranslation();
  const language = useLanguage();
  const dates = useDates();
  const pages = useLoaded(listPages, { query: { language } });
  const [search, setSearch] = useState('');
  const [isMaking, setMaking] = useState(false);
  const [sort, setSort] = useState<TableSort>({ column: 'path', direction: 'ascending' });
  const [going, setGoing] = useState<Row>();
  const wanted = search.trim().toLocaleLowerCase(language);
  const rows = pages
    .filter(({ title, path }) => `${title} ${path ?? ''}`.toLocaleLowerCase(language).includes(wanted))
    .map((page): Row => ({ ...page, id: page.guid }))
    .toSorted(by(sort, language));
  return (
    <div className={styles.screen}>
      <PageHeading
        lead={t('pages.admin.count', { count: pages.length })}
        actions={
          <Button variant="primary" icon={Plus} onPress={() => setMaking(true)}>
            {t('pages.new.title')}
          </Button>
        }
      >
        {t('admin.menu.pages')}
      </PageHeading>
      <SearchField label={t('pages.admin.search')} value={search} onChange={setSearch} />
      <Table
        label={t('admin.menu.pages')}
        columns={columns(t, dates, setGoing)}
        rows={rows}
        sort={sort}
        onSortChange={setSort}
        empty={
          <EmptyState headingLevel={2} title={t('pages.admin.none')}>
            {t('pages.admin.noneHint')}
          </EmptyState>
        }
      />
      <Suspense fallback={null}>
        {going !== undefined && <DeletePageDialog page={going} onClose={() => setGoing(undefined)} />}
      </Suspense>
      {isMaking && (
        <Suspense fallback={null}>
          <NewPageDialog title={rows.length === 0 ? search.trim() : ''} onClose={() => setMaking(false)} />
        </Suspense>
      )}
    </div>
  );
}

function by({ column, direction }: TableSort, language: Language): (a: Row, b: Row) => number {
  const textOf = (row: Row): string => String(row[column as keyof Row] ?? '');
  const order = direction === 'ascending' ? 1 : -1;
  return (a, b) => order * textOf(a).localeCompare(textOf(b), language);
}

type Translate = (key: string, values?: Record<string, string>) => string;

const columns = (t: Translate, dates: Dates, onDelete: (row: Row) => void): TableColumn<Row>[] => [
  {
    id: 'title',
    label: t('pages.admin.title'),
    isRowHeader: true,
    isSortable: true,
    cell: ({ title, path, isPublished }) =>
      path === null ? title : <RowLink href={isPublished ? path : editPath(path)}>{title}</RowLink>,
  },
  {
    id: 'path',
    label: t('pages.admin.path'),
    isSortable: true,
    priority: 2,
    cell: ({ path }) => path ?? t('pages.admin.notInMenu'),
  },
  {
    id: 'isPublished',
    label: t('pages.admin.status'),
    isSortable: true,
    cell: ({ isPublished }) => <StatusBadge status={isPublished ? 'published' : 'draft'} />,
  },
  {
    id: 'visibility',
    label: t('pages.admin.audience'),
    isSortable: true,
    priority: 3,
    cell: ({ visibility }) => t(`pages.visibility.${visibility}`),
  },
  {
    id: 'changedAt',
    label: t('pages.admin.changed'),
    isSortable: true,
    priority: 4,
    cell: ({ changedAt }) => dates.dateTime(changedAt),
  },
  {
    id: 'do',
    label: t('pages.delete.do'),
    isLabelHidden: true,
    cell: (row) => (
      <IconButton icon={Trash2} label={t('pages.delete.row', { name: row.title })} onPress={() => onDelete(row)} />
    ),
  },
];
