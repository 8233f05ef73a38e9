import { demoGuid } from '../demo-guid.ts';

export const pageKeys = [
  'home',
  'living',
  'passport',
  'moving',
  'birth',
  'waste',
  'building',
  'newcomers',
  'traffic',
  'parking-permit',
  'roadworks',
  'business',
  'take-part',
  'harbour-quarter',
  'ideas',
  'forum',
  'news',
  'events',
  'governance',
  'executive',
  'council',
  'documents',
  'contact',
  'faq',
  'about',
  'building-blocks',
  'intranet',
  'project-group',
  'swimming-pool',
] as const;
export type PageKey = (typeof pageKeys)[number];

export const pageGuid = (key: PageKey): string => demoGuid(`page/${key}`);

/** A link that finds the page's own path in each language, and survives a move. */
export const to = (key: PageKey, anchor?: string): string =>
  `page:${pageGuid(key)}${anchor === undefined ? '' : `#${anchor}`}`;

export const isPageKey = (key: string): key is PageKey => (pageKeys as readonly string[]).includes(key);
