import { Fragment, useContext } from 'react';
import { isFilled, Text } from '#platform/web/content/localized.tsx';
import { NowContext } from '#platform/web/content/now-context.ts';
import { useDates } from '#platform/web/i18n/use-dates.ts';
import { DateChip } from '#platform/web/ui/date-chip/date-chip.tsx';
import { withKeys } from '#platform/web/with-keys.ts';
import type { Card } from './card.ts';
import { CardTitle } from './card-title.tsx';
import styles from './date-card.module.css';

export interface DateCardProps {
  card: Card;
  level: number;
}

export function DateCard({ card, level }: DateCardProps) {
  const now = useContext(NowContext);
  const dates = useDates();
  const { date, time, text, tag } = card;
  const details = withKeys([time, text, tag].filter(isFilled));
  return (
    <li className={styles.card}>
      {date !== undefined && <DateChip date={date} isToday={now !== undefined && dates.day(now) === date} />}
      <div className={styles.words}>
        <CardTitle card={card} level={level} />
        {details.length > 0 && (
          <p className={styles.details}>
            {details.map(({ key, item }) => (
              <Fragment key={key}>
                <span className={styles.detail}>
                  <Text of={item} />
                </span>{' '}
              </Fragment>
            ))}
          </p>
        )}
      </div>
    </li>
  );
}
