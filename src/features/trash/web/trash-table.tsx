import ClipboardList from 'lucide-react/icons/clipboard-list';
import Component from 'lucide-react/icons/component';
import CornerDownRight from 'lucide-react/icons/corner-down-right';
import FileIcon from 'lucide-react/icons/file';
import Files from 'lucide-react/icons/files';
import Newspaper from 'lucide-react/icons/newspaper';
import type { ReactNode } from 'react';
import { useUserState } from '#features/auth/web/user-store-context.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Avatar } from '#platform/web/ui/avatar/avatar.tsx';
import { Button } from '#platform/web/ui/button/button.tsx';
import { Gauge } from '#platform/web/ui/gauge/gauge.tsx';
import { Icon, type IconShape } from '#platform/web/ui/icon/icon.tsx';
import { Table } from '#platform/web/ui/table/table.tsx';
import type { TableColumn } from '#platform/web/ui/table/table-column.ts';
import type { TrashKind } from '../contract/trash.ts';
import styles from './trash.module.css';
import type { TrashRow } from './trash-rows.ts';
import { useTrashWords } from './trash-words.ts';

interface TrashTableProps {
  id: string;
  rows: readonly TrashRow[];
  chosen: ReadonlySet<string>;
  onChoose(ids: ReadonlySet<string>): void;
  onRestore(row: TrashRow): void;
  isBusy: boolean;
  empty: ReactNode;
}

const icons: Record<TrashKind, IconShape> = {
  page: Files,
  block: Component,
  item: Newspaper,
  file: FileIcon,
  form: ClipboardList,
};

const daysKept = 30;

export function TrashTable({ id, rows, chosen, onChoose, onRestore, isBusy, empty }: TrashTableProps) {
  const { t } = useTranslation();
  const words = useTrashWords();
  const columns: TableColumn<TrashRow>[] = [
    {
      id: 'what',
      label: t('trash.columns.what'),
      isRowHeader: true,
      cell: (row) => (
        <span className={styles.what} data-under={row.under === undefined ? undefined : ''}>
          <Icon icon={row.under === undefined ? icons[row.ref.kind] : CornerDownRight} size={18} />
          <span className={styles.words}>
            <span className={styles.title}>{words.title(row)}</span>
            <small className={styles.sort}>{words.sort(row)}</small>
            <small className={styles.narrow}>{t('trash.daysLeft', { count: row.entry.daysLeft })}</small>
          </span>
        </span>
      ),
    },
    {
      id: 'place',
      label: t('trash.columns.place'),
      priority: 3,
      cell: (row) => <Place row={row} />,
    },
    { id: 'who', label: t('trash.columns.who'), priority: 3, cell: (row) => <Who row={row} /> },
    { id: 'days', label: t('trash.columns.days'), priority: 2, cell: (row) => <DaysLeft row={row} /> },
    {
      id: 'do',
      label: t('trash.columns.do'),
      isLabelHidden: true,
      cell: (row) => (
        <span className={styles.end}>
          <Button
            variant={row.under === undefined && row.entry.belowCount > 0 ? 'secondary' : 'quiet'}
            isCompact
            isDisabled={isBusy}
            aria-label={restoreName(row)}
            onPress={() => onRestore(row)}
          >
            {restoreWords(row)}
          </Button>
        </span>
      ),
    },
  ];

  function restoreWords({ entry, under }: TrashRow): ReactNode {
    if (under !== undefined) return t('trash.restoreAlone');
    if (entry.place.state === 'gone') return t('trash.choosePlace');
    if (entry.belowCount === 0) return t('trash.restore');
    return (
      <>
        {t('trash.restore')} <span className={styles.wide}>{t('trash.withBelow', { count: entry.belowCount })}</span>
      </>
    );
  }

  /** With the name of the row, for who hears the buttons one after another. */
  const restoreName = (row: TrashRow): string => {
    const { entry, under } = row;
    const key = under !== undefined ? 'alone' : entry.place.state === 'gone' ? 'choose' : 'one';
    const name = words.title(row);
    return under === undefined && entry.belowCount > 0
      ? t('trash.restoreName.withBelow', { name, count: entry.belowCount })
      : t(`trash.restoreName.${key}`, { name });
  };

  return (
    <Table
      id={id}
      label={t('trash.table')}
      columns={columns}
      rows={rows}
      selectedIds={chosen}
      onSelectionChange={(ids) => onChoose(ids === 'all' ? new Set(rows.map((row) => row.id)) : ids)}
      empty={empty}
    />
  );
}

function Place({ row: { entry, under } }: { row: TrashRow }) {
  const { t } = useTranslation();
  const words = useTrashWords();
  if (under !== undefined) return <span className={styles.muted}>{t('trash.place.along')}</span>;
  return <span className={entry.place.state === 'gone' ? styles.gone : undefined}>{words.place(entry)}</span>;
}

function Who({ row: { entry } }: { row: TrashRow }) {
  const { t } = useTranslation();
  const { applicationUser } = useUserState();
  const { id, name } = entry.deletedBy;
  if (name === '') return <span className={styles.muted}>{t('trash.nobody')}</span>;
  return (
    <span className={styles.who}>
      <Avatar name={name} size="small" />
      {id !== null && id === applicationUser?.guid ? t('trash.you') : name}
    </span>
  );
}

function DaysLeft({ row: { entry } }: { row: TrashRow }) {
  const { t } = useTranslation();
  const days = entry.daysLeft;
  return (
    <Gauge
      className={styles.days ?? ''}
      value={days}
      max={daysKept}
      label={t('trash.daysLeft', { count: days })}
      valueText={t('trash.daysOf', { count: days, of: daysKept })}
    />
  );
}
