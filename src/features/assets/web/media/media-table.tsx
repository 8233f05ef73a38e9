import { formatFileSize } from '#platform/contract/files/file-size.ts';
import { useDates } from '#platform/web/i18n/use-dates.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { RowLink } from '#platform/web/ui/table/row-link.tsx';
import { Table } from '#platform/web/ui/table/table.tsx';
import type { TableColumn } from '#platform/web/ui/table/table-column.ts';
import { isUndescribed } from '../../contract/is-undescribed.ts';
import type { MediaFile } from '../../contract/media.ts';
import styles from './media.module.css';
import { MediaThumbnail } from './media-thumbnail.tsx';

interface MediaTableProps {
  label: string;
  files: readonly MediaFile[];
  sort: string;
  onSort: (sort: string) => void;
  chosen: ReadonlySet<string>;
  onChoose: (guids: Set<string>) => void;
  hrefOf: (guid: string) => string;
  openId: string | null;
  empty: React.ReactNode;
}

type Row = MediaFile & { id: string };

export function MediaTable({ label, files, sort, onSort, chosen, onChoose, hrefOf, openId, empty }: MediaTableProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const dates = useDates();
  const [column = 'changed', direction] = sort.split('_');
  const rows: Row[] = files.map((file) => ({ ...file, id: file.guid }));
  const columns: TableColumn<Row>[] = [
    {
      id: 'name',
      label: t('assets.name'),
      isRowHeader: true,
      isSortable: true,
      cell: (file) => (
        <span className={styles.nameCell}>
          <span className={styles.small}>
            <MediaThumbnail file={file} width={64} />
          </span>
          <span className={styles.named}>
            <RowLink href={hrefOf(file.guid)}>{file.name}</RowLink>
            {isUndescribed(file) && <small>{t('assets.undescribed')}</small>}
          </span>
        </span>
      ),
    },
    { id: 'kind', label: t('assets.kind'), priority: 3, cell: ({ kind }) => t(`assets.kinds.${kind}`) },
    {
      id: 'uses',
      label: t('assets.used'),
      priority: 3,
      isNumeric: true,
      cell: ({ useCount }) => (useCount === 0 ? t('assets.notUsed') : useCount),
    },
    {
      id: 'size',
      label: t('assets.size'),
      priority: 2,
      isSortable: true,
      isNumeric: true,
      cell: ({ byteSize }) => formatFileSize(byteSize, language),
    },
    {
      id: 'changed',
      label: t('assets.changed'),
      priority: 2,
      isSortable: true,
      cell: ({ changedAt }) => dates.date(changedAt),
    },
  ];
  return (
    <Table
      label={label}
      columns={columns}
      rows={rows}
      sort={{ column, direction: direction === 'asc' ? 'ascending' : 'descending' }}
      onSortChange={(next) => onSort(`${next.column}_${next.direction === 'ascending' ? 'asc' : 'desc'}`)}
      selectedIds={chosen}
      onSelectionChange={(ids) => onChoose(ids === 'all' ? new Set(rows.map(({ id }) => id)) : ids)}
      openId={openId}
      empty={empty}
    />
  );
}
