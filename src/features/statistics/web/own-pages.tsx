import { useLoaded } from '#platform/web/api/load-cache.ts';
import { ChartPatterns } from '#platform/web/charts/chart-patterns.tsx';
import { EmptyState } from '#platform/web/ui/empty-state/empty-state.tsx';
import { PageHeading } from '#platform/web/ui/heading/page-heading.tsx';
import { Screen } from '#platform/web/ui/screen/screen.tsx';
import { readPageFigures } from '../contract/statistics.endpoints.ts';
import { ExportMenu } from './export-menu.tsx';
import { PeriodBar } from './period-bar.tsx';
import { ReadPages } from './read-pages.tsx';
import { useStatisticWords } from './use-statistic-words.ts';
import type { AskedFigures } from './whole-site.tsx';

interface OwnPagesProps extends AskedFigures {
  canSeeSite: boolean;
  hasPages: boolean;
}

/** How some pages are read: those that one may edit, or those of a part of the menu. */
export function OwnPages({ query, today, parts, canSeeSite, hasPages }: OwnPagesProps) {
  const { t, date } = useStatisticWords();
  const figures = useLoaded(readPageFigures, { query });
  const isThere = hasPages && figures.since !== null;
  return (
    <Screen>
      <ChartPatterns />
      <PageHeading
        lead={t(canSeeSite ? 'statistics.lead' : 'statistics.ofPages.lead')}
        actions={
          isThere && <ExportMenu query={query} title={`${date(figures.period.from)} – ${date(figures.period.to)}`} />
        }
      >
        {t('admin.menu.statistics')}
      </PageHeading>
      {isThere ? (
        <>
          <PeriodBar key={query.period} period={figures.period} today={today} parts={parts} />
          <ReadPages figures={figures} query={query} isRunning={figures.period.to === today} />
        </>
      ) : (
        <EmptyState headingLevel={2} title={t(hasPages ? 'statistics.none.title' : 'statistics.ofPages.none.title')}>
          {t(hasPages ? 'statistics.none.text' : 'statistics.ofPages.none.text')}
        </EmptyState>
      )}
    </Screen>
  );
}
