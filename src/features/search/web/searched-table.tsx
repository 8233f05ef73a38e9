import { formatNumber } from '#platform/contract/texts/language.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { EmptyState } from '#platform/web/ui/empty-state/empty-state.tsx';
import styles from '#platform/web/ui/screen/screen-part.module.css';
import { Table } from '#platform/web/ui/table/table.tsx';
import type { Counted } from '../contract/search-admin.endpoints.ts';

interface SearchedTableProps {
  title: string;
  rows: readonly Counted[];
  onPromote: (query: string) => void;
  /** Of what was not found: then an empty list is good news. */
  isNothing?: boolean;
}

export function SearchedTable({ title, rows, onPromote, isNothing = false }: SearchedTableProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const none = isNothing ? 'allFound' : 'noSearches';
  return (
    <section className={styles.part}>
      <h2>{title}</h2>
      <Table
        label={title}
        rows={rows.map((row) => ({ ...row, id: row.query }))}
        columns={[
          { id: 'query', label: t('search.admin.query'), isRowHeader: true, cell: ({ query }) => query },
          {
            id: 'count',
            label: t('search.admin.times'),
            isNumeric: true,
            cell: ({ count }) => formatNumber(count, language),
          },
          {
            id: 'promote',
            label: t('search.admin.promote'),
            priority: 2,
            cell: ({ query }) => (
              <Button
                variant="quiet"
                aria-label={t('search.admin.promoteFor', { query })}
                onPress={() => onPromote(query)}
              >
                {t('search.admin.promote')}
              </Button>
            ),
          },
        ]}
        empty={
          <EmptyState headingLevel={3} title={t(`search.admin.${none}`)}>
            {t(`search.admin.${none}Hint`)}
          </EmptyState>
        }
      />
    </section>
  );
}
