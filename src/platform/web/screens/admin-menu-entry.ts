import type { IconShape } from '../ui/icon/icon.tsx';
import type { RouteMarker } from './feature-screen.ts';

/** In the order of the menu (product.md §6). A group is shown once a screen of it exists that the reader may enter. */
export const adminMenuGroups = [
  'start',
  'site',
  'takingPart',
  'people',
  'figures',
  'settings',
  'system',
  'development',
] as const;
export type AdminMenuGroupName = (typeof adminMenuGroups)[number];

/** A line of the admin menu. Each is listed in its feature's `web/<feature>.admin-menu.ts`, where the app finds it. */
export interface AdminMenuEntry {
  group: AdminMenuGroupName;
  /** Among the entries of its group; ten apart, so that another fits between. */
  order: number;
  path: `/admin/${string}`;
  /** The path of the entry that this one is a part of: invitations of members. */
  within?: `/admin/${string}`;
  labelKey: string;
  icon: IconShape;
  /** Who sees it; the route and the server refuse the others all the same. */
  for: Exclude<RouteMarker, 'user'>;
}
