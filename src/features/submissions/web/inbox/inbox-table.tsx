import type { ReactNode, Ref } from 'react';
import { formatNumber } from '#platform/contract/texts/language.ts';
import { useDates } from '#platform/web/i18n/use-dates.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Select } from '#platform/web/ui/field/select.tsx';
import { Pagination } from '#platform/web/ui/pagination/pagination.tsx';
import { useExistingPage } from '#platform/web/ui/pagination/use-existing-page.ts';
import { Table } from '#platform/web/ui/table/table.tsx';
import { useIsWide } from '#platform/web/use-is-wide.ts';
import type { Inbox, SubmissionList } from '../../contract/handling/inbox.ts';
import styles from './inbox.module.css';
import { addressWith, columnsOf, inboxInput, pageSizes, sizeOf } from './inbox-address.ts';
import { type InboxRow, inboxColumns } from './inbox-columns.tsx';
import { type TriageAction, triageActionOf } from './triage-keys.ts';

interface InboxTableProps {
  inbox: Inbox;
  list: SubmissionList;
  search: URLSearchParams;
  chosen: ReadonlySet<string>;
  openGuid: string | undefined;
  onChoose(guids: ReadonlySet<string>): void;
  onChange(changes: Record<string, string>): void;
  onOpen(guid: string): void;
  onTake(row: InboxRow): void;
  onKey(action: TriageAction, guid: string | undefined): void;
  empty: ReactNode;
  bulk: ReactNode;
  ref: Ref<HTMLDivElement>;
}

export function InboxTable(props: InboxTableProps) {
  const { inbox, list, search, chosen, openGuid, onChoose, onChange, onOpen, onTake, onKey, empty, bulk, ref } = props;
  const { t } = useTranslation();
  const dates = useDates();
  const language = useLanguage();
  const isWide = useIsWide();
  const { query } = inboxInput(inbox.formGuid, search, language);
  const [column = 'due', direction] = (query?.sort_by ?? 'due_asc').split('_');
  const size = sizeOf(search);
  const page = Number(query?.pageNumber ?? 1);
  const rows = list.submissions.map((line) => ({ ...line, id: line.guid }));
  const total = list.totalNumberOfItems;
  const pages = {
    page,
    pageCount: Math.ceil(total / size),
    hrefFor: (to: number) => addressWith(search, { page: String(to) }),
  };
  useExistingPage(pages);
  return (
    // Keys of the rows in it are heard before the table takes letters for a search.
    <div
      ref={ref}
      className={styles.sheet}
      onKeyDownCapture={(event) => {
        const target = event.target as HTMLElement;
        const row = target.closest<HTMLElement>('tbody [role="row"]');
        const action = row === null ? undefined : triageActionOf(event, target.matches('input, textarea, select'));
        if (action === undefined) return;
        event.preventDefault();
        event.stopPropagation();
        onKey(action, row?.getAttribute('data-key') ?? undefined);
      }}
    >
      <Table
        id="inbox-list"
        label={t('inbox.table')}
        className={styles.flat}
        rows={rows}
        columns={inboxColumns({ t, dates, language, inbox, chosen: columnsOf(search), isWide, onOpen, onTake })}
        sort={{ column, direction: direction === 'desc' ? 'descending' : 'ascending' }}
        onSortChange={(sort) =>
          onChange({ sort: `${sort.column}_${sort.direction === 'descending' ? 'desc' : 'asc'}` })
        }
        selectedIds={chosen}
        onSelectionChange={(ids) => onChoose(ids === 'all' ? new Set(rows.map(({ id }) => id)) : ids)}
        openId={openGuid ?? null}
        onRowAction={onOpen}
        empty={empty}
      />
      {bulk}
      {total > 0 && (
        <div className={styles.foot} data-print="hidden">
          <Select
            className={styles.rows}
            label={t('inbox.rows')}
            value={pageSizes.find((one) => Number(one) === size) ?? '25'}
            onChange={(rowCount) => onChange({ rows: rowCount })}
            options={pageSizes.map((one) => ({ id: one, label: one }))}
          />
          <p className="num">
            {t(list.hasMore ? 'inbox.rangeOfMany' : 'inbox.range', {
              from: formatNumber((page - 1) * size + 1, language),
              to: formatNumber(Math.min(page * size, total), language),
              total: formatNumber(total, language),
            })}
          </p>
          <Pagination label={t('inbox.pages')} listId="inbox-list" {...pages} />
        </div>
      )}
    </div>
  );
}
