import { useParams, useSearchParams } from 'react-router';
import { withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { calendarDay } from '#platform/contract/time/calendar-day.ts';
import { useLoaded } from '#platform/web/api/load-cache.ts';
import { ChartPatterns } from '#platform/web/charts/chart-patterns.tsx';
import { usePlatformLocale } from '#platform/web/i18n/platform-locale.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { ButtonLink } from '#platform/web/ui/button/button-link.tsx';
import { EmptyState } from '#platform/web/ui/empty-state/empty-state.tsx';
import { PageHeading } from '#platform/web/ui/heading/page-heading.tsx';
import { NarrowCard } from '#platform/web/ui/narrow-card/narrow-card.tsx';
import { Screen } from '#platform/web/ui/screen/screen.tsx';
import { openFigureLink } from '../contract/figure-links.endpoints.ts';
import { HowWeCount } from './how-we-count.tsx';
import { PeriodBar } from './period-bar.tsx';
import { ReadFigures } from './read-figures.tsx';
import styles from './statistics.module.css';
import { statisticsQueryOf } from './statistics-address.ts';
import { TakingPart } from './taking-part.tsx';
import { useStatisticWords } from './use-statistic-words.ts';

/** The statistics for who was sent a link: the same figures, and nothing that leads further in. */
export default function SharedFiguresScreen() {
  const { t, date } = useStatisticWords();
  const words = useLanguage();
  const { languages, timeZone } = usePlatformLocale();
  const { token = '' } = useParams();
  const [search] = useSearchParams();
  const query = statisticsQueryOf(search, languages);
  const shared = useLoaded(openFigureLink, { params: { token }, query: { ...query, words } });
  const today = calendarDay(new Date(), timeZone);
  if (shared.state === 'over')
    return (
      <NarrowCard title={t('statistics.shared.over.title')} lead={t('statistics.shared.over.text')}>
        <ButtonLink href={withLanguagePrefix('/', words)} isWide>
          {t('statistics.shared.over.home')}
        </ButtonLink>
      </NarrowCard>
    );
  const { figures, takingPart, name, lastDay } = shared;
  return (
    <div className={`wrap ${styles.shared}`}>
      <Screen>
        <ChartPatterns />
        <PageHeading lead={t('statistics.shared.lead', { name, day: date(lastDay) })}>
          {t('statistics.shared.title')}
        </PageHeading>
        {figures.since === null ? (
          <EmptyState headingLevel={2} title={t('statistics.none.title')}>
            {t('statistics.shared.none')}
          </EmptyState>
        ) : (
          <>
            <PeriodBar key={search.get('period')} period={figures.period} today={today} />
            <ReadFigures isShared figures={figures} takingPart={takingPart} isRunning={figures.period.to === today} />
            <TakingPart
              isShared
              takingPart={takingPart}
              isFiltered={query.language !== undefined || query.audience !== undefined}
            />
          </>
        )}
        <HowWeCount isShared robots={figures.robots} />
      </Screen>
    </div>
  );
}
