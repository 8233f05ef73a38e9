import { readItemAddress } from '#features/list-items/contract/item-path.ts';
import { isReservedSegment } from '#platform/contract/addresses/slug.ts';
import { type Language, splitLanguagePrefix } from '#platform/contract/texts/language.ts';

/** What a link within the site names; an address is a page's when the menu has it. */
export type LinkTarget =
  | { kind: 'page'; guid: string }
  | { kind: 'item'; id: string }
  | { kind: 'path'; path: string; language: Language };

const pageHref = /^page:([0-9a-f-]{36})(?:#.*)?$/i;

/** Nothing for what leads elsewhere, or to a screen of our own. */
export function linkTarget(href: string, languages: readonly Language[]): LinkTarget | undefined {
  const guid = pageHref.exec(href)?.[1]?.toLowerCase();
  if (guid !== undefined) return { kind: 'page', guid };
  if (!href.startsWith('/')) return undefined;
  const [written = ''] = href.split(/[?#]/, 1);
  const { language, path } = splitLanguagePrefix(decoded(written), languages);
  const item = readItemAddress(path);
  if (item !== undefined) return { kind: 'item', id: item.itemId };
  if (isReservedSegment(path.slice(1).split('/', 1)[0] ?? '')) return undefined;
  return { kind: 'path', path: path.length > 1 ? path.replace(/\/$/, '') : path, language };
}

/** As a browser would send it; what cannot be read stays as it is written. */
function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
