import { formatFileSize } from '#platform/contract/files/file-size.ts';
import { formatDayPart } from '#platform/contract/texts/language.ts';
import { formatDuration } from '#platform/contract/time/duration.ts';
import { Chart } from '#platform/web/charts/chart.tsx';
import { DayStrip, type StripDay } from '#platform/web/charts/day-strip.tsx';
import { useFigures } from '#platform/web/charts/use-figures.ts';
import { useDates } from '#platform/web/i18n/use-dates.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Sheet } from '#platform/web/ui/screen/sheet.tsx';
import type { BackupNight } from '../contract/backup-nights.ts';
import { failureWords } from '../contract/failure-words.ts';

/** Of more nobody reads the days in one sentence; the table has all of them. */
const mostNamed = 4;
const drawn: Record<BackupNight['state'], StripDay['state']> = {
  made: 'full',
  without: 'gap',
  before: 'nothing',
  open: 'nothing',
};

/** How the last thirty nights went, which of them were restored on trial, and which have no backup. */
export function NightsChart({ nights }: { nights: readonly BackupNight[] }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const dates = useDates();
  const { number } = useFigures();
  const known = nights.filter(({ state }) => state === 'made' || state === 'without');
  if (known.length === 0) return null;
  const size = ({ bytes }: BackupNight) => formatFileSize(bytes, language);
  const took = (seconds: number) => formatDuration(seconds, language);
  const shortDay = (day: string) => `${formatDayPart(day, 'day', language)} ${formatDayPart(day, 'month', language)}`;
  const most = Math.max(1, ...nights.map(({ bytes }) => bytes));
  const without = known.filter(({ state }) => state === 'without');
  const failed = without.findLast((night) => night.failure !== null);
  const reason = failed?.failure ? failureWords(t, failed.failure, failed.failureReason) : undefined;

  function sentenceOf(night: BackupNight): string {
    const { state, trial } = night;
    const day = dates.date(night.day);
    if (state !== 'made') return t(`backups.nights.state.${state}`, { day });
    const values = { day, size: size(night), took: took(night.seconds), trial: took(trial?.seconds ?? 0) };
    if (trial === null) return t('backups.nights.made', values);
    return t(trial.failure === null ? 'backups.nights.madeAndRestored' : 'backups.nights.madeNotRestored', values);
  }

  function rowOf(night: BackupNight): string[] {
    const { day, state, trial } = night;
    if (state !== 'made') return [dates.date(day), state === 'before' ? '' : t(`backups.nights.cell.${state}`), '', ''];
    const tried =
      trial === null
        ? ''
        : t(trial.failure === null ? 'backups.nights.cell.restored' : 'backups.nights.cell.notRestored', {
            took: took(trial.seconds),
          });
    return [dates.date(day), size(night), took(night.seconds), tried];
  }

  const named = without.slice(-mostNamed).map(({ day }) => shortDay(day));
  const more = without.length - named.length;
  return (
    <Sheet>
      <Chart
        title={t('backups.nights.title')}
        says={
          <>
            {without.length === 0
              ? t('backups.nights.all', { count: known.length })
              : t('backups.nights.without', { days: `${named.join(', ')}${more > 0 ? ` +${number(more)}` : ''}` })}
            {reason && ` ${t('backups.nights.because', { reason })}`}
            {known.some(({ trial }) => trial?.failure === null) && ` ${t('backups.nights.tick')}`}
          </>
        }
        table={{
          head: (['night', 'size', 'took', 'trial'] as const).map((name) => t(`backups.nights.column.${name}`)),
          rows: nights
            .filter(({ state }) => state !== 'before')
            .toReversed()
            .map(rowOf),
        }}
      >
        <DayStrip
          label={t('backups.nights.title')}
          days={nights.map((night) => ({
            id: night.day,
            share: night.bytes / most,
            state: drawn[night.state],
            isTicked: night.trial?.failure === null,
            sentence: sentenceOf(night),
          }))}
          first={shortDay(nights[0]?.day ?? '')}
          last={t('backups.nights.last')}
        />
      </Chart>
    </Sheet>
  );
}
