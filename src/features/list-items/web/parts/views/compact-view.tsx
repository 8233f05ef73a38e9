import { useContext } from 'react';
import { PeriodText } from '#field-kinds/kit/web/period-text.tsx';
import { NowContext } from '#platform/web/content/now-context.ts';
import { PlainList } from '#platform/web/content/plain-list.tsx';
import { useDates } from '#platform/web/i18n/use-dates.ts';
import { DateChip } from '#platform/web/ui/date-chip/date-chip.tsx';
import type { ListItem } from '../../../contract/list-item.ts';
import { ItemBox } from '../item/item-box.tsx';
import { ItemFacts } from '../item/item-facts.tsx';
import { ItemMeta } from '../item/item-meta.tsx';
import { ItemTitle } from '../item/item-title.tsx';
import styles from './compact-view.module.css';
import type { ItemViewProps } from './item-view.ts';

/** A line or two for each; what has a day shows it first, as an agenda does. */
export function CompactView({ items, look, level }: ItemViewProps) {
  return (
    <PlainList className={styles.lines}>
      {items.map((item) => (
        <ItemBox key={item.guid} item={item} className={styles.box}>
          <div className={styles.line}>
            <Day item={item} isShown={look.showDate} />
            <div className={styles.words}>
              <ItemTitle item={item} level={level} />
              <Details item={item} isDayShown={look.showDate} />
            </div>
          </div>
        </ItemBox>
      ))}
    </PlainList>
  );
}

function Day({ item: { metadata }, isShown }: { item: ListItem; isShown: boolean }) {
  const now = useContext(NowContext);
  const dates = useDates();
  const start = metadata['period-start'];
  if (start === null || !isShown) return null;
  const day = dates.day(start);
  return <DateChip date={day} isToday={now !== undefined && dates.day(now) === day} />;
}

function Details({ item, isDayShown }: { item: ListItem; isDayShown: boolean }) {
  const { 'period-start': start, 'period-end': end } = item.metadata;
  if (start === null || !isDayShown || item.state !== 'published') {
    return <ItemMeta item={item} showDate={isDayShown} hasNoDay={start !== null} />;
  }
  return (
    <p className={styles.details}>
      <PeriodText start={start} end={end} hasNoDay /> <ItemFacts item={item} />
    </p>
  );
}
