import { ChartKey } from '#platform/web/charts/chart-key.tsx';
import { LineChart } from '#platform/web/charts/line-chart.tsx';
import { Numbers, NumberWithChange } from '#platform/web/charts/numbers.tsx';
import type { Opened, PageFigures } from '../contract/page-figures.ts';
import { CountedRows } from './counted-rows.tsx';
import { SeenBlocks } from './seen-blocks.tsx';
import { StatisticSheet } from './statistic-sheet.tsx';
import styles from './statistics.module.css';
import type { StatisticsQuery } from './statistics-address.ts';
import { usePageRows } from './use-page-rows.ts';
import { useSentences } from './use-sentences.ts';
import { useStatisticWords } from './use-statistic-words.ts';

interface ReadPagesProps {
  figures: PageFigures;
  query: StatisticsQuery;
  isRunning: boolean;
}

const timeOf = ({ seconds, timed }: Opened) => (timed === 0 ? 0 : Math.round(seconds / timed));
const lists = ['pages', 'items', 'entries', 'exits'] as const;

/** How some pages and the items on them were read in a period, beside another. */
export function ReadPages({ figures, query, isRunning }: ReadPagesProps) {
  const { beside } = query;
  const { t, number, change, duration } = useStatisticWords();
  const pageRow = usePageRows(t('statistics.gone'));
  const { totals, was } = figures;
  const wasName = was === null || beside === 'nothing' ? undefined : t(`statistics.was.${beside}`);
  const sentences = useSentences(wasName);
  const head = (name: string) => [
    t(`statistics.column.${name}`),
    t('statistics.column.visits'),
    ...(wasName === undefined ? [] : [t('statistics.column.was', { name: wasName })]),
  ];
  return (
    <>
      {wasName !== undefined && <ChartKey now={t('statistics.key')} was={wasName} />}
      <Numbers>
        <NumberWithChange
          label={t('statistics.column.views')}
          value={number(totals.views)}
          change={change(totals.views, was?.views)}
          note={wasName === undefined ? undefined : t('statistics.than', { name: wasName })}
        />
        {totals.timed > 0 && (
          <NumberWithChange
            label={t('statistics.time')}
            value={duration(timeOf(totals))}
            change={was === null ? undefined : change(timeOf(totals), timeOf(was))}
          />
        )}
      </Numbers>
      <div className={styles.sheets}>
        <OpenedChart figures={figures} wasName={wasName} isRunning={isRunning} />
        {lists.map((list) => {
          const rows = figures[list].map(pageRow);
          return (
            <CountedRows
              key={list}
              title={t(`statistics.${list}`)}
              says={sentences.read(list, rows)}
              head={head(list === 'items' ? 'item' : 'page')}
              rows={rows}
              empty={t('statistics.nothing')}
            />
          );
        })}
        <SeenBlocks query={query} />
      </div>
    </>
  );
}

/** How often these pages were opened in time, beside what it was. */
function OpenedChart({
  figures: { steps, stepKind },
  wasName,
  isRunning,
}: Pick<ReadPagesProps, 'figures' | 'isRunning'> & { wasName: string | undefined }) {
  const { t, number, shortStep, longStep } = useStatisticWords();
  const title = t(`statistics.opened.${stepKind}`);
  const busiest = steps.reduce((most, one) => (one.views > most.views ? one : most), { views: 0, step: '' });
  return (
    <StatisticSheet
      isWide
      title={title}
      says={
        busiest.views > 0 && steps.length > 1
          ? t('statistics.opened.busiest', {
              when: longStep(busiest.step, stepKind),
              number: number(busiest.views),
              count: busiest.views,
            })
          : undefined
      }
      foot={t('statistics.opened.foot')}
      table={{
        head: [
          t(`statistics.step.${stepKind}`),
          t('statistics.column.views'),
          ...(wasName === undefined ? [] : [t('statistics.column.was', { name: wasName })]),
        ],
        rows: steps.map(({ step, views, was }) => [
          shortStep(step, stepKind),
          number(views),
          ...(wasName === undefined ? [] : [number(was ?? 0)]),
        ]),
      }}
    >
      <LineChart
        label={title}
        unit={t('statistics.unit.views')}
        wasName={wasName}
        now={isRunning ? t(`statistics.running.${stepKind}`) : undefined}
        points={steps.map(({ step, views, was }) => ({
          short: shortStep(step, stepKind),
          long: longStep(step, stepKind),
          value: views,
          was,
        }))}
      />
    </StatisticSheet>
  );
}
