import { formatFileSize } from '#platform/contract/files/file-size.ts';
import { formatDuration } from '#platform/contract/time/duration.ts';
import { Numbers, NumberWithChange } from '#platform/web/charts/numbers.tsx';
import { useFigures } from '#platform/web/charts/use-figures.ts';
import { useDates } from '#platform/web/i18n/use-dates.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { availablePercent } from '../contract/availability.ts';
import type { InstallationState } from '../contract/installation.ts';

/** What is looked at first, side by side. */
export function InstallationNumbers({ state }: { state: InstallationState }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const dates = useDates();
  const { number, percent } = useFigures();
  const { answers, availability, backups, jobs, mail, disk, processes } = state;
  const size = (bytes: number) => formatFileSize(bytes, language);
  const tried = backups.lastTried?.trial;
  const known = availablePercent(availability);
  const [lastAway] = availability.away;
  function awayNote(): string {
    if (lastAway !== undefined)
      return t('installation.availability.awayNote', {
        took: formatDuration(availability.awaySeconds, language),
        date: dates.shortDate(lastAway.from),
      });
    return t('installation.availability.always');
  }
  return (
    <Numbers>
      <NumberWithChange
        label={t('installation.availability.number')}
        value={known === null ? t('installation.availability.unknown') : percent(known, 2)}
        note={known === null ? undefined : awayNote()}
      />
      <NumberWithChange
        label={t('installation.answers.number')}
        value={
          answers.middle === null
            ? t('installation.answers.unknown')
            : number(answers.middle, answers.middle < 10 ? 1 : 0)
        }
        {...(answers.middle === null ? {} : { unit: t('installation.answers.milliseconds') })}
        note={
          answers.within95 === null
            ? undefined
            : t('installation.answers.withinNote', { within: number(answers.within95) })
        }
      />
      <NumberWithChange
        isNow
        label={t('installation.answers.nowNumber')}
        value={number(answers.perSecond, 1)}
        unit={t('installation.answers.perSecond')}
        note={t('installation.processes', { count: processes.length })}
      />
      <NumberWithChange
        label={t('installation.number.backup')}
        value={backups.last === null ? t('installation.number.never') : dates.time(backups.last.madeAt)}
        note={
          backups.last === null ? undefined : `${dates.shortDate(backups.last.madeAt)}, ${size(backups.last.bytes)}`
        }
      />
      <NumberWithChange
        label={t('installation.number.tried')}
        value={tried ? dates.time(tried.triedAt) : t('installation.number.never')}
        note={
          tried
            ? t(tried.failure === null ? 'installation.number.restored' : 'installation.number.notRestored', {
                date: dates.shortDate(tried.triedAt),
                took: formatDuration(tried.seconds, language),
              })
            : undefined
        }
      />
      {disk !== null && (
        <NumberWithChange
          label={t('installation.number.disk')}
          value={size(disk.freeBytes)}
          note={t('installation.number.ofDisk', { total: size(disk.totalBytes) })}
        />
      )}
      <NumberWithChange
        label={t('installation.number.jobs')}
        value={number(jobs.waiting)}
        note={t('installation.number.jobsNote', { active: number(jobs.active), failed: number(jobs.failed) })}
      />
      <NumberWithChange
        label={t('installation.number.mail')}
        value={number(mail.waiting)}
        note={t('installation.number.mailNote', { failed: number(mail.failed) })}
      />
    </Numbers>
  );
}
