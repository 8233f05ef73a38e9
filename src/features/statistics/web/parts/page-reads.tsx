import { BarChart } from '#platform/web/charts/bar-chart.tsx';
import { Numbers, NumberWithChange } from '#platform/web/charts/numbers.tsx';
import { Sparkline } from '#platform/web/charts/sparkline.tsx';
import { useBlockName } from '#platform/web/i18n/use-block-name.ts';
import { Skeleton, SkeletonGroup } from '#platform/web/ui/skeleton/skeleton.tsx';
import { useStatisticWords } from '../use-statistic-words.ts';
import styles from './page-reads.module.css';
import { type ReadSubject, useReads } from './use-reads.ts';

/** How the page or item that somebody edits was read in the last four weeks. Figures that cannot be had keep nobody from writing. */
export function PageReads(subject: ReadSubject) {
  const { t, number, change, duration } = useStatisticWords();
  const blockName = useBlockName();
  const { data, isError } = useReads(subject);
  if (isError) return null;
  return (
    <div className={styles.reads}>
      {data === undefined ? (
        <SkeletonGroup label={t('ui.busy')}>
          <Skeleton />
        </SkeletonGroup>
      ) : (
        <Numbers>
          <NumberWithChange
            label={t('statistics.onPage.label')}
            value={number(data.visits)}
            change={change(data.visits, data.was)}
            note={data.seconds === null ? undefined : t('statistics.onPage.looked', { time: duration(data.seconds) })}
            shape={<Sparkline values={data.days} />}
          />
        </Numbers>
      )}
      {data !== undefined && data.blocks.length > 0 && (
        <BarChart
          needsAll
          caption={t('statistics.blocks.onPage')}
          head={[t('statistics.blocks.onPage'), t('statistics.column.seen'), t('statistics.column.pressed')]}
          bars={data.blocks.map(({ title, buildingBlockName, seen, pressed }) => ({
            label: title,
            note: blockName(buildingBlockName),
            share: (seen / Math.max(1, ...data.blocks.map((one) => one.seen))) * 100,
            cells: [number(seen), number(pressed)],
          }))}
        />
      )}
    </div>
  );
}
