import { useEffect } from 'react';
import type { WalkedPage } from '#features/previews/contract/preview.ts';
import { walkedPage, walkedPath } from '#features/previews/contract/site-walk.ts';
import type { Language } from '#platform/contract/texts/language.ts';

/** Within the page the browser itself knows best. */
const isPlaceOn = (here: Location, { hash, pathname, search }: URL): boolean =>
  hash !== '' && pathname === here.pathname && search === here.search;

/**
 * The server writes links between pages so that they lead on with the same link. Others lead to addresses that are closed,
 * as a written address or the way home; here those lead on too. A new document: what is fetched by itself is closed too.
 */
export function useSiteWalk(
  token: string,
  walked: readonly WalkedPage[] | undefined,
  language: Language,
  languages: readonly Language[],
): void {
  useEffect(() => {
    if (walked === undefined) return undefined;
    const walk = { token, pages: walked, languages, origin: window.location.origin };
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (link === null || link.href === '' || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
        return;
      const address = new URL(link.href);
      const page = walkedPage(walk, address);
      if (page === undefined || isPlaceOn(window.location, address)) return;
      event.preventDefault();
      event.stopPropagation();
      window.location.assign(`${walkedPath(token, page, language)}${address.hash}`);
    };
    document.addEventListener('click', follow, { capture: true });
    return () => document.removeEventListener('click', follow, { capture: true });
  }, [token, walked, language, languages]);
}
