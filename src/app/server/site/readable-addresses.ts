import type { Services } from '../services/services.ts';
import type { SitemapEntry } from './sitemap.ts';

type Readable = Pick<Services, 'pages' | 'legal' | 'listItems'>;

/** Every address that anyone may read, some at a time. */
export async function* readable({ pages, legal, listItems }: Readable): AsyncGenerator<SitemapEntry[]> {
  yield await pages.publicPages();
  yield await legal.publicTexts();
  yield* listItems.publicItems();
}
