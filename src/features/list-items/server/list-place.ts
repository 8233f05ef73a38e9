import type { Tag } from '#platform/contract/calls/cache-tag.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import type { TimeZone } from '#platform/contract/time/time-zone.ts';
import type { ListOptions } from '../contract/list-options.ts';
import type { ListBlock, ListRights } from './list-block.ts';

export interface ListPlace {
  guid: string;
  list: ListBlock | undefined;
  options: ListOptions;
  rights: ListRights;
  /** The viewer with no other roles than items of this list name: others make no difference to what is in it. */
  reader: Viewer;
  now: Date;
  timeZone: TimeZone;
}

export interface ListTotal {
  totalNumberOfItems: number;
  can: { add: boolean; edit: boolean; offer: boolean };
  /** Of who may add: someone else says yes before readers get what they write. */
  needsApproval: boolean;
}

/** By the list's guid. */
export interface ListTotals {
  totals: Record<string, { totalNumberOfItems: number; can?: { offer: true } }>;
  tags: Tag[];
  changesAt: Date | undefined;
}
