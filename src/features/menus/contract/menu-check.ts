import { isLanguageSegment, isReservedSegment, itemSlug } from '#platform/contract/addresses/slug.ts';
import { defaultLanguage, type Language, withLanguagePrefix } from '#platform/contract/texts/language.ts';
import type { StoredText } from '#platform/contract/texts/localized.ts';
import { pickLanguage } from '#platform/contract/texts/pick-language.ts';
import { joinPath } from './menu-paths.ts';

/** An item as far as addresses go. */
export interface MenuNode {
  id: string;
  parentId: string | null;
  name: StoredText;
  urlSegment: StoredText;
  pageId: string | null;
}

export const deepestMenu = 8;

export type MenuProblem =
  | { code: 'menu-loop' }
  | { code: 'menu-too-deep'; values: { depth: number } }
  | { code: 'reserved-segment'; values: { segment: string } }
  | { code: 'bad-segment'; values: { segment: string; suggestion: string } }
  | { code: 'segment-missing' }
  | { code: 'path-taken'; values: { path: string; name: string } }
  | { code: 'page-in-menu'; values: { path: string; name: string } };

const wordIn = (text: StoredText, language: Language): string =>
  pickLanguage(text, language, defaultLanguage)?.value ?? '';

/** From the top down to the item itself; undefined where it turns back into itself or hangs on nothing. */
function trailOf(nodes: ReadonlyMap<string, MenuNode>, id: string): MenuNode[] | undefined {
  const trail: MenuNode[] = [];
  for (let at: string | null = id; at !== null; ) {
    const node = nodes.get(at);
    if (node === undefined || trail.includes(node)) return undefined;
    trail.unshift(node);
    at = node.parentId;
  }
  return trail;
}

const byId = (nodes: readonly MenuNode[]) => new Map(nodes.map((node) => [node.id, node]));

/** The address of each item that has a page, in each language of the platform, with the language's prefix. */
export function addressesOf(
  nodes: readonly MenuNode[],
  languages: readonly Language[],
): { node: MenuNode; language: Language; path: string }[] {
  const known = byId(nodes);
  return nodes
    .filter(({ pageId }) => pageId !== null)
    .flatMap((node) => {
      const trail = trailOf(known, node.id);
      if (trail === undefined) return [];
      return languages.map((language) => {
        const own = trail.reduce((path, { urlSegment }) => joinPath(path, wordIn(urlSegment, language)), '/');
        return { node, language, path: withLanguagePrefix(own, language) };
      });
    });
}

/**
 * What is wrong with the menu once this item is in it as it is here; nothing when all is well. What was wrong before, and
 * elsewhere, is not held against this change.
 */
export function problemWith(
  nodes: readonly MenuNode[],
  id: string,
  languages: readonly Language[],
): MenuProblem | undefined {
  const known = byId(nodes);
  const trail = trailOf(known, id);
  const node = known.get(id);
  if (trail === undefined || node === undefined) return { code: 'menu-loop' };
  const depth = trail.length + heightBelow(nodes, id);
  if (depth > deepestMenu) return { code: 'menu-too-deep', values: { depth: deepestMenu } };
  return segmentProblem(node, languages) ?? pageProblem(nodes, node) ?? pathProblem(nodes, id, languages);
}

function heightBelow(nodes: readonly MenuNode[], id: string): number {
  const children = nodes.filter(({ parentId }) => parentId === id);
  return children.length === 0 ? 0 : 1 + Math.max(...children.map((child) => heightBelow(nodes, child.id)));
}

function segmentProblem(
  { parentId, urlSegment, pageId }: MenuNode,
  languages: readonly Language[],
): MenuProblem | undefined {
  for (const segment of Object.values(urlSegment.$lang)) {
    if (segment === undefined) continue;
    const suggestion = itemSlug(segment);
    if (segment !== suggestion) return { code: 'bad-segment', values: { segment, suggestion } };
    if (parentId === null && (isReservedSegment(segment) || isLanguageSegment(segment, languages))) {
      return { code: 'reserved-segment', values: { segment } };
    }
    // Below any page there are its items and its editor (§2).
    if (segment === 'i' || segment === 'edit') return { code: 'reserved-segment', values: { segment } };
  }
  // Only the front page stands at its parent's own address.
  const isBare = wordIn(urlSegment, defaultLanguage) === '';
  return isBare && pageId !== null && parentId !== null ? { code: 'segment-missing' } : undefined;
}

/** A page has one address, so it stands in the menu once; elsewhere it can be named as related. */
function pageProblem(nodes: readonly MenuNode[], { id, pageId }: MenuNode): MenuProblem | undefined {
  if (pageId === null) return undefined;
  const other = nodes.find((node) => node.pageId === pageId && node.id !== id);
  if (other === undefined) return undefined;
  const { path = '' } = addressesOf(nodes, [defaultLanguage]).find(({ node }) => node.id === other.id) ?? {};
  return { code: 'page-in-menu', values: { path, name: wordIn(other.name, defaultLanguage) } };
}

function idsBelow(nodes: readonly MenuNode[], id: string): Set<string> {
  const children = Map.groupBy(nodes, ({ parentId }) => parentId);
  const found = new Set<string>();
  const collect = (one: string): void => {
    found.add(one);
    for (const child of children.get(one) ?? []) if (!found.has(child.id)) collect(child.id);
  };
  collect(id);
  return found;
}

/** Everything that hangs below comes along, so its addresses count too. */
function pathProblem(nodes: readonly MenuNode[], id: string, languages: readonly Language[]): MenuProblem | undefined {
  const ours = idsBelow(nodes, id);
  const addresses = addressesOf(nodes, languages);
  const atPath = Map.groupBy(addresses, ({ path }) => path);
  for (const { node, path } of addresses.filter((address) => ours.has(address.node.id))) {
    const other = atPath.get(path)?.find((address) => address.node.id !== node.id);
    if (other !== undefined) {
      return { code: 'path-taken', values: { path, name: wordIn(other.node.name, defaultLanguage) } };
    }
  }
  return undefined;
}

export interface MovedAddress {
  path: string;
  pageId: string;
}

/** What readers may still know and is no longer an address of the same page: these become redirects (product.md §3). */
export function leftAddresses(
  before: readonly MenuNode[],
  after: readonly MenuNode[],
  languages: readonly Language[],
): MovedAddress[] {
  const now = new Map(addressesOf(after, languages).map(({ path, node }) => [path, node.pageId]));
  return addressesOf(before, languages).flatMap(({ path, node }) =>
    node.pageId === null || now.get(path) === node.pageId ? [] : [{ path, pageId: node.pageId }],
  );
}

/** The first item whose address would be taken for a language that the platform does not have yet. */
export const itemInTheWay = (nodes: readonly MenuNode[], languages: readonly Language[]): MenuNode | undefined =>
  nodes.find(
    ({ parentId, urlSegment }) =>
      parentId === null &&
      Object.values(urlSegment.$lang).some((segment) => segment !== undefined && isLanguageSegment(segment, languages)),
  );
