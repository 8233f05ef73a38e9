import type { AccountType } from '#platform/contract/rights/viewer.ts';
import type { DemoDates } from './demo-dates.ts';
import { type PageKey, pageGuid, to } from './page-keys.ts';

/** Who looks after a page, by the type of their account: there is one of each. */
interface Upkeep {
  page: PageKey;
  owner?: AccountType;
  /** When somebody looks whether it is still right; days from now, behind us when below zero. */
  reviewIn: number;
}

const upkeep: readonly Upkeep[] = [
  { page: 'moving', owner: 'ContentManager', reviewIn: -21 },
  { page: 'faq', reviewIn: -9 },
  { page: 'documents', owner: 'Admin', reviewIn: -2 },
  { page: 'home', owner: 'Admin', reviewIn: 14 },
  { page: 'passport', owner: 'ContentManager', reviewIn: 60 },
  { page: 'waste', owner: 'ContentManager', reviewIn: 45 },
  { page: 'contact', owner: 'Admin', reviewIn: 120 },
  { page: 'intranet', owner: 'ContentManager', reviewIn: 200 },
];

/** A site that is in use for a year: most pages are right, and a few wait for somebody to look. */
export const demoUpkeep = (dates: DemoDates) =>
  upkeep.map(({ page, owner, reviewIn }) => ({ guid: pageGuid(page), owner, reviewOn: dates.inDays(reviewIn) }));

/** Where the intranet leads and nothing is any more: one link that needs somebody, on a page for staff. */
export const goneAddress = '/intranet/personeelsuitje';

/** What an editor has asked the others to look over. */
export const demoRequest = {
  page: pageGuid('swimming-pool'),
  by: 'ContentManager',
  note: 'De tarieven komen van de sportdienst. Kijkt iemand mee?',
} as const satisfies { page: string; by: AccountType; note: string };

/** Short addresses for letters and posters. */
export const demoRedirects = [
  { from: '/paspoort', to: to('passport'), status: 301 },
  { from: '/grofvuil', to: to('waste', 'grofvuil'), status: 302 },
] as const;
