import { redirectsTag } from '#features/redirects/contract/redirects.tags.ts';
import { defaultLanguage } from '#platform/contract/texts/language.ts';
import { type Remark, remark } from '../contract/remark.ts';
import type { ImportsParts } from './imports-parts.ts';

interface Kept {
  redirectFrom?: string;
  redirectPage?: string;
  remarks: Remark[];
}

/** Where an old address is to lead: to a page, or to an item behind the page of its list, wherever that moves. */
interface NewPlace {
  pageId: string;
  suffix: string;
  /** Where it is now. */
  path: string | null;
}

/** The old address leads to what was there, unless it is a page's own already or leads elsewhere. */
export async function keepOldAddress(
  { platform, menus, redirects }: Pick<ImportsParts, 'platform' | 'menus' | 'redirects'>,
  oldPath: string | null,
  { pageId, suffix, path }: NewPlace,
): Promise<Kept> {
  if (oldPath === null || oldPath === path) return { remarks: [] };
  const notKept = { remarks: [remark('address-not-kept', oldPath)] };
  if (oldPath === '/' || oldPath.startsWith('?')) return notKept;
  const [former] = await redirects.exactlyAt([oldPath]);
  const leadsHere = former?.target.kind === 'page' && former.target.guid === pageId && former.target.suffix === suffix;
  const isTaken = (await menus.itemAtPath(oldPath, defaultLanguage))?.pageGuid != null;
  if (isTaken || (former !== undefined && !leadsHere)) return notKept;
  await platform.transaction(async (trx, touch) => {
    await redirects.keepLeft(trx, [{ path: oldPath, pageId, suffix }]);
    touch(redirectsTag);
  });
  return { redirectFrom: oldPath, redirectPage: pageId, remarks: [] };
}
