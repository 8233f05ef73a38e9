import type { MenuItem } from '#features/menus/contract/menu.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import type { Visibility } from '#platform/contract/rights/visibility.ts';
import { sourceFingerprint } from '#platform/contract/texts/fingerprint.ts';
import { defaultLanguage, type Language } from '#platform/contract/texts/language.ts';
import type { StoredText } from '#platform/contract/texts/localized.ts';
import { pickLanguage } from '#platform/contract/texts/pick-language.ts';
import { calendarDay } from '#platform/contract/time/calendar-day.ts';
import { requireContentManager } from '#platform/server/require-viewer.ts';
import type { OverviewSort } from '../../contract/overview/overview-choices.ts';
import type {
  OverviewFilter,
  OverviewPage,
  OverviewQuery,
  PageOverview,
  PageTree,
  TreeQuery,
} from '../../contract/overview/page-overview.ts';
import { statusesOfLanguages, type TitledIn } from '../../contract/overview/statuses-of-languages.ts';
import { rowsAbove, visibleRows } from '../../contract/overview/visible-rows.ts';
import type { PageKind } from '../../contract/page.ts';
import type { PagesContext } from '../pages-context.ts';
import {
  type AboutAll,
  type Asked,
  findAll,
  findPlace,
  readFound,
  readOverview,
  readPages,
  type ShownPage,
} from './page-overview.repository.ts';
import { pathsIn } from './paths-in.ts';
import { findWrittenWith } from './written-words.repository.ts';

type OverviewParts = Pick<PagesContext, 'platform' | 'menus' | 'search' | 'clock'>;

/** Fewer letters are in nearly every text. */
const leastForTexts = 3;

/** The pages as who manages them looks at them, as a list and as a tree: the same pages in the same words. */
export function createPageOverview({ platform, menus, search, clock }: OverviewParts) {
  /** By their address or their text; titles are looked at with everything else. */
  async function foundElsewhere(viewer: Viewer, filter: OverviewFilter, items: readonly MenuItem[]): Promise<string[]> {
    const atAddress = pagesAtAddress(items, filter.search);
    if (filter.search.length < leastForTexts) return atAddress;
    const [read, written] = await Promise.all([
      search.pagesWithWords(viewer, filter.search),
      findWrittenWith(platform.db, filter.kind, filter.search),
    ]);
    return [...new Set([...atAddress, ...read, ...written])];
  }

  async function ask(viewer: Viewer, filter: OverviewFilter, items: readonly MenuItem[]): Promise<Asked> {
    const { languages, timeZone } = await platform.locale();
    const now = clock.now();
    const moment = { now, today: calendarDay(now, timeZone) };
    return { filter, moment, languages, foundElsewhere: await foundElsewhere(viewer, filter, items) };
  }

  return {
    /** All that a filter finds, by title. */
    async foundPages(viewer: Viewer, filter: OverviewFilter): Promise<string[]> {
      requireContentManager(viewer);
      const asked = await ask(viewer, filter, await menus.wholeMenu(viewer, defaultLanguage));
      return findAll(platform.db, asked);
    },

    async overview(viewer: Viewer, query: OverviewQuery): Promise<PageOverview> {
      requireContentManager(viewer);
      const { language, itemCount, at, sort_by, ...filter } = query;
      const items = await menus.wholeMenu(viewer, language);
      const asked = await ask(viewer, filter, items);
      const [sort, direction] = sort_by.split('_') as [OverviewSort, 'asc' | 'desc'];
      const order = { sort, direction, language };
      const before = at === undefined ? undefined : await findPlace(platform.db, asked, order, at);
      const pageNumber = before === undefined ? query.pageNumber : Math.floor(before / itemCount) + 1;
      const offset = (pageNumber - 1) * itemCount;
      const answer = await readOverview(platform.db, asked, { order, limit: itemCount, offset });
      const present = presenter(language, asked.languages, pathsIn(items));
      return { pages: answer.pages.map(present), pageNumber, ...told(answer, asked) };
    },

    async pageTree(viewer: Viewer, query: TreeQuery): Promise<PageTree> {
      requireContentManager(viewer);
      const { language, turned, isAllOpen, at, rowCount, ...filter } = query;
      const items = await menus.wholeMenu(viewer, language);
      const asked = await ask(viewer, filter, items);
      const { found, loose, ...about } = await readFound(platform.db, asked, language);
      const above = at === undefined ? [] : rowsAbove(items, loose, at);
      const rows = visibleRows(items, {
        found: about.total === about.counts.all ? undefined : new Set(found),
        loose,
        isOpen: (id) => above.includes(id) || turned.includes(id) !== isAllOpen,
      });
      const upTo = Math.max(rowCount, rows.findIndex(({ id }) => id === at) + 1);
      const shown = rows.slice(0, upTo);
      const guids = shown.flatMap(({ pageGuid }) => pageGuid ?? []);
      const present = presenter(language, asked.languages, pathsIn(items));
      const pages = new Map((await readPages(platform.db, filter.kind, guids)).map((page) => [page.id, present(page)]));
      return {
        rows: shown.map(({ pageGuid, ...row }) => ({ ...row, page: pages.get(pageGuid ?? '') ?? null })),
        rowCount: rows.length,
        ...told(about, asked),
      };
    },
  };
}

