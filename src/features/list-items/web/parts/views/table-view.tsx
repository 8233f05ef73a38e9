// biome-ignore-all lint/a11y/noRedundantRoles: on a phone the rows stack, and what is laid out otherwise is a table to a screen reader only when it says so
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import type { ReactNode } from 'react';
import type { ItemField } from '#features/item-types/contract/item-field.ts';
import { FieldValue } from '#field-kinds/kit/web/field-value.tsx';
import { lookOf } from '#field-kinds/kit/web/field-views.ts';
import { PeriodText } from '#field-kinds/kit/web/period-text.tsx';
import { defaultLanguage, type Language } from '#platform/contract/texts/language.ts';
import { pickLanguage } from '#platform/contract/texts/pick-language.ts';
import { Text } from '#platform/web/content/localized.tsx';
import { useDates } from '#platform/web/i18n/use-dates.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Icon } from '#platform/web/ui/icon/icon.tsx';
import type { ListItem } from '../../../contract/list-item.ts';
import type { SortBy, SortKey } from '../../../contract/list-words.ts';
import { ItemTools } from '../item/item-box.tsx';
import { itemFile } from '../item/item-file.ts';
import { Description } from '../item/item-picture.tsx';
import { ItemLink } from '../item/item-title.tsx';
import type { ItemViewProps } from './item-view.ts';
import styles from './table-view.module.css';

export interface TableViewProps extends ItemViewProps {
  sort: SortBy;
  hrefOfSort(sort: SortBy): string;
}

/** Rows and columns; a heading that can be sorted by is a link, which works before any script. */
export function TableView({ items, types, label, look, sort, hrefOfSort }: TableViewProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const fields = columnsOf(items, types, language);
  const hasPeriods = items.some(({ metadata }) => metadata['period-start'] !== null);
  const dateKey: SortKey = hasPeriods ? 'periodStart' : 'publishedOn';
  const sortable = (key: SortKey, words: string) => (
    <SortHeading sortKey={key} sort={sort} hrefOfSort={hrefOfSort}>
      {words}
    </SortHeading>
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reached by the keyboard
    <section className={styles.region} aria-label={t('blocks.kit.list.tableOf', { label })} tabIndex={0}>
      <table role="table" className={styles.table}>
        <thead role="rowgroup">
          <tr role="row">
            {sortable('title', t('blocks.kit.list.title'))}
            {fields.map(({ id, label: words }) => (
              <th key={id} scope="col" role="columnheader">
                <Text of={pickLanguage(words, language, defaultLanguage) ?? { value: '' }} />
              </th>
            ))}
            {look.showDate && sortable(dateKey, t('blocks.kit.list.date'))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {items.map((item) => (
            <tr key={item.guid} role="row" data-item={item.guid}>
              <th scope="row" role="rowheader" className={styles.name}>
                <ItemLink item={item} />
                {look.showDescription && <Description item={item} />}
                <ItemTools item={item} />
              </th>
              {fields.map((field) => (
                <Cell key={field.id} field={field} item={item} />
              ))}
              {look.showDate && (
                <td role="cell" className={styles.date}>
                  <When item={item} hasPeriods={hasPeriods} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** On a phone, where no heading stands above it, its label stands before it. */
function Cell({ field, item }: { field: ItemField; item: ListItem }) {
  const language = useLanguage();
  const value = itemFile(item, language)?.key === field.key ? undefined : item.fields[field.key];
  return (
    <td role="cell" data-empty={value === undefined ? '' : undefined}>
      <span aria-hidden="true" className={styles.cellLabel}>
        <Text of={pickLanguage(field.label, language, defaultLanguage) ?? { value: '' }} />
      </span>
      <FieldValue field={field} value={value} isShort />
    </td>
  );
}

function When({ item, hasPeriods }: { item: ListItem; hasPeriods: boolean }) {
  const dates = useDates();
  const { 'period-start': start, 'period-end': end } = item.metadata;
  if (!hasPeriods) return dates.date(item.publishedOn);
  return start === null ? null : <PeriodText start={start} end={end} />;
}

/** The fields that some item here has a value for, in the order of their types; a file that the title leads to is no column. */
function columnsOf(items: readonly ListItem[], types: ItemViewProps['types'], language: Language): ItemField[] {
  const names = new Set(items.map(({ listItemTypeName }) => listItemTypeName));
  const fields = types.filter(({ name }) => names.has(name)).flatMap((type) => type.fields);
  const seen = new Set<string>();
  return fields.filter(({ key, isInList, kind }) => {
    if (!isInList || lookOf(kind).hasNoCell || seen.has(key)) return false;
    seen.add(key);
    return items.some((item) => item.fields[key] !== undefined && itemFile(item, language)?.key !== key);
  });
}

interface SortHeadingProps {
  sortKey: SortKey;
  sort: SortBy;
  hrefOfSort(sort: SortBy): string;
  children: ReactNode;
}

function SortHeading({ sortKey, sort, hrefOfSort, children }: SortHeadingProps) {
  const isUp = sort === `${sortKey}_asc`;
  const isDown = sort === `${sortKey}_desc`;
  return (
    <th scope="col" role="columnheader" aria-sort={isUp ? 'ascending' : isDown ? 'descending' : undefined}>
      <a href={hrefOfSort(isUp ? `${sortKey}_desc` : `${sortKey}_asc`)} className={styles.sort}>
        {children}
        {(isUp || isDown) && <Icon icon={isUp ? ArrowUp : ArrowDown} size={16} />}
      </a>
    </th>
  );
}
