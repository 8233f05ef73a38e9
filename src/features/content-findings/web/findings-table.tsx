import { useSayStillRight } from '#features/upkeep/web/parts/use-say-still-right.ts';
import { useDates } from '#platform/web/i18n/use-dates.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { addressWith } from '#platform/web/screens/address-with.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { ButtonLink } from '#platform/web/ui/button/button-link.tsx';
import { EmptyState } from '#platform/web/ui/empty-state/empty-state.tsx';
import { keepFocus } from '#platform/web/ui/keep-focus.ts';
import { TextLink } from '#platform/web/ui/link/text-link.tsx';
import { Pagination } from '#platform/web/ui/pagination/pagination.tsx';
import { useExistingPage } from '#platform/web/ui/pagination/use-existing-page.ts';
import { Table } from '#platform/web/ui/table/table.tsx';
import type { TableColumn } from '#platform/web/ui/table/table-column.ts';
import type { ContentFindings, FoundContent } from '../contract/content-findings.ts';
import styles from './findings.module.css';
import { findingsQueryOf, rowsOnPage } from './findings-address.ts';

const listId = 'findings-list';

type Row = FoundContent & { id: string };

/** What is found, a row for each page, item or file, with the way to where something is done about it. */
export function FindingsTable({ list, search }: { list: ContentFindings; search: URLSearchParams }) {
  const { t } = useTranslation();
  const dates = useDates();
  const query = findingsQueryOf(search);
  const stillRight = useSayStillRight();
  const pages = {
    page: query.pageNumber,
    pageCount: Math.ceil(list.totalNumberOfItems / rowsOnPage),
    hrefFor: (page: number) => addressWith(search, { page: String(page) }),
  };
  useExistingPage(pages);
  const columns: TableColumn<Row>[] = [
    {
      id: 'name',
      label: t('contentFindings.columns.name'),
      isRowHeader: true,
      cell: ({ name, href, subject }) => (
        <span className={styles.pair}>
          <TextLink href={href}>{name || t('contentFindings.noName')}</TextLink>
          <small>{t(`contentFindings.subjects.${subject}`)}</small>
        </span>
      ),
    },
    {
      id: 'finding',
      label: t('contentFindings.columns.finding'),
      cell: ({ findings }) => (
        <ul className={styles.findings}>
          {findings.map(({ kind, count, since }) => (
            <li key={kind}>
              {t(`contentFindings.kinds.${kind}.one`, { count })}{' '}
              <small>{t('contentFindings.since', { day: dates.shortDate(since) })}</small>
            </li>
          ))}
        </ul>
      ),
    },
    {
      id: 'owner',
      label: t('contentFindings.columns.owner'),
      priority: 3,
      cell: ({ owner }) => owner ?? t('contentFindings.nobody'),
    },
    {
      id: 'actions',
      label: t('contentFindings.columns.actions'),
      isLabelHidden: true,
      cell: (row) =>
        row.findings.some(({ kind }) => kind === 'stale') ? (
          <Button
            isCompact
            aria-label={t('contentFindings.right.of', { name: row.name })}
            onPress={() =>
              void stillRight({ ...row, kind: row.subject }).then(() =>
                keepFocus(() => document.getElementById(listId)),
              )
            }
          >
            {t('contentFindings.right.do')}
          </Button>
        ) : null,
    },
  ];
  const isFiltered = query.kind !== undefined || query.subject !== undefined || query.owner !== undefined;
  return (
    <div className={styles.sheet}>
      <Table
        id={listId}
        label={t('admin.menu.findings')}
        className={styles.table}
        rows={list.found.map((one) => ({ ...one, id: `${one.subject}-${one.guid}` }))}
        columns={columns}
        empty={
          <EmptyState
            headingLevel={2}
            title={t(`contentFindings.${list.lookedAt === null ? 'notLooked' : isFiltered ? 'noneSuch' : 'none'}`)}
            {...(isFiltered && { actions: <ButtonLink href="?">{t('contentFindings.clear')}</ButtonLink> })}
          >
            {t(list.lookedAt === null ? 'contentFindings.notLookedHint' : 'contentFindings.noneHint')}
          </EmptyState>
        }
      />
      <Pagination label={t('contentFindings.pages')} listId={listId} className={styles.foot ?? ''} {...pages} />
    </div>
  );
}
