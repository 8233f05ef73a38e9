import { formatDayPart } from '#platform/contract/texts/language.ts';
import { Chart } from '#platform/web/charts/chart.tsx';
import { LineChart } from '#platform/web/charts/line-chart.tsx';
import { useFigures } from '#platform/web/charts/use-figures.ts';
import { useDates } from '#platform/web/i18n/use-dates.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import type { ContentScore } from '../contract/content-findings.ts';
import styles from './findings.module.css';

/** How much is in order, day by day; a line needs two days. */
export function FindingsScore({ scores }: { scores: readonly ContentScore[] }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const dates = useDates();
  const { number } = useFigures();
  const known = scores.flatMap(({ score, ...rest }) => (score === null ? [] : [{ ...rest, score }]));
  const last = known.at(-1);
  if (last === undefined) return null;
  const says = t('contentFindings.score.says', {
    clean: number(last.clean),
    subjects: number(last.subjects),
    score: number(last.score),
  });
  if (known.length === 1) return <p className={styles.score}>{says}</p>;
  const title = t('contentFindings.score.title');
  return (
    <section className={styles.sheet}>
      <div className={styles.chart}>
        <Chart
          headingLevel={2}
          title={title}
          says={says}
          foot={t('contentFindings.score.foot')}
          table={{
            head: [
              t('contentFindings.score.day'),
              t('contentFindings.score.unit'),
              t('contentFindings.score.clean'),
              t('contentFindings.score.subjects'),
            ],
            rows: known.map(({ day, score, clean, subjects }) => [
              dates.date(day),
              String(score),
              number(clean),
              number(subjects),
            ]),
          }}
        >
          <LineChart
            label={title}
            unit={t('contentFindings.score.unit')}
            points={known.map(({ day, score }) => ({
              short: `${formatDayPart(day, 'day', language)} ${formatDayPart(day, 'month', language)}`,
              long: t('contentFindings.score.onDay', { day: dates.date(day) }),
              value: score,
              was: null,
            }))}
          />
        </Chart>
      </div>
    </section>
  );
}
