import Blocks from 'lucide-react/icons/blocks';
import type { AdminMenuEntry } from '#platform/web/screens/admin-menu-entry.ts';

export const adminMenu: AdminMenuEntry = {
  group: 'site',
  order: 35,
  path: '/admin/shared-parts',
  labelKey: 'admin.menu.sharedParts',
  icon: Blocks,
  for: 'content-manager',
};
