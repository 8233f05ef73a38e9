import type { ReactNode } from 'react';
import { VisuallyHidden } from '../ui/visually-hidden/visually-hidden.tsx';
import { withKeys } from '../with-keys.ts';
import { BarLine } from './bar-line.tsx';
import styles from './bars.module.css';

export interface Bar {
  label: ReactNode;
  note?: ReactNode;
  /** Of the whole width; undefined draws none. */
  share: number | undefined;
  was?: number | null;
  cells: readonly ReactNode[];
}

interface BarChartProps {
  caption: string;
  head: readonly string[];
  bars: readonly Bar[];
  /** All of its numbers are needed, also on a phone. */
  needsAll?: boolean;
  /** Instead of a bar. */
  drawing?(index: number): ReactNode;
}

/** Bars as a table: each label stands on its own water line, so that there is no second table. */
export function BarChart({ caption, head, bars, needsAll = false, drawing }: BarChartProps) {
  return (
    <table className={styles.bars}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          {withKeys(head).map(({ key, item }) => (
            <th key={key} scope="col" className={key > 1 && !needsAll ? styles.more : undefined}>
              {item}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {withKeys(bars).map(({ key, item: { label, note, share, was, cells } }) => (
          <tr key={key}>
            <th scope="row">
              {label}
              {note && <small>{note}</small>}
              {drawing ? drawing(key) : share !== undefined && <BarLine share={share} was={was ?? null} />}
            </th>
            {withKeys(cells).map((cell) => (
              <td key={cell.key} className={cell.key === 0 ? styles.first : needsAll ? undefined : styles.more}>
                {cell.item}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
