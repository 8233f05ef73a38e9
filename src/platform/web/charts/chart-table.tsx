import { useTranslation } from '../i18n/use-translation.ts';
import { VisuallyHidden } from '../ui/visually-hidden/visually-hidden.tsx';
import { withKeys } from '../with-keys.ts';
import styles from './chart-table.module.css';

export interface TableOfChart {
  head: readonly string[];
  rows: readonly (readonly string[])[];
}

/** The figures of a drawing, which open underneath it. */
export function ChartTable({ caption, table: { head, rows } }: { caption: string; table: TableOfChart }) {
  const { t } = useTranslation();
  return (
    <details data-print="hidden">
      <summary className={styles.summary}>{t('charts.asTable')}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <section className={styles.scroll} tabIndex={0} aria-label={t('charts.tableOf', { label: caption })}>
        <table className={styles.table}>
          <caption>
            <VisuallyHidden>{caption}</VisuallyHidden>
          </caption>
          <thead>
            <tr>
              {withKeys(head).map(({ key, item }) => (
                <th key={key} scope="col">
                  {item}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {withKeys(rows.map((row) => row.join('|'))).map(({ key }, at) => {
              const [label, ...cells] = rows[at] ?? [];
              return (
                <tr key={key}>
                  <th scope="row">{label}</th>
                  {withKeys(cells).map((cell) => (
                    <td key={cell.key}>{cell.item}</td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </table>
      </section>
    </details>
  );
}
