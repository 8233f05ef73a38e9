/** An address that changes; without a new one the page leaves the menu. */
export interface LeavingAddress {
  pageGuid: string;
  was: string;
  path: string | null;
}

export interface LinksThatFollow {
  /** They name the page, and lead to its new address by themselves. */
  byPage: number;
  /** They are written as the old address, and come there by its redirect. */
  byRedirect: number;
  /** They name a page that has no address any more: they lead to the front page. */
  toHome: number;
}

/** What becomes of the links in texts when these addresses change. A page that changes in two languages counts once. */
export function linksThatFollow(
  addresses: readonly LeavingAddress[],
  counts: readonly ReadonlyMap<string, number>[],
): LinksThatFollow {
  const linksTo = (target: string) => counts.reduce((sum, links) => sum + (links.get(target) ?? 0), 0);
  const total = (targets: Iterable<string>) => [...new Set(targets)].reduce((sum, one) => sum + linksTo(one), 0);
  const staying = addresses.filter(({ path }) => path !== null);
  const stays = new Set(staying.map(({ pageGuid }) => pageGuid));
  const leaving = addresses.filter(({ pageGuid }) => !stays.has(pageGuid));
  return {
    byPage: total([...stays].map((guid) => `page:${guid}`)),
    byRedirect: total(staying.map(({ was }) => was)),
    toHome: total(leaving.map(({ pageGuid }) => `page:${pageGuid}`)),
  };
}
