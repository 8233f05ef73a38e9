import type { ReactNode } from 'react';
import { formatNumber } from '#platform/contract/texts/language.ts';
import { useLoaded } from '#platform/web/api/load-cache.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Select } from '#platform/web/ui/field/select.tsx';
import { Pagination } from '#platform/web/ui/pagination/pagination.tsx';
import { useExistingPage } from '#platform/web/ui/pagination/use-existing-page.ts';
import { Table } from '#platform/web/ui/table/table.tsx';
import { readPageOverview } from '../../contract/overview/page-overview.endpoints.ts';
import type { OverviewPage } from '../../contract/overview/page-overview.ts';
import type { PagesAction } from '../../contract/overview/pages-change.ts';
import styles from './overview.module.css';
import { addressWith, listQueryOf, pageSizes } from './overview-address.ts';
import { TitleCell } from './page-cells.tsx';
import { pageColumns } from './page-columns.tsx';

export interface PagesViewProps {
  search: URLSearchParams;
  chosen: ReadonlySet<string>;
  /** Everything that was found is chosen, whatever is in sight. */
  isAllChosen: boolean;
  onChoose(ids: ReadonlySet<string>): void;
  onChange(changes: Record<string, string>): void;
  onAsk(action: PagesAction, page: OverviewPage): void;
  onRight(page: OverviewPage): void;
  /** The row that one is at, for who goes on in the other view. */
  onPlace(id: string): void;
  empty: ReactNode;
  /** What can be done with what is chosen: it stands at the foot of the rows. */
  bulk(shown: readonly string[]): ReactNode;
}

export function PagesTable({
  search,
  chosen,
  isAllChosen,
  onChoose,
  onChange,
  onAsk,
  onRight,
  onPlace,
  empty,
  bulk,
}: PagesViewProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const query = listQueryOf(search, language);
  const list = useLoaded(readPageOverview, { query });
  const rows = list.pages.map((page) => ({ ...page, id: page.guid }));
  const [column = 'title', direction] = (query.sort_by ?? 'title_asc').split('_');
  const itemCount = Number(query.itemCount);
  const total = list.totalNumberOfItems;
  const pages = {
    page: list.pageNumber,
    pageCount: Math.ceil(total / itemCount),
    hrefFor: (page: number) => addressWith(search, { page: String(page) }),
  };
  useExistingPage(pages);

  function select(ids: 'all' | Set<string>) {
    onChoose(ids === 'all' ? new Set([...chosen, ...rows.map(({ id }) => id)]) : ids);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears which row has the focus
    <div className={styles.sheet} onFocus={({ target }) => tellRow(target, onPlace)}>
      <Table
        id="pages-list"
        label={t('pages.overview.table')}
        className={styles.flat}
        columns={pageColumns<(typeof rows)[number]>({
          t,
          pageOf: (page) => page,
          title: (page) => <TitleCell page={page} />,
          onAsk,
          onRight,
        })}
        rows={rows}
        sort={{ column, direction: direction === 'desc' ? 'descending' : 'ascending' }}
        onSortChange={(sort) =>
          onChange({ sort: `${sort.column}_${sort.direction === 'descending' ? 'desc' : 'asc'}` })
        }
        selectedIds={isAllChosen ? 'all' : chosen}
        onSelectionChange={select}
        openId={query.at ?? null}
        empty={empty}
      />
      {bulk(rows.map(({ id }) => id))}
      {total > 0 && (
        <div className={styles.foot}>
          <Select
            className={styles.rows}
            label={t('pages.overview.rows')}
            value={pageSizes.find((size) => Number(size) === itemCount) ?? '25'}
            onChange={(wanted) => onChange({ rows: wanted })}
            options={pageSizes.map((size) => ({ id: size, label: size }))}
          />
          <p className="num">
            {t('pages.overview.range', {
              from: formatNumber((list.pageNumber - 1) * itemCount + 1, language),
              to: formatNumber(Math.min(list.pageNumber * itemCount, total), language),
              total: formatNumber(total, language),
            })}
          </p>
          <Pagination label={t('pages.overview.turn')} listId="pages-list" {...pages} />
        </div>
      )}
    </div>
  );
}

/** React Aria writes the id of a row on it. */
function tellRow(target: Element, onPlace: (id: string) => void): void {
  const id = target.closest('tbody [role="row"]')?.getAttribute('data-key');
  if (id) onPlace(id);
}
