import type { Actor } from '#platform/server/actor.ts';
import type { PageKind } from '../contract/page.ts';
import type { PagesService } from './pages.service.ts';

interface NewPage {
  /** Of content that is named elsewhere already. */
  id?: string | undefined;
  kind?: PageKind | undefined;
}

/** For content that comes with the product: the calls of somebody who writes a page and publishes it, one after the other. */
export async function addPage(
  pages: Pick<PagesService, 'make' | 'publishWorkingCopy'>,
  by: Actor,
  document: unknown,
  { id, kind = 'page' }: NewPage = {},
): Promise<string> {
  const { guid } = await pages.make(by, { kind, document, id });
  await pages.publishWorkingCopy(by, guid, {});
  return guid;
}
