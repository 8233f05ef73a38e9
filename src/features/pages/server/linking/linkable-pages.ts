import { topLevelMenu } from '#features/menus/contract/menu-name.ts';
import { decide } from '#platform/contract/rights/decide.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import { defaultLanguage, type Language } from '#platform/contract/texts/language.ts';
import { pickLanguage } from '#platform/contract/texts/pick-language.ts';
import type { LinkablePage } from '../../contract/page.ts';
import { pathsIn } from '../overview/paths-in.ts';
import type { PagesContext } from '../pages-context.ts';
import { subjectOf } from '../present-page.ts';
import { findNamedPages } from './linkable-pages.repository.ts';

/** The pages that somebody can lead to from what they write. */
export function createLinkablePages({ platform, menus }: Pick<PagesContext, 'platform' | 'menus'>) {
  return {
    /** Who edits a page knows it as it is written, who reads it as it was published; of others nobody hears the name. */
    async linkable(viewer: Viewer, language: Language): Promise<LinkablePage[]> {
      const pages = await findNamedPages(platform.db);
      const own = pathsIn((await menus.read(viewer, topLevelMenu, language)).items);
      const known = pages.map(async ({ id, isPublished, rights, written, published }) => {
        const subject = subjectOf({ document: rights });
        const isOwn = decide(viewer, 'edit', subject).allowed;
        if (!isOwn && !(isPublished && decide(viewer, 'see', subject).allowed)) return [];
        const title = pickLanguage(isOwn ? written : published, language, defaultLanguage)?.value ?? '';
        // Of a page that one may edit the address is known also where one's own menu leaves it out.
        const path = isOwn ? await menus.pathOfPage(id, language) : own.get(id);
        return [{ guid: id, title, path: path ?? null }];
      });
      return (await Promise.all(known)).flat().sort((one, other) => one.title.localeCompare(other.title, language));
    },
  };
}
