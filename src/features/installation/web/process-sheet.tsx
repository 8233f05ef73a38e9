import { formatFileSize } from '#platform/contract/files/file-size.ts';
import { useFigures } from '#platform/web/charts/use-figures.ts';
import { useDates } from '#platform/web/i18n/use-dates.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Sheet } from '#platform/web/ui/screen/sheet.tsx';
import type { InstallationState } from '../contract/installation.ts';
import styles from './installation.module.css';

/** What it runs on: the database, and every process that serves it now. */
export function ProcessSheet({ state }: { state: InstallationState }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const dates = useDates();
  const { number } = useFigures();
  const { processes, database, filesIn } = state;
  return (
    <Sheet title={t('installation.runsOn')}>
      <dl className={styles.facts}>
        <div>
          <dt>{t('installation.number.database')}</dt>
          <dd>
            {`${formatFileSize(database.bytes, language)}, ${t('installation.number.answered', { milliseconds: number(database.milliseconds, 1) })}`}
          </dd>
        </div>
        <div>
          <dt>{t('installation.connections')}</dt>
          <dd>{t('installation.ofMost', { count: database.connections, most: database.mostConnections })}</dd>
        </div>
        <div>
          <dt>{t('installation.files')}</dt>
          <dd>{t(`installation.filesIn.${filesIn}`)}</dd>
        </div>
      </dl>
      <h3>{t('installation.processes', { count: processes.length })}</h3>
      {/* biome-ignore lint/a11y/noRedundantRoles: a list without markers is no list to VoiceOver unless it says so */}
      <ul role="list" className={styles.processes}>
        {processes.map(({ id, machine, pid, memoryBytes, startedAt, release, answersPerSecond }) => (
          <li key={id}>
            <strong>{t('installation.process', { machine, pid })}</strong>
            <p className={styles.muted}>
              {t('installation.processNote', {
                memory: formatFileSize(memoryBytes, language),
                since: dates.dateTime(startedAt),
                release,
              })}
              {`, ${t('installation.processAsked', { number: number(answersPerSecond, 1) })}`}
            </p>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
