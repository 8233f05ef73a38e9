import Mail from 'lucide-react/icons/mail';
import type { AdminMenuEntry } from '#platform/web/screens/admin-menu-entry.ts';

export const adminMenu: AdminMenuEntry = {
  group: 'system',
  order: 10,
  path: '/admin/outbox',
  labelKey: 'admin.menu.outbox',
  icon: Mail,
  for: 'admin',
};
