import { useState } from 'react';
import type { Role } from '#features/roles/contract/role.ts';
import { formatNumber, withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { useDates } from '#platform/web/i18n/use-dates.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { ButtonLink } from '#platform/web/ui/button/button-link.tsx';
import { EmptyState } from '#platform/web/ui/empty-state/empty-state.tsx';
import { Select } from '#platform/web/ui/field/select.tsx';
import { Pagination } from '#platform/web/ui/pagination/pagination.tsx';
import { useExistingPage } from '#platform/web/ui/pagination/use-existing-page.ts';
import { Table } from '#platform/web/ui/table/table.tsx';
import { useIsWide } from '#platform/web/use-is-wide.ts';
import type { BulkResult, UserList } from '../contract/user.ts';
import type { ChoosableColumn } from './chosen-columns.ts';
import { userColumns } from './user-columns.tsx';
import { addressWith, hasFilters, pageSizes, usersQueryOf, withoutFilters } from './users-address.ts';
import { UsersBulk } from './users-bulk.tsx';
import styles from './users-screen.module.css';

interface UsersTableProps {
  list: UserList;
  roles: readonly Role[];
  columns: readonly ChoosableColumn[];
  search: URLSearchParams;
  onChange: (changes: Record<string, string>) => void;
  onDone: (result: BulkResult) => void;
}

type Chosen = 'found' | ReadonlySet<string>;
const nobody: ReadonlySet<string> = new Set<string>();

export function UsersTable({ list, roles, columns, search, onChange, onDone }: UsersTableProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const dates = useDates();
  const isWide = useIsWide();
  const query = usersQueryOf(search);
  const rows = list.users.map((user) => ({ ...user, id: user.guid }));
  // Of another question other people are the answer: what was chosen before counts no more.
  const question = JSON.stringify([
    query.search,
    query.type,
    query.role,
    query.origin,
    query.active,
    query.verified,
    query.lastSeen,
  ]);
  const [choice, setChoice] = useState<{ question: string; chosen: Chosen }>({ question, chosen: nobody });
  const chosen = choice.question === question ? choice.chosen : nobody;
  const choose = (next: Chosen) => setChoice({ question, chosen: next });
  const [column = 'name', direction] = (query.sort_by ?? 'name_asc').split('_');
  const { sort_by: _, pageNumber = 1, itemCount = 25, ...filter } = query;
  const total = list.totalNumberOfItems;
  const pages = {
    page: Number(pageNumber),
    pageCount: Math.ceil(total / Number(itemCount)),
    hrefFor: (page: number) => addressWith(search, { page: String(page) }),
  };
  useExistingPage(pages);
  const count = chosen === 'found' ? total : chosen.size;
  const isPageChosen = chosen !== 'found' && rows.length > 0 && rows.every(({ id }) => chosen.has(id));
  const all =
    chosen === 'found' || (isPageChosen && total > chosen.size)
      ? {
          total,
          isChosen: chosen === 'found',
          onChange: (isAll: boolean) => choose(isAll ? 'found' : new Set(rows.map(({ id }) => id))),
        }
      : undefined;
  const hrefOf = ({ id }: { id: string }) =>
    isWide ? addressWith(search, { open: id }) : withLanguagePrefix(`/admin/users/${id}/profile`, language);

  function select(ids: 'all' | Set<string>) {
    if (ids !== 'all') return choose(ids);
    // "All" in the heading means this page; the rest is asked for in words, in the bar.
    choose(new Set([...(chosen === 'found' ? [] : chosen), ...rows.map(({ id }) => id)]));
  }

  return (
    <div className={styles.sheet}>
      <Table
        id="users-list"
        label={t('users.admin.table')}
        className={styles.table}
        columns={userColumns({ t, dates, roles, chosen: columns, hrefOf })}
        rows={rows}
        sort={{ column, direction: direction === 'desc' ? 'descending' : 'ascending' }}
        onSortChange={(sort) =>
          onChange({ sort: `${sort.column}_${sort.direction === 'descending' ? 'desc' : 'asc'}` })
        }
        selectedIds={chosen === 'found' ? 'all' : chosen}
        onSelectionChange={select}
        openId={search.get('open')}
        empty={<NobodyFound search={search} />}
      />
      <UsersBulk
        chosen={chosen === 'found' ? { filter, expected: total } : { guids: [...chosen] }}
        count={count}
        all={all}
        roles={roles}
        onClear={() => choose(nobody)}
        onDone={(result) => {
          choose(nobody);
          onDone(result);
        }}
      />
      {total > 0 && (
        <div className={styles.foot}>
          <Select
            className={styles.rows}
            label={t('users.admin.rows')}
            value={pageSizes.find((size) => Number(size) === itemCount) ?? '25'}
            onChange={(rowsWanted) => onChange({ rows: rowsWanted })}
            options={pageSizes.map((size) => ({ id: size, label: size }))}
          />
          <p className="num">
            {t('users.admin.range', {
              from: formatNumber((Number(pageNumber) - 1) * Number(itemCount) + 1, language),
              to: formatNumber(Math.min(Number(pageNumber) * Number(itemCount), total), language),
              total: formatNumber(total, language),
            })}
          </p>
          <Pagination label={t('users.admin.pages')} listId="users-list" {...pages} />
        </div>
      )}
    </div>
  );
}

function NobodyFound({ search }: { search: URLSearchParams }) {
  const { t } = useTranslation();
  if (!hasFilters(search)) return <EmptyState headingLevel={2} title={t('users.admin.empty')} />;
  return (
    <EmptyState
      headingLevel={2}
      title={t('users.admin.none')}
      actions={
        <>
          {search.get('active') === 'true' && (
            <ButtonLink href={addressWith(search, { active: '' })}>{t('users.admin.showInactive')}</ButtonLink>
          )}
          <ButtonLink variant="quiet" href={withoutFilters(search)}>
            {t('users.admin.clear')}
          </ButtonLink>
        </>
      }
    >
      {t('users.admin.noneHint')}
    </EmptyState>
  );
}
