import {
  type AdminMenuEntry,
  type AdminMenuGroupName,
  adminMenuGroups,
} from '#platform/web/screens/admin-menu-entry.ts';
import type { Reader } from '../../../contract/render.ts';
import { isGranted } from '../../route-marker.ts';

export interface AdminMenuLine extends AdminMenuEntry {
  parts: AdminMenuEntry[];
}

export interface AdminMenuGroup {
  name: AdminMenuGroupName;
  /** What belongs to no group stands by itself. */
  labelKey: string | undefined;
  lines: AdminMenuLine[];
}

/** Each feature names its own entry. */
const found = import.meta.glob<AdminMenuEntry>('../../../../features/*/web/*.admin-menu.ts', {
  eager: true,
  import: 'adminMenu',
});

/** Only what its reader may enter; the routes and the server refuse the rest all the same. */
export function adminMenuFor(reader: Reader, isDevelopment: boolean): AdminMenuGroup[] {
  return menuOf(Object.values(found).filter((entry) => isGranted[entry.for](reader, isDevelopment)));
}

/** A part whose whole is not there stands by itself. */
export function menuOf(entries: readonly AdminMenuEntry[]): AdminMenuGroup[] {
  const sorted = entries.toSorted((one, other) => one.order - other.order);
  const isPart = ({ within }: AdminMenuEntry): boolean => sorted.some(({ path }) => path === within);
  const lines = sorted
    .filter((entry) => !isPart(entry))
    .map((entry) => ({ ...entry, parts: sorted.filter(({ within }) => within === entry.path) }));
  return adminMenuGroups
    .map((name) => ({
      name,
      labelKey: name === 'start' ? undefined : `admin.menu.${name}`,
      lines: lines.filter(({ group }) => group === name),
    }))
    .filter((group) => group.lines.length > 0);
}

/** A screen below an entry, such as one person, belongs to it. */
const isWithinEntry = (pathname: string, path: string): boolean => pathname === path || pathname.startsWith(`${path}/`);

/** The entry that a screen belongs to: of an entry and a part of it that both lead there, the part. */
export function entryOf(pathname: string, groups: readonly AdminMenuGroup[]): string | undefined {
  const paths = groups.flatMap(({ lines }) => lines.flatMap((line) => [line, ...line.parts].map(({ path }) => path)));
  return paths.filter((path) => isWithinEntry(pathname, path)).toSorted((one, other) => other.length - one.length)[0];
}

export const isWithinGroup = (pathname: string, { lines }: AdminMenuGroup): boolean =>
  lines.some((line) => [line, ...line.parts].some(({ path }) => isWithinEntry(pathname, path)));
