import { useState } from 'react';
import { isFilled, Text } from '#platform/web/content/localized.tsx';
import type { ViewTexts } from '#platform/web/content/use-view-texts.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { withKeys } from '#platform/web/with-keys.ts';
import type { BlockOptions } from '../kit/contract/block-definition.ts';
import { headingId } from '../kit/web/block-frame.tsx';
import type { BlockViewProps } from '../kit/web/block-view.ts';
import { sortRows } from './contract/sort-rows.ts';
import type definition from './definition.ts';
import { HeaderCell, type Sorting } from './header-cell.tsx';
import en from './messages/en.view.json';
import nl from './messages/nl.view.json';
import styles from './view.module.css';

type TableBlock = typeof definition;

export const isInteractive = ({ isSortable }: BlockOptions<TableBlock>): boolean => isSortable;
export const texts: ViewTexts = { nl, en };

export default function TableView({ block, options }: BlockViewProps<TableBlock>) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [sorting, setSorting] = useState<Sorting>();
  const { caption, rows, hasHeaderRow, hasHeaderColumn, isSortable } = options;
  const columns = withKeys(options.columns);
  if (columns.length === 0 || rows.length === 0) return null;

  const numbered = withKeys(rows);
  const shown =
    sorting === undefined
      ? numbered
      : sortRows(numbered, ({ item }) => item.cells[sorting.column]?.text.value ?? '', sorting.order, language);
  const captionId = `caption-${block.guid}`;
  const hasCaption = isFilled(caption);
  const name = hasCaption ? captionId : isFilled(block.heading) ? headingId(block) : undefined;
  return (
    <section
      className={styles.region}
      {...(name === undefined ? { 'aria-label': t('blocks.table.region') } : { 'aria-labelledby': name })}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
    >
      <table className={styles.table} aria-labelledby={hasCaption ? undefined : name}>
        {hasCaption && (
          <caption id={captionId} className={styles.caption}>
            <Text of={caption} />
          </caption>
        )}
        {hasHeaderRow && (
          <thead>
            <tr>
              {columns.map(({ key, item: { title, align } }) => (
                <HeaderCell
                  key={key}
                  title={title}
                  className={styles[align]}
                  {...(isSortable && rows.length > 1 && { column: key, sorting, onSort: setSorting })}
                />
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {shown.map(({ key, item: { cells } }) => (
            <tr key={key}>
              {columns.map(({ key: column, item: { align } }) => {
                const cell = cells[column];
                const words = cell !== undefined && <Text of={cell.text} />;
                return hasHeaderColumn && column === 0 ? (
                  <th key={column} scope="row" className={styles[align]}>
                    {words}
                  </th>
                ) : (
                  <td key={column} className={styles[align]}>
                    {words}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
