import Inbox from 'lucide-react/icons/inbox';
import type { AdminMenuEntry } from '#platform/web/screens/admin-menu-entry.ts';

export const adminMenu: AdminMenuEntry = {
  group: 'takingPart',
  order: 20,
  path: '/admin/submissions',
  labelKey: 'admin.menu.submissions',
  icon: Inbox,
  for: 'handler',
};
