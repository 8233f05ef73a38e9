import Inbox from 'lucide-react/icons/inbox';
import type { AdminMenuEntry } from '#platform/web/screens/admin-menu-entry.ts';

export const adminMenu: AdminMenuEntry = {
  group: 'takingPart',
  order: 35,
  path: '/admin/offers',
  labelKey: 'admin.menu.offers',
  icon: Inbox,
  // Whoever edits a list; the server shows the others nothing.
  for: 'editor',
};
