import { formatFileSize } from '#platform/contract/files/file-size.ts';
import { formatDuration } from '#platform/contract/time/duration.ts';
import { useFigures } from '#platform/web/charts/use-figures.ts';
import { useDates } from '#platform/web/i18n/use-dates.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Phases } from '#platform/web/ui/gauge/phases.tsx';
import { Sheet } from '#platform/web/ui/screen/sheet.tsx';
import type { InstallationFigures } from '../contract/installation.ts';
import styles from './installation.module.css';

/** What the last trial of restoring went through; nothing where none succeeded, which health tells of. */
export function TrialSheet({ tried }: { tried: InstallationFigures['backups']['lastTried'] }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const dates = useDates();
  const { number } = useFigures();
  if (tried === null || tried.trial === null || tried.trial.failure !== null) return null;
  const { triedAt, seconds, pages } = tried.trial;
  const steps = [
    ['restored', { took: formatDuration(seconds, language), size: formatFileSize(tried.bytes, language) }],
    ['counted', { rows: number(tried.rows), files: number(tried.files) }],
    ...(pages === null ? [] : [['drawn', { count: pages }] as const]),
    ['thrownAway', {}],
  ] as const;
  return (
    <Sheet title={t('installation.trial.title', { time: dates.dateTime(triedAt) })}>
      <Phases
        label={t('installation.trial.steps')}
        direction="down"
        phases={steps.map(([id, values]) => ({
          id,
          label: t(`installation.trial.${id}`),
          note: t(`installation.trial.${id}Note`, values),
          state: 'done',
        }))}
      />
      <p className={styles.muted}>{t(pages === null ? 'installation.trial.notDrawn' : 'installation.trial.how')}</p>
    </Sheet>
  );
}
