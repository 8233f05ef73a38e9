import type { MenusService } from '#features/menus/server/menus.service.ts';
import type { PublishedBlocksService } from '#features/pages/server/published-blocks.service.ts';
import { systemViewer, type Viewer } from '#platform/contract/rights/viewer.ts';
import type { Language } from '#platform/contract/texts/language.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { BlockRow } from '../contract/block-figures.ts';
import type { Period } from '../contract/period.ts';
import { monthsOf, partsOf } from '../contract/period-parts.ts';
import { type AskedPagesParts, createAskedPages } from './asked-pages.ts';
import { createAskedPeriod, type PeriodAsked } from './asked-period.ts';
import { knownBlockMonths, mostSeenBlocks } from './block-figures.repository.ts';
import { mostOfAKind } from './figures.repository.ts';
import type { StatisticsService } from './statistics.service.ts';

export interface BlockFiguresParts extends AskedPagesParts {
  platform: Platform;
  clock: Clock;
  menus: MenusService;
  blocks: Pick<PublishedBlocksService, 'namedBlocks'>;
}

export type BlockFiguresService = ReturnType<typeof createBlockFigures>;

/** Who may edit a page may see all that is on it. */
const reader = systemViewer('statistics');

/** How often the blocks of pages were in sight and used, for who may edit those pages. */
export function createBlockFigures({
  platform,
  clock,
  menus,
  pages,
  blocks,
  statistics,
}: BlockFiguresParts & { statistics: Pick<StatisticsService, 'write'> }) {
  const askedPeriod = createAskedPeriod({ platform, clock });
  const { pagesOf } = createAskedPages({ menus, pages });

  /** Of pages that were found to be theirs. */
  async function ofPages(these: readonly string[], period: Period, language: Language): Promise<BlockRow[]> {
    const parts = partsOf(period, await knownBlockMonths(platform, monthsOf(period)));
    const rows = await mostSeenBlocks(platform, parts, these, mostOfAKind);
    const named = await blocks.namedBlocks(
      reader,
      rows.map(({ block }) => block),
      language,
    );
    const paths = new Map<string, string | null>();
    for (const { pageGuid } of rows)
      if (!paths.has(pageGuid)) paths.set(pageGuid, (await menus.pathOfPage(pageGuid, language)) ?? null);
    return rows.flatMap(({ block, pageGuid, ...row }) => {
      const title = named.get(block)?.title;
      return title === undefined ? [] : [{ guid: block, title, pageGuid, path: paths.get(pageGuid) ?? null, ...row }];
    });
  }

  return {
    ofPages,

    async read(viewer: Viewer, query: PeriodAsked & { part?: string | undefined }, language: Language) {
      const these = await pagesOf(viewer, query.part, language);
      const { today, period } = await askedPeriod(query);
      if (period.to >= today) await statistics.write();
      return ofPages([...these], period, language);
    },
  };
}
