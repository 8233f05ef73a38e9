import { useSearchParams } from 'react-router';
import { calendarDay } from '#platform/contract/time/calendar-day.ts';
import { useLoaded } from '#platform/web/api/load-cache.ts';
import { usePlatformLocale } from '#platform/web/i18n/platform-locale.ts';
import { readStatisticParts } from '../contract/statistics.endpoints.ts';
import { OwnPages } from './own-pages.tsx';
import { wholeSite } from './period-bar.tsx';
import { statisticsQueryOf } from './statistics-address.ts';
import { useStatisticWords } from './use-statistic-words.ts';
import { WholeSite } from './whole-site.tsx';

/** How the site is read: all of it for admins, and their own pages for who edits some. */
export default function StatisticsScreen() {
  const { t } = useStatisticWords();
  const { languages, timeZone } = usePlatformLocale();
  const [search] = useSearchParams();
  const query = statisticsQueryOf(search, languages);
  const { canSeeSite, hasPages, parts } = useLoaded(readStatisticParts, {});
  const asked = {
    query,
    today: calendarDay(new Date(), timeZone),
    parts: [
      { id: wholeSite, label: t(canSeeSite ? 'statistics.part.site' : 'statistics.part.own') },
      ...parts.map(({ guid, trail }) => ({ id: guid, label: trail.join(' › ') })),
    ],
  };
  if (canSeeSite && query.part === undefined) return <WholeSite {...asked} />;
  return <OwnPages {...asked} canSeeSite={canSeeSite} hasPages={hasPages} />;
}
