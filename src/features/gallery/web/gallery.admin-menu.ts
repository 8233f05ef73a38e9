import Palette from 'lucide-react/icons/palette';
import type { AdminMenuEntry } from '#platform/web/screens/admin-menu-entry.ts';

export const adminMenu: AdminMenuEntry = {
  group: 'development',
  order: 10,
  path: '/admin/gallery',
  labelKey: 'admin.menu.gallery',
  icon: Palette,
  for: 'developer',
};
