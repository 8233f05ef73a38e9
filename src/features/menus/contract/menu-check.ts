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

interface Address {
  node: MenuNode;
  language: Language;
  path: string;
}

/** The address of each item that has a page, in each language of the platform, with the language's prefix. */
export function addressesOf(nodes: readonly MenuNode[], languages: readonly Language[]): Address[] {
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

/** A menu with what its checks look up, found once for all of its items. */
interface KnownMenu {
  byId: ReadonlyMap<string, MenuNode>;
  children: ReadonlyMap<string | null, readonly MenuNode[]>;
  ofPage: ReadonlyMap<string | null, readonly MenuNode[]>;
  /** Of each item by its id, and who stands at each path. */
  addresses: ReadonlyMap<string, readonly Address[]>;
  atPath: ReadonlyMap<string, readonly Address[]>;
}

function knownMenu(nodes: readonly MenuNode[], languages: readonly Language[]): KnownMenu {
  const addresses = addressesOf(nodes, languages);
  return {
    byId: byId(nodes),
    children: Map.groupBy(nodes, ({ parentId }) => parentId),
    ofPage: Map.groupBy(nodes, ({ pageId }) => pageId),
    addresses: Map.groupBy(addresses, ({ node }) => node.id),
    atPath: Map.groupBy(addresses, ({ path }) => path),
  };
}

/**
 * Tells of an item what is wrong with the menu once it is in it as it is here; nothing when all is well. What was wrong
 * before, and elsewhere, is not held against it.
 */
export function menuProblems(
  nodes: readonly MenuNode[],
  languages: readonly Language[],
): (id: string) => MenuProblem | undefined {
  const menu = knownMenu(nodes, languages);
  return (id) => {
    const trail = trailOf(menu.byId, id);
    const node = menu.byId.get(id);
    if (trail === undefined || node === undefined) return { code: 'menu-loop' };
    const depth = trail.length + heightBelow(menu, id);
    if (depth > deepestMenu) return { code: 'menu-too-deep', values: { depth: deepestMenu } };
    return segmentProblem(node, languages) ?? pageProblem(menu, node) ?? pathProblem(menu, id);
  };
}

function heightBelow(menu: KnownMenu, id: string): number {
  const children = menu.children.get(id) ?? [];
  return children.length === 0 ? 0 : 1 + Math.max(...children.map((child) => heightBelow(menu, child.id)));
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
function pageProblem({ ofPage, addresses }: KnownMenu, { id, pageId }: MenuNode): MenuProblem | undefined {
  if (pageId === null) return undefined;
  const other = ofPage.get(pageId)?.find((node) => node.id !== id);
  if (other === undefined) return undefined;
  const { path = '' } = addresses.get(other.id)?.find(({ language }) => language === defaultLanguage) ?? {};
  return { code: 'page-in-menu', values: { path, name: wordIn(other.name, defaultLanguage) } };
}

function idsBelow({ children }: KnownMenu, id: string): Set<string> {
  const found = new Set<string>();
  const collect = (one: string): void => {
    found.add(one);
    for (const child of children.get(one) ?? []) if (!found.has(child.id)) collect(child.id);
  };
  collect(id);
  return found;
}

/** Everything that hangs below comes along, so its addresses count too. */
function pathProblem(menu: KnownMenu, id: string): MenuProblem | undefined {
  const ours = [...idsBelow(menu, id)].flatMap((one) => menu.addresses.get(one) ?? []);
  for (const { node, path } of ours) {
    const other = menu.atPath.get(path)?.find((address) => address.node.id !== node.id);
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
