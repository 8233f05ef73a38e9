import { notFound } from '#platform/contract/calls/errors.ts';
import { decide } from '#platform/contract/rights/decide.ts';
import { anonymousViewer, type Viewer } from '#platform/contract/rights/viewer.ts';
import { defaultLanguage, type Language } from '#platform/contract/texts/language.ts';
import { pickLanguage } from '#platform/contract/texts/pick-language.ts';
import type { SharedLink } from '../../contract/sharing/shared-link.ts';
import type { PageEditing } from '../page-editing.ts';
import { partsOfWritten } from '../page-uses.ts';
import type { PagesContext } from '../pages-context.ts';
import { sharedImageOf } from './shared-image.ts';

interface SharingParts extends PagesContext {
  editing: PageEditing;
}

/** For who edits a page: what others see of it where someone shares its link. */
export function createPageSharing({ platform, menus, blocks, clock, files, settings, editing }: SharingParts) {
  return {
    async readSharedLink(viewer: Viewer, id: string, language: Language): Promise<SharedLink> {
      const { kind, document } = await editing.readForEditing(viewer, id);
      if (kind !== 'page') throw notFound();
      const parts = await partsOfWritten(platform.db, document, blocks);
      const { shared, asked } = await sharedImageOf({ document, parts }, { blocks, now: clock.now(), files });
      const { platformName, platformDescription, primaryDomain, headerImages } = await settings.all();
      const [ofSite] = headerImages;
      const passed = asked.filter(({ from, image }) => from !== 'block' && image !== shared?.image);
      return {
        siteName: platformName,
        siteDescription: pickLanguage(platformDescription, language, defaultLanguage)?.value ?? '',
        host: primaryDomain,
        isFrontPage: (await menus.pathOfPage(id, defaultLanguage)) === '/',
        image:
          shared !== undefined
            ? { guid: shared.image.imageGuid, crop: shared.image.crop ?? null, from: shared.from }
            : ofSite === undefined
              ? null
              : { guid: ofSite, crop: null, from: 'site' },
        passed: passed.map(({ from }) => from),
        isForEveryone: decide(anonymousViewer, 'see', { kind: 'content', ...document }).allowed,
      };
    },
  };
}
