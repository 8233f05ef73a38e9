import { isFilled, Text } from '#platform/web/content/localized.tsx';
import { useClock } from '#platform/web/content/use-clock.ts';
import type { ViewTexts } from '#platform/web/content/use-view-texts.ts';
import { useDates } from '#platform/web/i18n/use-dates.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import type { BlockViewProps } from '../kit/web/block-view.ts';
import { nightsUntil, timeLeft } from './contract/time-left.ts';
import type definition from './definition.ts';
import { Figures } from './figures.tsx';
import en from './messages/en.view.json';
import nl from './messages/nl.view.json';
import styles from './view.module.css';

export const isInteractive = true;
export const texts: ViewTexts = { nl, en };

export default function CountdownView({ options }: BlockViewProps<typeof definition>) {
  const { t } = useTranslation();
  const dates = useDates();
  const { until, label, precision, after } = options;
  const now = useClock(precision === 'seconds' ? 'second' : 'minute');
  if (until === undefined) return null;
  const moment = new Date(until);
  const left = now === undefined ? undefined : timeLeft(moment, now);
  if (now !== undefined && left === undefined) {
    return isFilled(after) ? (
      <p className={styles.after}>
        <Text of={after} />
      </p>
    ) : null;
  }
  return (
    <div className={styles.countdown}>
      <p>
        {isFilled(label) && (
          <span className={styles.label}>
            <Text of={label} />
          </span>
        )}{' '}
        <time dateTime={until}>
          {t('blocks.countdown.moment', { day: dates.date(moment), time: dates.hour(moment) })}
        </time>
      </p>
      {now !== undefined && left !== undefined && (
        <>
          <p className="visually-hidden">
            {t('blocks.countdown.nights', { count: nightsUntil(moment, now, dates.timeZone) })}
          </p>
          <Figures left={left} precision={precision} />
        </>
      )}
    </div>
  );
}
