import { readMenuSource } from '#features/menus/contract/menus-writing.endpoints.ts';
import { listPages } from '#features/pages/contract/pages.endpoints.ts';
import { readSettings } from '#features/settings/contract/settings.endpoints.ts';
import { load, loadFresh } from '#platform/web/api/load-cache.ts';
import type { FeatureScreen } from '#platform/web/screens/feature-screen.ts';
import { listReviewTasks } from '../contract/page-review.endpoints.ts';

export const screens: FeatureScreen[] = [
  {
    path: 'admin/approvals',
    screen: 'features/page-review/web/approvals-screen.tsx',
    titleKey: 'admin.menu.approvals',
    marker: 'content-manager',
    load: (app) => loadFresh(app, listReviewTasks, { query: { language: app.language } }),
  },
  {
    path: 'admin/approvals/where',
    screen: 'features/page-review/web/approval-setting-screen.tsx',
    titleKey: 'admin.menu.approvalSetting',
    marker: 'admin',
    load: (app) =>
      Promise.all([
        load(app, readSettings, { query: { keys: 'pageApproval' } }),
        load(app, listPages, { query: { language: app.language } }),
        load(app, readMenuSource, { query: {} }),
      ]),
  },
];
