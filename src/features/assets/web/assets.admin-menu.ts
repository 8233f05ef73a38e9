import Images from 'lucide-react/icons/images';
import type { AdminMenuEntry } from '#platform/web/screens/admin-menu-entry.ts';

export const adminMenu: AdminMenuEntry = {
  group: 'content',
  order: 20,
  path: '/admin/media',
  labelKey: 'admin.menu.media',
  icon: Images,
  for: 'content-manager',
};
