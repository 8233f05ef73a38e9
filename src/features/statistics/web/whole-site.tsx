import { withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { useLoaded } from '#platform/web/api/load-cache.ts';
import { ChartPatterns } from '#platform/web/charts/chart-patterns.tsx';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { ButtonLink } from '#platform/web/ui/button/button-link.tsx';
import { EmptyState } from '#platform/web/ui/empty-state/empty-state.tsx';
import { PageHeading } from '#platform/web/ui/heading/page-heading.tsx';
import { TextLink } from '#platform/web/ui/link/text-link.tsx';
import { Screen } from '#platform/web/ui/screen/screen.tsx';
import { readStatistics, readStatisticsTakingPart } from '../contract/statistics.endpoints.ts';
import { ExportMenu } from './export-menu.tsx';
import { FigureLinks } from './figure-links.tsx';
import { HowWeCount } from './how-we-count.tsx';
import { NowBand } from './now-band.tsx';
import { PeriodBar } from './period-bar.tsx';
import { ReadFigures } from './read-figures.tsx';
import { ReportChoice } from './report-choice.tsx';
import { SeenBlocks } from './seen-blocks.tsx';
import { periodAskedOf, type StatisticsQuery } from './statistics-address.ts';
import { TakingPart } from './taking-part.tsx';
import { useStatisticWords } from './use-statistic-words.ts';

export interface AskedFigures {
  query: StatisticsQuery;
  today: string;
  parts: readonly { id: string; label: string }[];
}

/** How the site is read: without cookies, without persons. */
export function WholeSite({ query, today, parts }: AskedFigures) {
  const { t, date } = useStatisticWords();
  const language = useLanguage();
  const figures = useLoaded(readStatistics, { query });
  const takingPart = useLoaded(readStatisticsTakingPart, { query: periodAskedOf(query) });
  return (
    <Screen>
      <ChartPatterns />
      <PageHeading
        lead={
          <>
            {t('statistics.lead')} <TextLink href="#statistics-how">{t('statistics.how.link')}</TextLink>
          </>
        }
        actions={
          figures.since !== null && (
            <ExportMenu query={query} title={`${date(figures.period.from)} – ${date(figures.period.to)}`} />
          )
        }
      >
        {t('admin.menu.statistics')}
      </PageHeading>
      {figures.since === null ? (
        <EmptyState
          headingLevel={2}
          title={t('statistics.none.title')}
          actions={
            <ButtonLink variant="secondary" href={withLanguagePrefix('/', language)}>
              {t('statistics.none.open')}
            </ButtonLink>
          }
        >
          {t('statistics.none.text')}
        </EmptyState>
      ) : (
        <>
          <PeriodBar key={query.period} period={figures.period} today={today} parts={parts} />
          <NowBand />
          <ReadFigures
            figures={figures}
            takingPart={takingPart}
            isRunning={figures.period.to === today}
            blocks={<SeenBlocks query={query} />}
          />
          <TakingPart
            takingPart={takingPart}
            isFiltered={query.language !== undefined || query.audience !== undefined}
          />
        </>
      )}
      <ReportChoice />
      <FigureLinks />
      <HowWeCount robots={figures.robots} />
    </Screen>
  );
}
