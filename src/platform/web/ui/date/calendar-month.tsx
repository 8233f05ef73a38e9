import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Button } from 'react-aria-components/Button';
import { CalendarCell, CalendarGrid, CalendarHeading } from 'react-aria-components/Calendar';
import { Icon } from '../icon/icon.tsx';
import styles from './date.module.css';

/** One month with the way to the months around it, inside a Calendar or a RangeCalendar. */
export function CalendarMonth() {
  return (
    <>
      <div className={styles.calendarHead}>
        <Button slot="previous" className={styles.turn}>
          <Icon icon={ChevronLeft} size={20} />
        </Button>
        <CalendarHeading className={styles.month} />
        <Button slot="next" className={styles.turn}>
          <Icon icon={ChevronRight} size={20} />
        </Button>
      </div>
      <CalendarGrid weekdayStyle="short" className={styles.grid}>
        {(date) => <CalendarCell date={date} className={styles.day} />}
      </CalendarGrid>
    </>
  );
}
