import type { IconShape } from '../ui/icon/icon.tsx';
import type { RouteMarker } from './feature-screen.ts';

export type AdminMenuGroupName = 'content' | 'people' | 'platform' | 'development';

/** A line of the admin menu. Each is listed in its feature's `web/<feature>.admin-menu.ts`, where the app finds it. */
export interface AdminMenuEntry {
  group: AdminMenuGroupName;
  /** Among the entries of its group; ten apart, so that another fits between. */
  order: number;
  path: `/admin/${string}`;
  labelKey: string;
  icon: IconShape;
  /** Who sees it; the route and the server refuse the others all the same. */
  for: Exclude<RouteMarker, 'user'>;
}
