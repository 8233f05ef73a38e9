import { useFigures } from '#platform/web/charts/use-figures.ts';
import { useDates } from '#platform/web/i18n/use-dates.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Gauge } from '#platform/web/ui/gauge/gauge.tsx';
import { Sheet } from '#platform/web/ui/screen/sheet.tsx';
import { withKeys } from '#platform/web/with-keys.ts';
import type { InstallationPlatform } from '../../contract/installation.ts';
import type { InstallationJobs, WaitingWork } from '../../contract/jobs/installation-jobs.ts';
import styles from './jobs.module.css';
import { useWorkWords } from './use-work-words.ts';

interface WorkInHandProps extends Pick<InstallationJobs, 'running' | 'waiting'> {
  platforms: readonly InstallationPlatform[];
}

/** What is being done, how far it is where that is known, and what waits for its turn. */
export function WorkInHand({ running, waiting, platforms }: WorkInHandProps) {
  const { t } = useTranslation();
  const dates = useDates();
  const { number } = useFigures();
  const { nameOf, whoseOf } = useWorkWords(platforms);
  const notesOf = ({ due, since, retrying, nextAt }: WaitingWork): string[] => [
    ...(since === null ? [] : [t('installation.work.due', { count: due, time: dates.time(since) })]),
    ...(nextAt === null ? [] : [t('installation.work.retrying', { count: retrying, time: dates.time(nextAt) })]),
  ];
  return (
    <Sheet title={t('installation.work.inHand')}>
      {running.length + waiting.length === 0 ? (
        <p className={styles.muted}>{t('installation.work.nothing')}</p>
      ) : (
        // biome-ignore lint/a11y/noRedundantRoles: a list without markers is no list to VoiceOver unless it says so
        <ul role="list" className={styles.jobs}>
          {withKeys(running).map(({ key, item }) => (
            <li key={`running ${key}`}>
              <p className={styles.row}>
                <span>
                  <strong>{nameOf(item)}</strong>
                  {`, ${whoseOf(item)}`}
                </span>
                <span className={styles.muted}>
                  {t('installation.work.running', { time: dates.time(item.startedAt) })}
                </span>
              </p>
              {item.progress !== null && item.progress.total > 0 && (
                <Gauge
                  label={t('installation.work.progress', {
                    done: number(item.progress.done),
                    total: number(item.progress.total),
                  })}
                  value={item.progress.done}
                  max={item.progress.total}
                  isNow
                />
              )}
            </li>
          ))}
          {withKeys(waiting).map(({ key, item }) => (
            <li key={`waiting ${key}`}>
              <p>
                <strong>{nameOf(item)}</strong>
                {`, ${whoseOf(item)}`}
              </p>
              <p className={styles.muted}>{notesOf(item).join(' ')}</p>
            </li>
          ))}
        </ul>
      )}
    </Sheet>
  );
}
