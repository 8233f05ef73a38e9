import { useDates } from '#platform/web/i18n/use-dates.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import styles from './past-bar.module.css';

interface TidelineProps {
  began: string;
  now: string;
  /** Where it is filled from: the beginning where one moment is looked at, the first where there are two. */
  from?: string;
  moment: string;
  /** Publications: each can be gone to. */
  marks: readonly string[];
  hrefAt(mark: string): string;
  /** What the marks are. */
  label: string;
}

const time = (moment: string): number => new Date(moment).getTime();

/** More than this cannot be told apart, nor pressed. */
const mostMarks = 60;

/** From when it is known until now, as a line: filled up to the moment that is looked at, with a mark at each change. */
export function Tideline({ began, now, from, moment, marks, hrefAt, label }: TidelineProps) {
  const { t } = useTranslation();
  const dates = useDates();
  const span = Math.max(1, time(now) - time(began));
  const share = (one: string): number => Math.min(100, Math.max(0, ((time(one) - time(began)) / span) * 100));
  const at = (one: string): string => `${share(one).toFixed(2)}%`;
  const filled = `${(share(moment) - share(from ?? began)).toFixed(2)}%`;
  return (
    <nav className={styles.tideline} aria-label={label}>
      <svg className={styles.line} height="48" focusable="false">
        <title>{label}</title>
        <rect className={styles.then} x={at(from ?? began)} y="18" width={filled} height="8" />
        <line className={styles.base} x1="0" x2="100%" y1="26" y2="26" />
        {marks.slice(-mostMarks).map((mark) => (
          <a key={mark} href={hrefAt(mark)} aria-label={dates.dateTime(mark)}>
            <rect className={styles.target} x={at(mark)} y="0" width="12" height="32" />
            <line className={styles.mark} x1={at(mark)} x2={at(mark)} y1="4" y2="18" />
          </a>
        ))}
        {from !== undefined && <rect className={styles.then} x={at(from)} y="0" width="3" height="30" />}
        <rect className={styles.then} x={at(moment)} y="0" width="3" height="30" />
        <text className={styles.word} x="0" y="44">
          {dates.shortDate(began)}
        </text>
        <text className={styles.word} x="100%" y="44" textAnchor="end">
          {t('timeMachine.bar.now')}
        </text>
      </svg>
    </nav>
  );
}
