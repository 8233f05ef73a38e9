import type { ImportedBlocks, KnownPicture, KnownThings } from '../contract/content/new-block.ts';
import { hrefFor, pictureKey } from '../contract/old-address.ts';
import type { KnownEntry } from './entries.repository.ts';

/** For a file that names no site: what it calls /contact is on this one. */
const noSite = 'https://site.invalid';

export const isOfNoSite = (url: string): boolean => !URL.canParse(url) || url.startsWith(`${noSite}/`);

/** What addresses of one of its pages are seen from. */
export const baseOf = (link: string, siteUrl: string): string => (URL.canParse(link) ? link : siteUrl || noSite);

const onThisSite = (href: string | undefined): string | undefined =>
  href?.startsWith(`${noSite}/`) ? href.slice(noSite.length) : href;

export type OldSite = ReturnType<typeof createOldSite>;

/** What the addresses of the old site mean here, as far as its entries are taken in. */
export function createOldSite(
  { siteUrl, listPath, blocks }: { siteUrl: string; listPath: string | undefined; blocks: ImportedBlocks },
  entries: readonly KnownEntry[],
) {
  const byId = new Map(entries.map((entry) => [entry.sourceId, entry]));
  const byPath = new Map(entries.flatMap((entry) => (entry.oldPath === null ? [] : [[entry.oldPath, entry]])));
  const byPicture = new Map(entries.flatMap((entry) => (entry.pictureKey === null ? [] : [[entry.pictureKey, entry]])));

  const targetOf = (entry: KnownEntry | undefined): string | undefined => {
    if (entry === undefined || !entry.isTaken || entry.state === 'Failed') return undefined;
    if (entry.kind === 'page') return `page:${entry.madeId}`;
    if (entry.kind === 'file') return entry.state === 'Made' ? `/a/${entry.madeId}` : undefined;
    return listPath === undefined ? undefined : `${listPath === '/' ? '' : listPath}/i/${entry.madeId}`;
  };

  const picture = (entry: KnownEntry | undefined): KnownPicture | undefined => {
    const isPicture = entry?.kind === 'file' && entry.state === 'Made' && entry.result.mediaType?.startsWith('image/');
    if (entry === undefined || !isPicture) return undefined;
    return { guid: entry.madeId, width: entry.result.width, height: entry.result.height, alt: entry.alt };
  };

  return {
    entry: (sourceId: string) => byId.get(sourceId),
    assemble: blocks.assemble,
    pictureOf: (sourceId: string) => picture(byId.get(sourceId)),

    /** As seen from one of its pages. */
    from: (link: string): KnownThings => ({
      pictureAt: (src) => {
        const base = baseOf(link, siteUrl);
        return picture(byPicture.get(pictureKey(URL.canParse(src, base) ? new URL(src, base).href : src)));
      },
      pictureById: (id) => picture(byId.get(id)),
      hrefOf: (href) => {
        const base = baseOf(link, siteUrl);
        const file = URL.canParse(href, base) ? byPicture.get(pictureKey(new URL(href, base).href)) : undefined;
        if (file !== undefined && targetOf(file) !== undefined) return targetOf(file);
        return onThisSite(
          hrefFor(href, {
            base,
            siteUrl: siteUrl || noSite,
            targetOf: (path) => targetOf(path.startsWith('?p=') ? byId.get(path.slice(3)) : byPath.get(path)),
          }),
        );
      },
    }),
  };
}
