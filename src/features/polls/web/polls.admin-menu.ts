import Vote from 'lucide-react/icons/vote';
import type { AdminMenuEntry } from '#platform/web/screens/admin-menu-entry.ts';

export const adminMenu: AdminMenuEntry = {
  group: 'takingPart',
  order: 32,
  path: '/admin/polls',
  labelKey: 'admin.menu.polls',
  icon: Vote,
  // Whoever edits a page; the server shows the others nothing.
  for: 'editor',
};
