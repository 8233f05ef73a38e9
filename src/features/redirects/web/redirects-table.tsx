import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { useDates } from '#platform/web/i18n/use-dates.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { addressWith } from '#platform/web/screens/address-with.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { ButtonLink } from '#platform/web/ui/button/button-link.tsx';
import { EmptyState } from '#platform/web/ui/empty-state/empty-state.tsx';
import { keepFocus } from '#platform/web/ui/keep-focus.ts';
import { neighboursOf, useFocusAfterMove } from '#platform/web/ui/list/use-focus-after-move.ts';
import { Pagination } from '#platform/web/ui/pagination/pagination.tsx';
import { useExistingPage } from '#platform/web/ui/pagination/use-existing-page.ts';
import { BulkAction, BulkBar } from '#platform/web/ui/table/bulk-bar.tsx';
import { Table } from '#platform/web/ui/table/table.tsx';
import type { RedirectList, RedirectRow } from '../contract/redirect.ts';
import { redirectColumns, removeButtonId } from './redirect-columns.tsx';
import styles from './redirects.module.css';
import { redirectsQueryOf, rowsOnPage } from './redirects-address.ts';
import { useRedirectTasks } from './use-redirect-tasks.ts';

interface RedirectsTableProps {
  list: RedirectList;
  search: URLSearchParams;
  addId: string;
  onChange(changes: Record<string, string>): void;
  onAdd(): void;
  onEdit(redirect: RedirectRow): void;
}

type Chosen = 'found' | ReadonlySet<string>;
const none: ReadonlySet<string> = new Set<string>();

export function RedirectsTable({ list, search, addId, onChange, onAdd, onEdit }: RedirectsTableProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const dates = useDates();
  const tasks = useRedirectTasks();
  const { sort_by, pageNumber, itemCount: _, ...filter } = redirectsQueryOf(search);
  const rows = list.redirects.map((redirect) => ({ ...redirect, id: redirect.guid }));
  const total = list.totalNumberOfItems;
  // Of another question other redirects are the answer: what was chosen before counts no more.
  const question = JSON.stringify(filter);
  const [choice, setChoice] = useState<{ question: string; chosen: Chosen }>({ question, chosen: none });
  const chosen = choice.question === question ? choice.chosen : none;
  const choose = (next: Chosen) => setChoice({ question, chosen: next });
  const count = chosen === 'found' ? total : chosen.size;
  const isPageChosen = chosen !== 'found' && rows.length > 0 && rows.every(({ id }) => chosen.has(id));
  const [column = 'since', direction] = sort_by.split('_');
  const pages = {
    page: Number(pageNumber),
    pageCount: Math.ceil(total / rowsOnPage),
    hrefFor: (page: number) => addressWith(search, { page: String(page) }),
  };
  useExistingPage(pages);
  const order = rows.map(({ id }) => id);
  const focusAfterMove = useFocusAfterMove(order.join());

  async function removeChosen(): Promise<void> {
    const outcome = await tasks.remove(
      chosen === 'found' ? { filter, expected: total } : { guids: [...chosen] },
      count,
    );
    if (outcome.state === 'done') choose(none);
    keepFocus(() => document.getElementById(addId));
  }

  return (
    <div className={styles.sheet}>
      <Table
        id="redirects-list"
        label={t('admin.menu.redirects')}
        className={styles.table}
        rows={rows}
        columns={redirectColumns({
          t,
          dates,
          language,
          onEdit,
          onRemove: (row) => {
            focusAfterMove(...neighboursOf(order, row.id).map(removeButtonId), addId);
            void tasks.remove({ guids: [row.guid] }, 1);
          },
        })}
        sort={{ column, direction: direction === 'desc' ? 'descending' : 'ascending' }}
        onSortChange={(sort) =>
          onChange({ sort: `${sort.column}_${sort.direction === 'descending' ? 'desc' : 'asc'}` })
        }
        selectedIds={chosen === 'found' ? 'all' : chosen}
        onSelectionChange={(ids) => choose(ids === 'all' ? new Set(order) : ids)}
        empty={<NoRedirects isFiltered={filter.search !== '' || filter.filter !== 'all'} onAdd={onAdd} />}
      />
      <BulkBar
        count={count}
        all={
          chosen === 'found' || (isPageChosen && total > chosen.size)
            ? {
                total,
                isChosen: chosen === 'found',
                onChange: (isAll) => choose(isAll ? 'found' : new Set(order)),
              }
            : undefined
        }
        onClear={() => choose(none)}
      >
        <BulkAction icon={Trash2} label={t('redirects.removeChosen')} onPress={() => void removeChosen()} />
      </BulkBar>
      <Pagination label={t('redirects.pages')} listId="redirects-list" className={styles.foot ?? ''} {...pages} />
    </div>
  );
}

function NoRedirects({ isFiltered, onAdd }: { isFiltered: boolean; onAdd(): void }) {
  const { t } = useTranslation();
  return isFiltered ? (
    <EmptyState
      headingLevel={2}
      title={t('redirects.none')}
      actions={<ButtonLink href="?">{t('redirects.clear')}</ButtonLink>}
    >
      {t('redirects.noneHint')}
    </EmptyState>
  ) : (
    <EmptyState
      headingLevel={2}
      title={t('redirects.empty')}
      actions={
        <Button icon={Plus} onPress={onAdd}>
          {t('redirects.add')}
        </Button>
      }
    >
      {t('redirects.emptyHint')}
    </EmptyState>
  );
}
