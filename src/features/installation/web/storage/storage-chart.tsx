import { formatFileSize } from '#platform/contract/files/file-size.ts';
import { Chart } from '#platform/web/charts/chart.tsx';
import { StackChart } from '#platform/web/charts/stack-chart.tsx';
import { useDates } from '#platform/web/i18n/use-dates.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Sheet } from '#platform/web/ui/screen/sheet.tsx';
import type { Storage } from '../../contract/storage/storage.ts';
import styles from '../installation.module.css';

/** What takes room, by kind, and when there is none left. */
export function StorageChart({ storage }: { storage: Storage }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const dates = useDates();
  const { measuredAt, kinds, usedBytes, totalBytes, full } = storage;
  if (measuredAt === null)
    return (
      <Sheet title={t('installation.storage.title')}>
        <p className={styles.muted}>{t('installation.storage.notMeasured')}</p>
      </Sheet>
    );
  const size = (bytes: number) => formatFileSize(bytes, language);
  const all = kinds.reduce((sum, { bytes }) => sum + bytes, 0);
  const nameOf = (kind: Storage['kinds'][number]['kind']) => t(`installation.storage.kind.${kind}`);
  /** Less is a size too. */
  const growth = (bytes: number | null) =>
    bytes === null ? '' : bytes < 0 ? t('installation.storage.less', { size: size(-bytes) }) : size(bytes);
  function fullWords(): string {
    if (full === null) return t('installation.storage.fullUnknown');
    return full === 'never'
      ? t('installation.storage.fullNever')
      : t('installation.storage.fullOn', { date: dates.date(full) });
  }
  return (
    <Sheet>
      <Chart
        title={t('installation.storage.title')}
        says={
          usedBytes === null || totalBytes === null
            ? t('installation.storage.says', { size: size(all) })
            : `${t('installation.storage.ofDisk', { used: size(usedBytes), total: size(totalBytes) })} ${fullWords()}`
        }
        table={{
          head: (['kind', 'size', 'grows'] as const).map((name) => t(`installation.storage.column.${name}`)),
          rows: kinds.map(({ kind, bytes, grows }) => [nameOf(kind), size(bytes), growth(grows)]),
        }}
      >
        <StackChart
          label={t('installation.storage.title')}
          parts={kinds
            .filter(({ bytes }) => bytes > 0)
            .map(({ kind, bytes }) => ({ label: nameOf(kind), percent: (bytes / all) * 100 }))}
        />
      </Chart>
      <p className={styles.muted}>{t('installation.storage.how', { time: dates.dateTime(measuredAt) })}</p>
    </Sheet>
  );
}
