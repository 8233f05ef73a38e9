import { useLocation } from 'react-router';
import { turnedPage } from '#platform/contract/addresses/turned-page.ts';
import type { Crop } from '#platform/contract/files/crop.ts';
import { defaultLanguage, withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { pageHead } from '#platform/web/head/page-head.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { usePageHead } from './head-context.ts';
import { useSettings } from './shell-data.ts';
import { useSiteApp } from './site-app-context.ts';

interface SiteHead {
  title?: string | undefined;
  description?: string;
  imageGuid?: string | null;
  /** The part of it that is shown. */
  imageCrop?: Crop | null;
  /** What is to be seen on it. */
  imageAlt?: string | undefined;
  imageSize?: { width: number; height: number } | null;
  /** Where the page stands, if not here. */
  path?: string;
  /** Language to path, of the languages that the page exists in. */
  paths?: Record<string, string>;
  isIndexed: boolean;
}

/** With `isSaid` false another part of the page says it. */
export function useSiteHead(
  { title, description, imageGuid, imageCrop, imageAlt, imageSize = null, path, paths = {}, isIndexed }: SiteHead,
  isSaid = true,
): void {
  const { origin, language } = useSiteApp();
  const settings = useSettings();
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const page = turnedPage(search);
  const host = settings.primaryDomain === '' ? origin : `https://${settings.primaryDomain}`;
  const head = isSaid
    ? pageHead({
        platformName: settings.platformName,
        // Tabs, the history and who hears the title tell one page of a list from another.
        title: page === undefined ? title : t('ui.pagination.title', { title: title ?? settings.platformName, page }),
        description: description === undefined || description === '' ? settings.platformDescription.value : description,
        origin: host,
        // What is not translated is the original in another frame: search engines are sent there.
        path:
          (language in paths ? undefined : paths[defaultLanguage]) ?? path ?? withLanguagePrefix(pathname, language),
        imageGuid: imageGuid ?? settings.headerImages[0],
        imageCrop,
        imageAlt,
        imageSize,
        alternates: Object.keys(paths).length < 2 ? [] : withDefault(paths),
        isIndexed,
      })
    : undefined;
  usePageHead(head);
}

/** Who has none of these languages is sent to the original. */
const withDefault = (paths: Record<string, string>) => {
  const original = paths[defaultLanguage];
  const own = Object.entries(paths).map(([language, path]) => ({ language, path }));
  return original === undefined ? own : [...own, { language: 'x-default', path: original }];
};
