import Trash2 from 'lucide-react/icons/trash-2';
import type { AdminMenuEntry } from '#platform/web/screens/admin-menu-entry.ts';

export const adminMenu: AdminMenuEntry = {
  group: 'site',
  order: 50,
  path: '/admin/trash',
  labelKey: 'admin.menu.trash',
  icon: Trash2,
  for: 'editor',
};
