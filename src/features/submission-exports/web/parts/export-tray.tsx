import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { ExportLine } from './export-line.tsx';
import styles from './exports.module.css';
import { useExports } from './use-exports.ts';

/** The exports of this form that one asked for: those that run, those that are ready. Nothing when there are none. */
export function ExportTray({ formGuid }: { formGuid: string }) {
  const { t } = useTranslation();
  const { exports, reload } = useExports(formGuid);
  if (exports.length === 0) return null;
  return (
    <section className={styles.tray} aria-label={t('submissionExports.list')}>
      {exports.map((one) => (
        <ExportLine key={one.guid} found={one} reload={reload} />
      ))}
    </section>
  );
}
