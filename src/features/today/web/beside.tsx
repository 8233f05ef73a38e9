import FileText from 'lucide-react/icons/file-text';
import Newspaper from 'lucide-react/icons/newspaper';
import { useDates } from '#platform/web/i18n/use-dates.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { DateChip } from '#platform/web/ui/date-chip/date-chip.tsx';
import { Icon } from '#platform/web/ui/icon/icon.tsx';
import type { PlannedSoon, RecentDocument } from '../contract/attention.ts';
import styles from './today-screen.module.css';

/** What the reader was writing. */
export function Recent({ recent, now }: { recent: readonly RecentDocument[]; now: string }) {
  const { t } = useTranslation();
  const dates = useDates();
  const when = (moment: string) => (dates.day(moment) === dates.day(now) ? dates.hour(moment) : dates.date(moment));
  return (
    <section aria-labelledby="today-recent">
      <h2 id="today-recent" className={styles.sideTitle}>
        {t('today.recent.title')}
      </h2>
      {/* biome-ignore lint/a11y/noRedundantRoles: a list without markers is no list to VoiceOver unless it says so */}
      <ul role="list">
        {recent.map(({ guid, kind, title, href, changedAt, hasChanges }) => (
          <li key={guid} className={styles.beside}>
            <span className={styles.sheet}>
              <Icon icon={kind === 'item' ? Newspaper : FileText} size={20} />
            </span>
            <div className={styles.words}>
              <a className={styles.title} href={href}>
                {title}
              </a>
              <p className={styles.about}>
                {t(`today.recent.${hasChanges ? 'unpublished' : 'published'}`, { moment: when(changedAt) })}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What will happen by itself. */
export function Soon({ soon, now }: { soon: readonly PlannedSoon[]; now: string }) {
  const { t } = useTranslation();
  const dates = useDates();
  return (
    <section aria-labelledby="today-soon">
      <h2 id="today-soon" className={styles.sideTitle}>
        {t('today.soon.title')}
      </h2>
      {/* biome-ignore lint/a11y/noRedundantRoles: a list without markers is no list to VoiceOver unless it says so */}
      <ul role="list">
        {soon.map(({ id, title, href, action, at, by }) => {
          const words = t(`today.soon.${action}`, { title });
          return (
            <li key={id} className={styles.beside}>
              <DateChip date={dates.day(at)} isToday={dates.day(at) === dates.day(now)} className={styles.day} />
              <div className={styles.words}>
                {href === null ? (
                  <strong className={styles.title}>{words}</strong>
                ) : (
                  <a className={styles.title} href={href}>
                    {words}
                  </a>
                )}
                <p className={styles.about}>
                  {t(by === null ? 'today.soon.at' : 'today.soon.atBy', { time: dates.hour(at), name: by ?? '' })}
                </p>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
