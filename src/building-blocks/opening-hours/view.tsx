import { addDays } from '#platform/contract/time/calendar-day.ts';
import { isFilled, Text } from '#platform/web/content/localized.tsx';
import { useClock } from '#platform/web/content/use-clock.ts';
import type { ViewTexts } from '#platform/web/content/use-view-texts.ts';
import { useDates } from '#platform/web/i18n/use-dates.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import type { BlockOptions } from '../kit/contract/block-definition.ts';
import type { BlockViewProps } from '../kit/web/block-view.ts';
import { spansOf, type Weekday, weekdayOf, weekdays } from './contract/opening-state.ts';
import type definition from './definition.ts';
import { HoursRow } from './hours-row.tsx';
import en from './messages/en.view.json';
import nl from './messages/nl.view.json';
import { NowOpen } from './now-open.tsx';
import styles from './view.module.css';
import { writtenDay } from './written-day.ts';

type OpeningHours = typeof definition;

/** Which day it is holds until the page is drawn anew, at midnight; whether it is open does not. */
export const isInteractive = ({ showState }: BlockOptions<OpeningHours>): boolean => showState;
export const texts: ViewTexts = { nl, en };

/** Exceptions further away say nothing yet, and those gone by nothing any more. */
const weeksAhead = 8;

export default function OpeningHoursView({ options }: BlockViewProps<OpeningHours>) {
  const { t } = useTranslation();
  const language = useLanguage();
  const dates = useDates();
  const now = useClock('minute');
  const { week, exceptions, showState, showClosedDays, note } = options;
  if (week.length === 0 && exceptions.length === 0) return null;

  const today = now === undefined ? undefined : dates.day(now);
  const isSpecialToday = exceptions.some(({ date }) => date === today);
  const shownDays = weekdays.filter((day) => showClosedDays || week.some((one) => one.day === day));
  const coming = [...new Set(exceptions.map(({ date }) => date))]
    .filter((date) => today === undefined || (date >= today && date <= addDays(today, 7 * weeksAhead)))
    .sort();

  return (
    <div className={styles.hours}>
      {showState && now !== undefined && <NowOpen hours={options} now={now} />}
      <table className={styles.table}>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{t('blocks.openingHours.day')}</th>
            <th scope="col">{t('blocks.openingHours.open')}</th>
          </tr>
        </thead>
        <tbody>
          {shownDays.map((day) => (
            <HoursRow
              key={day}
              name={t(`blocks.openingHours.days.${day}`)}
              spans={spansOf({ week, exceptions: [] }, someDay(day))}
              notes={week.filter((one) => one.day === day).map((one) => one.note)}
              isToday={today !== undefined && !isSpecialToday && weekdayOf(today) === day}
            />
          ))}
        </tbody>
        {coming.length > 0 && (
          <tbody>
            <tr>
              <th scope="rowgroup" colSpan={2} className={styles.group}>
                {t('blocks.openingHours.exceptions')}
              </th>
            </tr>
            {coming.map((date) => (
              <HoursRow
                key={date}
                name={<time dateTime={date}>{writtenDay(date, language)}</time>}
                spans={spansOf(options, date)}
                notes={exceptions.filter((one) => one.date === date).map((one) => one.note)}
                isToday={date === today}
              />
            ))}
          </tbody>
        )}
      </table>
      {isFilled(note) && (
        <p className={styles.note}>
          <Text of={note} />
        </p>
      )}
    </div>
  );
}

/** A day of that name; this week began on a Monday. */
const someDay = (weekday: Weekday): string => addDays('2024-01-01', weekdays.indexOf(weekday));
