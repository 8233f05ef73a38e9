import type { FeatureScreen } from '#platform/web/screens/feature-screen.ts';
import { loadOffered, loadOffering, loadOffers } from './load-offer.ts';

export const screens: FeatureScreen[] = [
  {
    path: 'offer/:guid',
    screen: 'features/item-offers/web/offer-item-screen.tsx',
    titleKey: 'offering.title',
    load: loadOffering,
  },
  {
    path: 'offered/:guid',
    screen: 'features/item-offers/web/own-offer-screen.tsx',
    titleKey: 'offering.own.title',
    load: loadOffered,
  },
  {
    path: 'admin/offers',
    screen: 'features/item-offers/web/queue/offers-screen.tsx',
    titleKey: 'admin.menu.offers',
    marker: 'editor',
    load: loadOffers,
  },
];
