import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { useContext, useId } from 'react';
import { isMidnight } from '#field-kinds/kit/contract/period-days.ts';
import { formatDayPart } from '#platform/contract/texts/language.ts';
import { NowContext } from '#platform/web/content/now-context.ts';
import { inLanguage } from '#platform/web/i18n/in-language.ts';
import { useDates } from '#platform/web/i18n/use-dates.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useSaid } from '#platform/web/notifications/say.ts';
import { ButtonLink } from '#platform/web/ui/button/button-link.tsx';
import { classNames } from '#platform/web/ui/class-names.ts';
import { Heading } from '#platform/web/ui/heading/heading.tsx';
import type { ListItem } from '../../../contract/list-item.ts';
import { mostItems } from '../../../contract/list-query.ts';
import { type CalendarDay, calendarWeeks, nextMonth, previousMonth } from './calendar-days.ts';
import styles from './calendar-view.module.css';
import { CompactView } from './compact-view.tsx';
import type { ItemViewProps } from './item-view.ts';

export interface CalendarViewProps extends ItemViewProps {
  month: string;
  hrefOfMonth(month: string): string;
}

/** A month on a wall where there is room for one; the same as a list for phones and whoever hears it. */
export function CalendarView(props: CalendarViewProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const dates = useDates();
  const { month, items, hrefOfMonth, level } = props;
  const now = useContext(NowContext);
  const today = now === undefined ? undefined : dates.day(now);
  // They came with the last to begin first.
  const inOrder = items.toReversed();
  const [earliest] = inOrder;
  const weeks = calendarWeeks(month, inOrder, dates.timeZone);
  const inMonth = inOrder.filter(({ guid }) =>
    weeks.some((days) => days.some((day) => day.isInMonth && day.items.some((item) => item.guid === guid))),
  );
  const isCutOff = items.length === mostItems && earliest !== undefined && inMonth.includes(earliest);
  const listId = useId();
  const name = dates.date(`${month}-01`).replace(/^1 /, '');
  useSaid(name);
  return (
    <div className={styles.calendar}>
      <div className={styles.head}>
        <Heading level={level} className={styles.month}>
          {name}
        </Heading>
        <div className={styles.turns}>
          <ButtonLink href={hrefOfMonth(previousMonth(month))} icon={ArrowLeft}>
            {t('blocks.kit.list.previousMonth')}
          </ButtonLink>
          {today !== undefined && (
            <ButtonLink href={hrefOfMonth(today.slice(0, 7))}>{t('blocks.kit.list.today')}</ButtonLink>
          )}
          <ButtonLink href={hrefOfMonth(nextMonth(month))} iconEnd={ArrowRight}>
            {t('blocks.kit.list.nextMonth')}
          </ButtonLink>
        </div>
      </div>
      <table className={styles.grid} aria-hidden="true">
        <thead>
          <tr>
            {(weeks[0] ?? []).map(({ day }) => (
              <th key={day} scope="col">
                {formatDayPart(day, 'weekday', language)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((days) => (
            <tr key={days[0]?.day}>
              {days.map((day) => (
                <Day key={day.day} day={day} isToday={day.day === today} listId={listId} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <div id={listId} className={styles.list}>
        {inMonth.length === 0 ? (
          <p>{t('blocks.kit.list.emptyMonth', { month: name })}</p>
        ) : (
          <CompactView {...props} items={inMonth} level={level + 1} />
        )}
        {isCutOff && <p>{t('blocks.kit.list.cutOffMonth', { month: name })}</p>}
      </div>
    </div>
  );
}

const mostInADay = 4;
const mostMarks = 3;

interface DayProps {
  day: CalendarDay;
  isToday: boolean;
  /** Where the same stands in words: on a phone a day shows only that there is something, and leads there. */
  listId: string;
}

/** The grid is for the eye: the list beneath it says the same, so neither keys nor a screen reader meet everything twice. */
function Day({ day: { day, isInMonth, items }, isToday, listId }: DayProps) {
  const { t } = useTranslation();
  const shown = items.length > mostInADay ? items.slice(0, mostInADay - 1) : items;
  return (
    <td className={classNames(!isInMonth && styles.outside, isToday && styles.today)}>
      <span className={styles.number}>{Number(day.slice(8))}</span>
      {items.length > 0 && (
        <a href={`#${listId}`} tabIndex={-1} className={styles.marks}>
          {items.slice(0, mostMarks).map(({ guid }) => (
            <span key={guid} className={styles.mark} />
          ))}
        </a>
      )}
      {shown.map((item) => (
        <a
          key={item.guid}
          href={item.path ?? undefined}
          tabIndex={-1}
          {...inLanguage(item.titleLang)}
          className={styles.event}
        >
          <HourOf item={item} day={day} />
          {item.title}
        </a>
      ))}
      {items.length > shown.length && (
        <a href={`#${listId}`} tabIndex={-1} className={styles.rest}>
          {t('blocks.kit.list.restOfDay', { count: items.length - shown.length })}
        </a>
      )}
    </td>
  );
}

/** When it begins, on the day that it does; what lasts the whole day has no hour. */
function HourOf({ item: { metadata }, day }: { item: ListItem; day: string }) {
  const dates = useDates();
  const start = metadata['period-start'];
  if (start === null || dates.day(start) !== day || isMidnight(start, dates.timeZone)) return null;
  return <span className={styles.hour}>{dates.hour(start)} </span>;
}
