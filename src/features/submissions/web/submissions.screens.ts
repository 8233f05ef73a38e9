import type { FeatureScreen } from '#platform/web/screens/feature-screen.ts';
import { loadSubmission, loadSubmissions } from './load-inbox.ts';
import { loadReceipt } from './load-receipt.ts';

/** §2. */
export const screens: FeatureScreen[] = [
  {
    path: 'submission/:submissionGuid',
    screen: 'features/submissions/web/receipt-screen.tsx',
    titleKey: 'receipt.title',
    load: loadReceipt,
  },
  {
    path: 'admin/forms/:guid',
    screen: 'features/submissions/web/submissions-screen.tsx',
    titleKey: 'inbox.title',
    marker: 'admin',
    load: loadSubmissions,
  },
  {
    path: 'admin/forms/:guid/:submissionGuid',
    screen: 'features/submissions/web/submission-screen.tsx',
    titleKey: 'inbox.one',
    marker: 'admin',
    load: loadSubmission,
  },
];
