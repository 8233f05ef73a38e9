import type { Language } from '#platform/contract/texts/language.ts';
import { addressesOf, type MenuNode, type MenuProblem, menuProblems } from '../menu-check.ts';
import type { MenuSourceItem } from '../menu-source.ts';
import type { MenuChange } from './menu-change.ts';

export const nodeOf = ({ guid, parentGuid, name, urlSegment, pageGuid }: MenuSourceItem): MenuNode => ({
  id: guid,
  parentId: parentGuid,
  name,
  urlSegment,
  pageId: pageGuid,
});

export interface ChangedAddress {
  pageGuid: string;
  guid: string;
  language: Language;
  was: string;
  /** Null for a page that leaves the menu: its address leads nowhere until it is somewhere again. */
  becomes: string | null;
}

export interface MenuEffects {
  addresses: ChangedAddress[];
  problems: { guid: string; problem: MenuProblem }[];
}

/** What saving would do to addresses, and what stands in the way of saving. */
export function menuEffects(
  before: readonly MenuSourceItem[],
  after: readonly MenuSourceItem[],
  changes: readonly MenuChange[],
  languages: readonly Language[],
): MenuEffects {
  const nodes = after.map(nodeOf);
  const key = (pageId: string | null, language: Language) => `${language} ${pageId}`;
  const now = new Map(addressesOf(nodes, languages).map((one) => [key(one.node.pageId, one.language), one.path]));
  const addresses = addressesOf(before.map(nodeOf), languages).flatMap(({ node, language, path }): ChangedAddress[] => {
    const becomes = now.get(key(node.pageId, language)) ?? null;
    if (becomes === path || node.pageId === null) return [];
    return [{ pageGuid: node.pageId, guid: node.id, language, was: path, becomes }];
  });
  const problemWith = menuProblems(nodes, languages);
  const there = new Set(nodes.map(({ id }) => id));
  const touched = [...new Set(changes.map(({ guid }) => guid))].filter((guid) => there.has(guid));
  const problems = touched.flatMap((guid) => {
    const problem = problemWith(guid);
    return problem === undefined ? [] : [{ guid, problem }];
  });
  return { addresses, problems };
}

export interface AddressLine extends ChangedAddress {
  /** In which other languages the same page gets another address too. */
  alsoIn: Language[];
}

/** A line for each page: in its first language that changes, with the others named. */
export function addressLines(addresses: readonly ChangedAddress[]): AddressLine[] {
  return [...Map.groupBy(addresses, ({ pageGuid }) => pageGuid).values()].flatMap(([first, ...others]) =>
    first === undefined ? [] : [{ ...first, alsoIn: others.map(({ language }) => language) }],
  );
}
