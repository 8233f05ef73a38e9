import { type Language, splitLanguagePrefix, withLanguagePrefix } from '#platform/contract/texts/language.ts';
import type { WalkedPage } from './preview.ts';

/** Names the page that a link to the whole site shows. */
export const walkedParameter = 'page';

/** Where a page of a closed site is shown to who has the link. */
export const walkedPath = (token: string, { guid }: Pick<WalkedPage, 'guid'>, language: Language): string =>
  `${withLanguagePrefix(`/preview/${token}`, language)}?${walkedParameter}=${guid}`;

interface Walk {
  token: string;
  pages: readonly WalkedPage[];
  languages: readonly Language[];
  origin: string;
}

/** The page of the walk that an address is of: on the site, which is closed, or with the link. */
export function walkedPage({ token, pages, languages, origin }: Walk, address: URL): WalkedPage | undefined {
  if (address.origin !== origin) return undefined;
  const { path } = splitLanguagePrefix(address.pathname, languages);
  const asked = path === `/preview/${token}` ? new URLSearchParams(address.search).get(walkedParameter) : null;
  if (asked !== null) return pages.find(({ guid }) => guid.toLowerCase() === asked.toLowerCase());
  return pages.find((page) => splitLanguagePrefix(page.path, languages).path === path);
}
