import ScrollText from 'lucide-react/icons/scroll-text';
import type { AdminMenuEntry } from '#platform/web/screens/admin-menu-entry.ts';

export const adminMenu: AdminMenuEntry = {
  group: 'system',
  order: 30,
  path: '/admin/audit',
  labelKey: 'admin.menu.audit',
  icon: ScrollText,
  for: 'admin',
};
