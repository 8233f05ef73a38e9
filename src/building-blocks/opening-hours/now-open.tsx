import { addDays } from '#platform/contract/time/calendar-day.ts';
import { writtenTime } from '#platform/contract/time/wall-clock.ts';
import { usePlatformLocale } from '#platform/web/i18n/platform-locale.ts';
import { useDates } from '#platform/web/i18n/use-dates.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Badge } from '#platform/web/ui/tag/badge.tsx';
import { type Hours, openingState, weekdayOf } from './contract/opening-state.ts';
import styles from './view.module.css';

export interface NowOpenProps {
  hours: Hours;
  now: Date;
}

/** Not announced when it changes: who reads it finds it as it is. */
export function NowOpen({ hours, now }: NowOpenProps) {
  const words = useStateWords({ hours, now });
  const { timeZone } = usePlatformLocale();
  const isOpen = openingState(hours, now, timeZone).kind === 'open';
  return (
    <p>
      <Badge tone={isOpen ? 'now' : 'neutral'} className={styles.state ?? ''}>
        {words}
      </Badge>
    </p>
  );
}

function useStateWords({ hours, now }: NowOpenProps): string {
  const { t } = useTranslation();
  const language = useLanguage();
  const dates = useDates();
  const state = openingState(hours, now, dates.timeZone);
  if (state.kind === 'closed') return t('blocks.openingHours.nowClosed');
  if (state.kind === 'open') return t('blocks.openingHours.openUntil', { time: writtenTime(state.until, language) });
  const today = dates.day(now);
  const time = writtenTime(state.at, language);
  if (state.day === today) return t('blocks.openingHours.opensToday', { time });
  if (state.day === addDays(today, 1)) return t('blocks.openingHours.opensTomorrow', { time });
  return t('blocks.openingHours.opensOn', { time, day: t(`blocks.openingHours.onDays.${weekdayOf(state.day)}`) });
}
