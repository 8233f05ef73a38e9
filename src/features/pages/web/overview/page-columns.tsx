import type { ReactNode } from 'react';
import type { TableColumn } from '#platform/web/ui/table/table-column.ts';
import type { OverviewPage } from '../../contract/overview/page-overview.ts';
import type { PagesAction } from '../../contract/overview/pages-change.ts';
import { PageActions } from './page-actions.tsx';
import { ChangedCell, OwnerCell, ReviewCell, StatusCell } from './page-cells.tsx';

interface ColumnParts<Row> {
  t: (key: string) => string;
  pageOf(row: Row): OverviewPage | null;
  title(row: Row): ReactNode;
  onAsk(action: PagesAction, page: OverviewPage): void;
  onRight(page: OverviewPage): void;
}

/** Of the list and of the tree: the same columns. When it gets narrower they go in this order: changed, then owner, review and status together. */
export function pageColumns<Row>({ t, pageOf, title, onAsk, onRight }: ColumnParts<Row>): TableColumn<Row>[] {
  const of = (draw: (page: OverviewPage) => ReactNode) => (row: Row) => {
    const page = pageOf(row);
    return page === null ? null : draw(page);
  };
  return [
    { id: 'title', label: t('pages.overview.columns.title'), isRowHeader: true, isSortable: true, cell: title },
    {
      id: 'status',
      label: t('pages.overview.columns.status'),
      isSortable: true,
      priority: 3,
      cell: of((page) => <StatusCell page={page} />),
    },
    {
      id: 'owner',
      label: t('pages.overview.columns.owner'),
      isSortable: true,
      priority: 3,
      cell: of((page) => <OwnerCell page={page} />),
    },
    {
      id: 'review',
      label: t('pages.overview.columns.review'),
      isSortable: true,
      priority: 3,
      cell: of((page) => <ReviewCell page={page} onRight={onRight} />),
    },
    {
      id: 'changed',
      label: t('pages.overview.columns.changed'),
      isSortable: true,
      priority: 4,
      cell: of((page) => <ChangedCell page={page} />),
    },
    {
      id: 'do',
      label: t('pages.overview.columns.do'),
      isLabelHidden: true,
      cell: of((page) => <PageActions page={page} onAsk={onAsk} />),
    },
  ];
}
