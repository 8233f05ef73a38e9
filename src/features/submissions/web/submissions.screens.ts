import type { FeatureScreen } from '#platform/web/screens/feature-screen.ts';
import { loadHandledForms, loadInbox, loadSubmission } from './inbox/load-inbox.ts';
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
    path: 'admin/submissions',
    screen: 'features/submissions/web/inbox/handled-forms-screen.tsx',
    titleKey: 'admin.menu.submissions',
    marker: 'handler',
    load: loadHandledForms,
  },
  {
    path: 'admin/forms/:guid',
    screen: 'features/submissions/web/inbox/inbox-screen.tsx',
    titleKey: 'inbox.title',
    marker: 'editor',
    load: loadInbox,
  },
  {
    path: 'admin/forms/:guid/:submissionGuid',
    screen: 'features/submissions/web/inbox/submission-screen.tsx',
    titleKey: 'inbox.one',
    marker: 'editor',
    load: loadSubmission,
  },
];
