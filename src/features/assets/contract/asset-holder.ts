import { guidOf } from '#platform/contract/calls/guid-text.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';

/** What a file belongs to; it follows the rights of that (§7). */
export interface HeldByKind {
  kind: string;
  id: string;
}
export type AssetHolder = { kind: 'public'; id?: undefined } | HeldByKind;

export const publicHolder: AssetHolder = { kind: 'public' };

/** What one may do with something that holds files. */
export interface HolderRights {
  canSee: boolean;
  /** Everyone may see it now. */
  isPublic: boolean;
  canEdit: boolean;
}

/** A kind of thing that files can belong to. The feature that knows it declares it, and the app hands it to the assets. */
export interface FileHolder {
  /** As stored, and as the query of an upload names it (§7). Never changed. */
  kind: string;
  /** On something that holds files, or on one of its files; undefined while nobody published it. */
  rightsOn(viewer: Viewer, id: string, assetId?: string): Promise<HolderRights | undefined>;
  /** Pictures alone; without it any file that is accepted at all. */
  takesPicturesOnly?: boolean;
  /** Its files are in nobody's media library and are not found by searching: only through what holds them. */
  isOutsideLibrary?: boolean;
  /** Older files than this many are let go, except the one that is shown. */
  mostKept?: number;
  shownFile?(id: string): Promise<string | undefined>;
}

interface HolderQuery {
  public?: boolean | undefined;
  [kind: string]: unknown;
}

/** §7: the query of an upload names one holder of a declared kind; undefined when it names none, or more than one. */
export function holderOfQuery(query: HolderQuery, kinds: Iterable<string>): AssetHolder | undefined {
  const named: AssetHolder[] = query.public === true ? [publicHolder] : [];
  for (const kind of kinds) {
    const sent = query[kind];
    if (sent === undefined) continue;
    const id = typeof sent === 'string' ? guidOf(sent) : undefined;
    if (id === undefined) return undefined;
    named.push({ kind, id });
  }
  return named.length === 1 ? named[0] : undefined;
}
