import type { Viewer } from '#platform/contract/rights/viewer.ts';
import { defaultLanguage, type Language } from '#platform/contract/texts/language.ts';
import type { StoredText } from '#platform/contract/texts/localized.ts';
import { pickLanguage } from '#platform/contract/texts/pick-language.ts';
import { calendarDay } from '#platform/contract/time/calendar-day.ts';
import { changeCount } from '../../contract/differences/change-count.ts';
import type { OverviewFilter } from '../../contract/overview/page-overview.ts';
import { type PageKind, pageKinds } from '../../contract/page.ts';
import type { Publication } from '../../contract/publication.ts';
import type { PagesContext } from '../pages-context.ts';
import { findWritablePage } from '../pages-writing.repository.ts';
import { editableAmong, editablePages } from '../trash/trash-keys.repository.ts';
import { findTitled } from './page-overview.repository.ts';
import { pathsIn } from './paths-in.ts';

interface WordsAsked {
  /** In plain small letters. */
  words: readonly string[];
  language: Language;
}

/** A page, a template or a shared part that someone may edit, as it is being written. */
export interface TitledPage {
  guid: string;
  kind: PageKind;
  title: string;
  titleLang?: string;
  path: string | null;
  status: Publication;
  isPublished: boolean;
}

/** Of many pages with these words so many are looked at, so that a common word costs no more than a rare one. */
const mostLookedAt = 100;
/** Shorter, and a word would be in nearly every address. */
const shortestInAddress = 3;

/** Pages by words of their title or their address, for who edits them. */
export function createTitledPages({ platform, menus, clock }: Pick<PagesContext, 'platform' | 'menus' | 'clock'>) {
  /** Addresses of pages that one may not know of are looked through for who manages all of them alone. */
  async function atAddress(viewer: Viewer, { words, language }: WordsAsked): Promise<string[]> {
    if (!viewer.isContentManager || words.some((word) => word.length < shortestInAddress)) return [];
    const paths = pathsIn(await menus.wholeMenu(viewer, language));
    return [...paths].filter(([, path]) => words.every((word) => path.includes(word))).map(([guid]) => guid);
  }

  async function titledOf(viewer: Viewer, kind: PageKind, { words, language }: WordsAsked): Promise<TitledPage[]> {
    const { languages, timeZone } = await platform.locale();
    const now = clock.now();
    const asked = {
      filter: {
        kind,
        search: words.join(' '),
        status: [],
        owner: [],
        with: [],
        without: [],
      } satisfies OverviewFilter,
      // Only pages have one.
      foundElsewhere: kind === 'page' ? await atAddress(viewer, { words, language }) : [],
      moment: { now, today: calendarDay(now, timeZone) },
      languages,
    };
    const rows = await findTitled(platform.db, asked, { words, limit: mostLookedAt });
    const editable = await editableAmong(
      platform.db,
      viewer,
      rows.map(({ id }) => id),
    );
    return Promise.all(
      rows
        .filter(({ id }) => editable.has(id))
        .map(async (row) => {
          const title = pickLanguage((row.title ?? { $lang: {} }) as StoredText, language, defaultLanguage);
          return {
            guid: row.id,
            kind,
            title: title?.value ?? '',
            ...(title?.lang === undefined ? {} : { titleLang: title.lang }),
            path: (await menus.pathOfPage(row.id, language)) ?? null,
            status: row.status,
            isPublished: row.is_published,
          };
        }),
    );
  }

  return {
    /** Those that the viewer may edit, drafts included; in no particular order. */
    async titledPages(viewer: Viewer, asked: WordsAsked): Promise<TitledPage[]> {
      if (viewer.kind === 'anonymous' || asked.words.length === 0) return [];
      return (await Promise.all(pageKinds.map((kind) => titledOf(viewer, kind, asked)))).flat();
    },

    /** All pages that the viewer may edit, by their guids. */
    editablePages: (viewer: Viewer): Promise<ReadonlySet<string>> => editablePages(platform.db, viewer),

    /** Of a few pages that the viewer may edit: how much readers would get differently. */
    async changesOf(viewer: Viewer, guids: readonly string[]): Promise<Map<string, number>> {
      const counts = new Map<string, number>();
      for (const guid of await editableAmong(platform.db, viewer, guids)) {
        const page = await findWritablePage(platform.db, guid);
        if (page?.published !== undefined) counts.set(guid, changeCount(page.published, page.document));
      }
      return counts;
    },
  };
}
