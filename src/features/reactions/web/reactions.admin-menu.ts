import MessagesSquare from 'lucide-react/icons/messages-square';
import type { AdminMenuEntry } from '#platform/web/screens/admin-menu-entry.ts';

export const adminMenu: AdminMenuEntry = {
  group: 'takingPart',
  order: 30,
  path: '/admin/reactions',
  labelKey: 'admin.menu.reactions',
  icon: MessagesSquare,
  // Whoever has a role that moderates; the server shows the others nothing.
  for: 'editor',
};
