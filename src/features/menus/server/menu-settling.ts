import { AppError } from '#platform/contract/calls/errors.ts';
import type { Actor } from '#platform/server/actor.ts';
import type { PlatformTransaction } from '#platform/server/platform.ts';
import { leftPlaces } from '../contract/left-places.ts';
import { addressesOf, leftAddresses, menuProblems } from '../contract/menu-check.ts';
import type { MenuParts } from './menu-parts.ts';
import type { StoredMenuItem } from './menus-writing.repository.ts';

interface WrittenMenu {
  before: readonly StoredMenuItem[];
  after: readonly StoredMenuItem[];
  /** What was done something to; what was wrong elsewhere is not held against it. */
  changed: readonly string[];
}

/** After a menu was written: refused when it does not fit, with redirects for the addresses that it takes away. */
export function createMenuSettling({
  platform,
  redirects,
  whenLeft,
}: Pick<MenuParts, 'platform' | 'redirects' | 'whenLeft'>) {
  return async (trx: PlatformTransaction, by: Actor, { before, after, changed }: WrittenMenu): Promise<void> => {
    const { languages } = await platform.locale();
    const problemWith = menuProblems(after, languages);
    const left = new Set(after.map(({ id }) => id));
    for (const id of changed.filter((one) => left.has(one))) {
      const problem = problemWith(id);
      if (problem === undefined) continue;
      throw new AppError(problem.code, 409, 'values' in problem ? { values: problem.values } : {});
    }
    await redirects.keepLeft(trx, leftAddresses(before, after, languages));
    await whenLeft(trx, by, leftPlaces(before, after));
    await redirects.dropTaken(
      trx,
      addressesOf(after, languages).map(({ path }) => path),
    );
  };
}
