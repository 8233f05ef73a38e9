import { useState } from 'react';
import { useRunTask } from '#features/tasks/web/task-context.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { useLoaded } from '#platform/web/api/load-cache.ts';
import { SegmentedControl } from '#platform/web/ui/segmented-control/segmented-control.tsx';
import { type ReportChoice as Choice, reportChoices } from '../contract/report.ts';
import { chooseStatisticsReport, readStatisticsReport } from '../contract/statistics.endpoints.ts';
import styles from './statistics.module.css';
import { useStatisticWords } from './use-statistic-words.ts';

/** Whether the figures of each week or month are mailed to who looks at them. */
export function ReportChoice() {
  const { t } = useStatisticWords();
  const call = useCall();
  const runTask = useRunTask();
  const { every: stored } = useLoaded(readStatisticsReport, {});
  const [every, setEvery] = useState<Choice>(stored);
  const choose = async (chosen: Choice) => {
    setEvery(chosen);
    const { state } = await runTask({
      type: 'save',
      entity: 'settings',
      run: () => call(chooseStatisticsReport, { body: { every: chosen } }),
    });
    if (state !== 'done') setEvery(every);
  };
  return (
    <section className={styles.report} aria-labelledby="statistics-report" data-print="hidden">
      <h2 id="statistics-report">{t('statistics.report.title')}</h2>
      <SegmentedControl
        label={t('statistics.report.label')}
        segments={reportChoices.map((id) => ({ id, label: t(`statistics.report.${id}`) }))}
        value={every}
        onChange={(chosen) => void choose(chosen)}
      />
      <p className={styles.none}>{t('statistics.report.how')}</p>
    </section>
  );
}
