import type { NewItem } from '#features/list-items/contract/list-item.ts';
import { startOfDay } from '#platform/contract/time/calendar-day.ts';
import { defaultTimeZone } from '#platform/contract/time/time-zone.ts';
import { demoGuid } from '../demo-guid.ts';
import type { Day } from './demo-dates.ts';
import type { DemoBlock } from './demo-page.ts';
import type { PageKey } from './page-keys.ts';

export interface DemoList {
  guid: string;
  items: NewItem[];
}

/** The list block of a page; its guid is made of the same name (demo-page.ts). */
export const listGuid = (page: PageKey, name: string): string => demoGuid(`block/${page}/${name}`);

export const itemGuid = (page: PageKey, key: string): string => demoGuid(`item/${page}/${key}`);

/** Of the types that every platform has, by their place in built-in-types.ts. */
export const fieldId = (type: number, place: number): string =>
  `b1d0e000-0000-4000-8000-${String(type).padStart(4, '0')}${String(place).padStart(8, '0')}`;

export function momentAt(day: Day, time = '09:00'): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return new Date(startOfDay(day, defaultTimeZone).getTime() + (hours * 60 + minutes) * 60_000).toISOString();
}

/** Blocks as an item holds them (§3): without a place of their own. */
export const blocksOfItem = (item: string, blocks: Record<string, DemoBlock>) =>
  Object.entries(blocks).map(([name, { buildingBlockName, version, options, heading }]) => ({
    guid: demoGuid(`block/${item}/${name}`),
    buildingBlockName,
    ...(version !== undefined && { version }),
    content: options,
    ...(heading !== undefined && { heading }),
  }));
