import ClipboardList from 'lucide-react/icons/clipboard-list';
import type { AdminMenuEntry } from '#platform/web/screens/admin-menu-entry.ts';

export const adminMenu: AdminMenuEntry = {
  group: 'takingPart',
  order: 10,
  path: '/admin/forms',
  labelKey: 'admin.menu.forms',
  icon: ClipboardList,
  for: 'admin',
};
