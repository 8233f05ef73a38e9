import { type ReactNode, useState } from 'react';
import { type Bar, BarChart } from '#platform/web/charts/bar-chart.tsx';
import { Button } from '#platform/web/ui/button/button.tsx';
import { TextLink } from '#platform/web/ui/link/text-link.tsx';
import { StatisticSheet } from './statistic-sheet.tsx';
import styles from './statistics.module.css';
import { useStatisticWords } from './use-statistic-words.ts';

export interface CountedRow {
  key: string;
  label: string;
  href?: string | null;
  note?: string | null;
  number: number;
  was?: number | null;
  /** It has no name any more. */
  isGone?: boolean;
  /** In the last column, instead of what it was. */
  extra?: string | undefined;
}

interface CountedRowsProps {
  title: string;
  says?: ReactNode;
  head: readonly string[];
  rows: readonly CountedRow[];
  foot?: string;
  /** When there is nothing yet. */
  empty: string;
  /** The last column is needed on a phone too. */
  needsAll?: boolean;
}

const shownAtFirst = 6;

/** What was counted most, longest first; the rest on request. */
export function CountedRows({ title, says, head, rows, foot, empty, needsAll = false }: CountedRowsProps) {
  const { t, number } = useStatisticWords();
  const [isWhole, setIsWhole] = useState(false);
  const most = Math.max(1, ...rows.map((row) => Math.max(row.number, row.was ?? 0)));
  const lastOf = ({ was, extra }: CountedRow) =>
    extra ?? (was == null ? '' : was === 0 ? t('statistics.new') : number(was));
  const bars = (isWhole ? rows : rows.slice(0, shownAtFirst)).map(
    (row): Bar => ({
      label: row.href ? <TextLink href={row.href}>{row.label}</TextLink> : row.label,
      note: row.note,
      share: (row.number / most) * 100,
      was: row.was ? (row.was / most) * 100 : null,
      cells: head.length > 2 ? [number(row.number), lastOf(row)] : [number(row.number)],
    }),
  );
  return (
    <StatisticSheet
      isTable
      title={title}
      says={says}
      foot={foot}
      table={{
        head,
        rows: rows.map((row) => [row.label, String(row.number), ...(head.length > 2 ? [lastOf(row)] : [])]),
      }}
    >
      {rows.length === 0 ? (
        <p className={styles.none}>{empty}</p>
      ) : (
        <BarChart caption={title} head={head} bars={bars} needsAll={needsAll} />
      )}
      {rows.length > shownAtFirst && (
        <Button variant="quiet" onPress={() => setIsWhole(!isWhole)}>
          {isWhole ? t('statistics.fewer') : t('statistics.all', { count: rows.length })}
        </Button>
      )}
    </StatisticSheet>
  );
}
