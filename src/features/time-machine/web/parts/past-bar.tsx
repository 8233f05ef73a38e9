import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { wallClock } from '#platform/contract/time/local-moment.ts';
import { usePlatformLocale } from '#platform/web/i18n/platform-locale.ts';
import { useDates } from '#platform/web/i18n/use-dates.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Icon } from '#platform/web/ui/icon/icon.tsx';
import { compareScreen } from '../../contract/compared-address.ts';
import { pastAddress, pastSegment } from '../../contract/past-address.ts';
import type { AboutPast, PastView } from '../../contract/past-view.ts';
import styles from './past-bar.module.css';
import { Tideline } from './tideline.tsx';

const formId = 'past-moment';

interface PastBarProps {
  past: PastView;
  about: AboutPast | undefined;
}

/** Says above a page of then when that was. Drawn once, on the server: all that it does are links and a form. */
export function PastBar({ past, about }: PastBarProps) {
  const { t } = useTranslation();
  const dates = useDates();
  const language = useLanguage();
  const { timeZone } = usePlatformLocale();
  const moment = new Date(past.moment);
  const marks = (about?.marks ?? []).filter((mark) => mark >= past.began);
  const before = marks.findLast((mark) => mark < past.moment);
  const after = marks.find((mark) => mark > past.moment);
  const hrefAt = (mark: string) => pastAddress({ token: past.token, moment: new Date(mark), path: past.path });
  return (
    <section className={styles.bar} aria-label={t('timeMachine.bar.label')} data-past-bar="">
      {/* On a phone a strip of one line, and the rest when it is asked for: there is no script here to open it. */}
      <input
        className={`visually-hidden ${styles.toggle}`}
        id="past-all"
        type="checkbox"
        aria-label={t('timeMachine.bar.all')}
      />
      <div className={styles.strip}>
        <label className={styles.open} htmlFor="past-all">
          <strong>{`${dates.shortDate(past.moment)}, ${dates.hour(moment)}`}</strong>
          <Icon icon={ChevronDown} size={20} />
        </label>
        <a className={styles.stripBack} href={past.path}>
          {t('timeMachine.bar.back')}
        </a>
      </div>
      <div className={`wrap ${styles.inner}`}>
        <div className={styles.row}>
          <div className={styles.words}>
            <strong>{t('timeMachine.bar.title', { date: dates.weekdayDate(moment), time: dates.hour(moment) })}</strong>
            <span>{t(`timeMachine.bar.${past.notice ?? 'off'}`)}</span>
            <PageWords past={past} about={about} />
          </div>
          {before !== undefined && (
            <a
              className={styles.step}
              href={hrefAt(before)}
              aria-label={t('timeMachine.bar.before', { date: dates.shortDate(before) })}
            >
              <Icon icon={ChevronLeft} size={20} />
            </a>
          )}
          <form id={formId} className={styles.form} action={`/${pastSegment}`} method="get">
            <label className="visually-hidden" htmlFor="past-at">
              {t('timeMachine.bar.moment')}
            </label>
            <input
              className={styles.input}
              id="past-at"
              type="datetime-local"
              name="at"
              required
              defaultValue={wallClock(past.moment, timeZone)}
              min={wallClock(past.began, timeZone)}
              max={wallClock(past.now, timeZone)}
            />
            <input type="hidden" name="path" value={past.path} />
            {past.token !== undefined && <input type="hidden" name="token" value={past.token} />}
          </form>
          {after !== undefined && (
            <a
              className={styles.step}
              href={hrefAt(after)}
              aria-label={t('timeMachine.bar.after', { date: dates.shortDate(after) })}
            >
              <Icon icon={ChevronRight} size={20} />
            </a>
          )}
          <button className={styles.tool} form={formId} type="submit">
            {t('timeMachine.bar.show')}
          </button>
          {past.canCompare && (
            <a className={styles.tool} href={compareScreen({ from: moment, path: past.path }, language)}>
              {t('timeMachine.bar.compare')}
            </a>
          )}
          <a className={styles.back} href={past.path}>
            {t('timeMachine.bar.back')}
          </a>
        </div>
        <Tideline
          label={t('timeMachine.bar.publications')}
          began={past.began}
          now={past.now}
          moment={past.moment}
          marks={marks}
          hrefAt={hrefAt}
        />
      </div>
    </section>
  );
}

function PageWords({ past, about }: PastBarProps) {
  const { t } = useTranslation();
  const dates = useDates();
  const version = about?.version;
  return (
    <>
      {version !== undefined && (
        <span>
          {t(version.by === null ? 'timeMachine.bar.version' : 'timeMachine.bar.versionBy', {
            number: version.number,
            total: version.total,
            date: dates.date(version.publishedAt),
            name: version.by ?? '',
          })}
        </span>
      )}
      <span className={styles.since}>{t('timeMachine.bar.since', { date: dates.dateTime(past.began) })}</span>
    </>
  );
}
