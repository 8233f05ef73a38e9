import { useNavigate, useSearchParams } from 'react-router';
import { useLoaded } from '#platform/web/api/load-cache.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { EmptyState } from '#platform/web/ui/empty-state/empty-state.tsx';
import { Pagination } from '#platform/web/ui/pagination/pagination.tsx';
import { SegmentedControl } from '#platform/web/ui/segmented-control/segmented-control.tsx';
import { Table } from '#platform/web/ui/table/table.tsx';
import { entriesShown, entryFilters, entryKinds } from '../contract/import-states.ts';
import { listImportEntries } from '../contract/imports.endpoints.ts';
import type { ImportDetail, ImportEntry } from '../contract/imports.ts';
import { EntryName, EntryRemarks } from './entry-words.tsx';
import styles from './imports.module.css';
import { entriesInput } from './load-imports.ts';

interface EntryListProps {
  found: ImportDetail;
  leftOut: ReadonlySet<string>;
  onLeftOutChange: (leftOut: ReadonlySet<string>) => void;
}

/** The pages as a tree, the items and the files; before it begins each can be left out. */
export function EntryList({ found, leftOut, onLeftOutChange }: EntryListProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const input = entriesInput(found.id, search);
  const { kind, only, pageNumber } = input.query;
  const { entries, totalNumberOfItems } = useLoaded(listImportEntries, input);
  const isChoosing = found.state === 'Read';
  const isCsv = found.csv !== null;
  const kinds = entryKinds.filter((one) => !isCsv || one === kind || found.counts[one].total > 0);
  const filters = entryFilters.filter((one) => one !== 'wrong' || isCsv);
  /** Of a row of the file; what it shows has none. */
  const lineOf = (entry: ImportEntry) => (isCsv && /^\d+$/.test(entry.sourceId) ? entry.sourceId : undefined);
  const addressOf = (changes: Record<string, string>) => `?${new URLSearchParams({ kind, only, ...changes })}`;
  const show = (changes: Record<string, string>) => void navigate(addressOf(changes), { preventScrollReset: true });
  const rows = entries.map((entry) => ({ ...entry, id: entry.sourceId }));

  /** Of those on this page; what was left out on another stays so. */
  function choose(ids: 'all' | Set<string>): void {
    const next = new Set(leftOut);
    for (const { id, state } of rows) {
      if (state === 'Wrong') continue;
      if (ids === 'all' || ids.has(id)) next.delete(id);
      else next.add(id);
    }
    onLeftOutChange(next);
  }

  return (
    <section className={styles.entries} aria-label={t('imports.list.label')}>
      <div className={styles.filters}>
        <SegmentedControl
          label={t('imports.list.kind')}
          value={kind}
          onChange={(chosen) => show({ kind: chosen, page: '1' })}
          segments={kinds.map((one) => ({
            id: one,
            label: t(`imports.list.kinds.${one}`, { count: found.counts[one].total }),
          }))}
        />
        <SegmentedControl
          label={t('imports.list.only')}
          value={only}
          onChange={(chosen) => show({ only: chosen, page: '1' })}
          segments={filters.map((one) => ({
            id: one,
            label: t(`imports.list.${one}`),
          }))}
        />
      </div>
      <Table<ImportEntry & { id: string }>
        id="import-entries"
        label={t(`imports.list.kinds.${kind}`, { count: totalNumberOfItems })}
        rows={rows}
        {...(isChoosing
          ? {
              selectedIds: new Set(
                rows.filter(({ id, state }) => state !== 'Wrong' && !leftOut.has(id)).map(({ id }) => id),
              ),
              disabledIds: rows.filter(({ state }) => state === 'Wrong').map(({ id }) => id),
              onSelectionChange: choose,
            }
          : {})}
        columns={[
          {
            id: 'title',
            label: t('imports.list.title'),
            isRowHeader: true,
            cell: (entry) => <EntryName entry={entry} line={lineOf(entry)} />,
          },
          {
            id: 'state',
            label: t('imports.list.state'),
            priority: 2,
            cell: (entry) => t(stateKey(entry, isChoosing), { defaultValue: entry.status }),
          },
          {
            id: 'remarks',
            label: t('imports.list.remarks'),
            priority: 3,
            cell: (entry) => <EntryRemarks entry={entry} />,
          },
        ]}
        empty={
          <EmptyState headingLevel={2} title={t('imports.list.none')}>
            {t('imports.list.noneHint')}
          </EmptyState>
        }
      />
      <Pagination
        page={pageNumber}
        pageCount={Math.ceil(totalNumberOfItems / entriesShown)}
        hrefFor={(page) => addressOf({ page: String(page) })}
        listId="import-entries"
      />
    </section>
  );
}

/** Before it begins: as it was there. After: what became of it. */
function stateKey({ status, state, isTaken, isSent }: ImportEntry, isChoosing: boolean): string {
  if (isSent && state === 'Waiting') return 'imports.status.sent';
  if (state === 'Wrong') return 'imports.entryStates.Wrong';
  if (isChoosing) return `imports.status.${status}`;
  return isTaken || state !== 'Waiting' ? `imports.entryStates.${state}` : 'imports.entryStates.LeftOut';
}
