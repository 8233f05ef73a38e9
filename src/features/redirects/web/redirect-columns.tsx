import CircleAlert from 'lucide-react/icons/circle-alert';
import ExternalLink from 'lucide-react/icons/external-link';
import Pause from 'lucide-react/icons/pause';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { formatNumber, type Language } from '#platform/contract/texts/language.ts';
import type { Translate } from '#platform/web/i18n/i18n.ts';
import type { useDates } from '#platform/web/i18n/use-dates.ts';
import { IconButton } from '#platform/web/ui/button/icon-button.tsx';
import { Icon } from '#platform/web/ui/icon/icon.tsx';
import type { TableColumn } from '#platform/web/ui/table/table-column.ts';
import { Badge } from '#platform/web/ui/tag/badge.tsx';
import type { RedirectRow } from '../contract/redirect.ts';
import styles from './redirects.module.css';

export type ListedRow = RedirectRow & { id: string };

interface ColumnParts {
  t: Translate;
  dates: ReturnType<typeof useDates>;
  language: Language;
  onEdit(row: ListedRow): void;
  onRemove(row: ListedRow): void;
}

export const removeButtonId = (guid: string): string => `redirect-${guid}-remove`;

export const redirectColumns = ({ t, dates, language, onEdit, onRemove }: ColumnParts): TableColumn<ListedRow>[] => [
  {
    id: 'from',
    label: t('redirects.columns.from'),
    isRowHeader: true,
    isSortable: true,
    cell: (row) => <From row={row} t={t} />,
  },
  { id: 'to', label: t('redirects.columns.to'), priority: 2, cell: (row) => <To row={row} t={t} /> },
  {
    id: 'hits',
    label: t('redirects.columns.hits'),
    priority: 3,
    isSortable: true,
    cell: ({ hits, lastUsedAt }) => (
      <span className={styles.pair}>
        <span>
          {hits === 0
            ? t('redirects.never')
            : t('redirects.hits', { count: hits, number: formatNumber(hits, language) })}
        </span>
        {lastUsedAt !== null && <small>{t('redirects.lastUsed', { date: dates.shortDate(lastUsedAt) })}</small>}
      </span>
    ),
  },
  {
    id: 'since',
    label: t('redirects.columns.since'),
    priority: 3,
    isSortable: true,
    cell: ({ since, madeBy }) => (
      <span className={styles.pair}>
        <span>{dates.shortDate(since)}</span>
        {madeBy !== null && <small>{madeBy}</small>}
      </span>
    ),
  },
  {
    id: 'actions',
    label: t('redirects.actions'),
    isLabelHidden: true,
    cell: (row) => (
      <span className={styles.actions}>
        <IconButton icon={Pencil} label={t('redirects.edit', { from: row.from })} onPress={() => onEdit(row)} />
        <IconButton
          id={removeButtonId(row.guid)}
          icon={Trash2}
          label={t('redirects.remove', { from: row.from })}
          onPress={() => onRemove(row)}
        />
      </span>
    ),
  },
];

interface CellProps {
  row: ListedRow;
  t: Translate;
}

/** On a phone the row has no other column: where it leads stands below. */
function From({ row, t }: CellProps) {
  return (
    <span className={styles.pair}>
      <span className={styles.address}>{row.from}</span>
      {row.isAutomatic && (
        <small>
          {row.pageName === null ? t('redirects.automaticGone') : t('redirects.automaticFrom', { name: row.pageName })}
        </small>
      )}
      <small className={styles.below}>
        <span className="visually-hidden">{t('redirects.columns.to')} </span>
        {row.to === '' ? t('redirects.nowhere') : row.to}
      </small>
    </span>
  );
}

function To({ row, t }: CellProps) {
  const isElsewhere = /^https?:/.test(row.to);
  return (
    <span className={styles.pair}>
      <span className={styles.address}>
        {row.to === '' ? t('redirects.nowhere') : row.to} {isElsewhere && <Icon icon={ExternalLink} size={16} />}
      </span>
      {row.pageName !== null && !row.isAutomatic && <small>{row.pageName}</small>}
      {row.status === 302 && <small>{t('redirects.temporary')}</small>}
      {row.state !== 'works' && (
        <Badge
          tone={row.state === 'page-here' ? 'neutral' : 'warning'}
          icon={row.state === 'page-here' ? Pause : CircleAlert}
        >
          {t(`redirects.states.${row.state}`, { name: row.pageHere ?? '' })}
        </Badge>
      )}
    </span>
  );
}
