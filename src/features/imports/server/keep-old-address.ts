import { redirectsTag } from '#features/redirects/contract/redirects.tags.ts';
import { defaultLanguage } from '#platform/contract/texts/language.ts';
import { type Remark, remark } from '../contract/remark.ts';
import type { ImportsParts } from './imports-parts.ts';

interface Kept {
  redirectFrom?: string;
  alsoFrom?: string[];
  redirectPage?: string;
  remarks: Remark[];
}

interface OldAddresses {
  oldPath: string | null;
  /** Addresses before that one. */
  formerPaths: readonly string[];
  status: string;
}

/** Where an old address is to lead: to a page, or to an item behind the page of its list, wherever that moves. */
interface NewPlace {
  pageId: string;
  suffix: string;
  /** Where it is now. */
  path: string | null;
}

/** What was never on the old site has the address of its number there, which nobody ever had. */
const neverThere: readonly string[] = ['draft', 'pending'];

type Parts = Pick<ImportsParts, 'platform' | 'menus' | 'redirects'>;

/** The old addresses lead to what was there, unless one is a page's own already or leads elsewhere. */
export async function keepOldAddress(
  parts: Parts,
  { oldPath, formerPaths, status }: OldAddresses,
  place: NewPlace,
): Promise<Kept> {
  const { platform, redirects } = parts;
  const { pageId, suffix, path } = place;
  const isAddress = (one: string): boolean => one !== '/' && !one.startsWith('?');
  const wished = oldPath === null || oldPath === path ? [] : [oldPath];
  const free: string[] = [];
  const remarks: Remark[] = [];
  for (const one of new Set([...wished, ...formerPaths])) {
    if (isAddress(one) && (await isFree(parts, one, place))) free.push(one);
    else if (isAddress(one) || !neverThere.includes(status)) remarks.push(remark('address-not-kept', one));
  }
  if (free.length === 0) return { remarks };
  await platform.transaction(async (trx, touch) => {
    await redirects.keepLeft(
      trx,
      free.map((one) => ({ path: one, pageId, suffix })),
    );
    touch(redirectsTag);
  });
  const [redirectFrom] = free.filter((one) => one === oldPath);
  const alsoFrom = free.filter((one) => one !== oldPath);
  return {
    ...(redirectFrom === undefined ? {} : { redirectFrom }),
    ...(alsoFrom.length === 0 ? {} : { alsoFrom }),
    redirectPage: pageId,
    remarks,
  };
}

async function isFree({ menus, redirects }: Parts, path: string, { pageId, suffix }: NewPlace): Promise<boolean> {
  const [former] = await redirects.exactlyAt([path]);
  const leadsHere = former?.target.kind === 'page' && former.target.guid === pageId && former.target.suffix === suffix;
  const isTaken = (await menus.itemAtPath(path, defaultLanguage))?.pageGuid != null;
  return !isTaken && (former === undefined || leadsHere);
}
