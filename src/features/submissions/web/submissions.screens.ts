import type { FeatureScreen } from '#platform/web/screens/feature-screen.ts';
import { loadReceipt } from './load-receipt.ts';

export const screens: FeatureScreen[] = [
  {
    path: 'submission/:submissionGuid',
    screen: 'features/submissions/web/receipt-screen.tsx',
    titleKey: 'receipt.title',
    load: loadReceipt,
  },
];