const told = ({ counts, languages, owners, total }: AboutAll, asked: Asked) => ({
  totalNumberOfItems: total,
  counts,
  owners,
  languages: asked.languages.map((language) => ({ language, count: languages[language] ?? 0 })),
});

function pagesAtAddress(items: readonly MenuItem[], search: string): string[] {
  if (search === '') return [];
  const wanted = search.toLowerCase();
  return [...pathsIn(items)].filter(([, path]) => path.includes(wanted)).map(([guid]) => guid);
}

const titledIn = (title: unknown, drafts: unknown): TitledIn => ({
  titled: Object.entries((title as StoredText | null)?.$lang ?? {}).flatMap(([language, words]) =>
    words ? [language] : [],
  ),
  drafts: (drafts as string[] | null) ?? [],
});

function presenter(language: Language, languages: readonly Language[], paths: ReadonlyMap<string, string>) {
  return (row: ShownPage): OverviewPage => {
    const { written, readers } = row;
    const title = pickLanguage((row.title ?? { $lang: {} }) as StoredText, language, defaultLanguage);
    const facts = {
      isPublished: row.is_published,
      hasChanges: row.has_changes,
      publishAt: momentOf(row.publish_at),
      failedPlan: row.failed_action === null ? null : { action: row.failed_action as 'publish' | 'unpublish' },
      waiting: row.waiting,
      planned: row.planned,
      written: titledIn(row.title, row.drafts),
      readers: row.is_published ? titledIn(row.published_title, row.published_drafts) : undefined,
      otherWords:
        written === null
          ? []
          : languages.filter((one) => sourceFingerprint(written, one) !== sourceFingerprint(readers, one)),
    };
    return {
      guid: row.id,
      kind: row.kind as PageKind,
      title: title?.value ?? '',
      ...(title?.lang === undefined ? {} : { titleLang: title.lang }),
      path: paths.get(row.id) ?? null,
      isPublished: row.is_published,
      visibility: row.visibility as Visibility,
      statuses: statusesOfLanguages(facts, languages),
      publishAt: facts.publishAt,
      unpublishAt: momentOf(row.unpublish_at),
      owner: row.owner_id === null ? null : { id: row.owner_id, name: row.owner_name ?? '' },
      reviewOn: row.review_on,
      changedAt: new Date(row.changed_at).toISOString(),
      changedBy: row.changer_name === null ? null : { id: row.changed_by ?? '', name: row.changer_name },
    };
  };
}

const momentOf = (text: string | null): string | null => (text === null ? null : new Date(text).toISOString());
