import type { ItemTitlesService } from '#features/list-items/server/review/item-titles.service.ts';
import type { MenusService } from '#features/menus/server/menus.service.ts';
import type { PageTitlesService } from '#features/pages/server/review/page-titles.service.ts';
import type { Language } from '#platform/contract/texts/language.ts';
import type { PlatformDb } from '#platform/server/database/database.ts';
import type { ReviewSubject } from '../contract/review-rules.ts';

/** What is being written, as those who look it over find it. */
export interface Titled {
  title: string;
  sequence: number;
  isPublished: boolean;
  publishAt: Date | null;
  /** None where no menu leads to it. */
  path: string | undefined;
}

interface TitlesParts {
  pages: PageTitlesService;
  items: ItemTitlesService;
  menus: Pick<MenusService, 'pathOfPage'>;
}

export type ReviewTitles = ReturnType<typeof createReviewTitles>;

/** What pages and items are called and where they are edited; those in the trash are left out. */
export function createReviewTitles({ pages, items, menus }: TitlesParts) {
  return async (
    db: PlatformDb,
    subjects: readonly ReviewSubject[],
    language: Language,
  ): Promise<(subject: ReviewSubject) => Titled | undefined> => {
    const idsOf = (kind: ReviewSubject['kind']) => subjects.flatMap((one) => (one.kind === kind ? [one.id] : []));
    const found = { page: new Map<string, Titled>(), item: await items.of(db, idsOf('item'), language) };
    for (const [id, page] of await pages.of(db, idsOf('page'), language)) {
      found.page.set(id, { ...page, path: await menus.pathOfPage(id, language) });
    }
    return ({ kind, id }) => found[kind].get(id);
  };
}
