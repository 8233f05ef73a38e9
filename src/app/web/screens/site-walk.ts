import { useEffect } from 'react';
import type { WalkedPage } from '#features/previews/contract/preview.ts';
import { type Language, splitLanguagePrefix, withLanguagePrefix } from '#platform/contract/texts/language.ts';

/** Names the page that a link to the whole site shows. */
export const walkedParameter = 'page';

export const walkedPath = (token: string, { guid }: Pick<WalkedPage, 'guid'>, language: Language): string =>
  `${withLanguagePrefix(`/preview/${token}`, language)}?${walkedParameter}=${guid}`;

/** The page of the walk that an address of the site is of. */
export function walkedPage(
  walked: readonly WalkedPage[],
  address: URL,
  origin: string,
  languages: readonly Language[],
): WalkedPage | undefined {
  if (address.origin !== origin) return undefined;
  const { path } = splitLanguagePrefix(address.pathname, languages);
  return walked.find((page) => page.path === path || withoutPrefix(page.path, languages) === path);
}

const withoutPrefix = (path: string, languages: readonly Language[]): string =>
  splitLanguagePrefix(path, languages).path;

/** Links on the pages lead to addresses that are closed; here they lead on with the same link. A new document: what is fetched by itself is closed too. */
export function useSiteWalk(
  token: string,
  walked: readonly WalkedPage[] | undefined,
  language: Language,
  languages: readonly Language[],
): void {
  useEffect(() => {
    if (walked === undefined) return undefined;
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (link === null || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
      const page = walkedPage(walked, new URL(link.href), window.location.origin, languages);
      if (page === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      window.location.assign(walkedPath(token, page, language));
    };
    document.addEventListener('click', follow, { capture: true });
    return () => document.removeEventListener('click', follow, { capture: true });
  }, [token, walked, language, languages]);
}
