import FolderInput from 'lucide-react/icons/folder-input';
import type { AdminMenuEntry } from '#platform/web/screens/admin-menu-entry.ts';

export const adminMenu: AdminMenuEntry = {
  group: 'system',
  order: 15,
  path: '/admin/import',
  labelKey: 'admin.menu.import',
  icon: FolderInput,
  for: 'admin',
};
