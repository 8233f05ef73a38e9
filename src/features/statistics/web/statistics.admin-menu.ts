import ChartColumn from 'lucide-react/icons/chart-column';
import type { AdminMenuEntry } from '#platform/web/screens/admin-menu-entry.ts';

export const adminMenu: AdminMenuEntry = {
  group: 'figures',
  order: 10,
  path: '/admin/statistics',
  labelKey: 'admin.menu.statistics',
  icon: ChartColumn,
  for: 'editor',
};
