import { readItemWorkingCopy } from '#features/list-items/contract/editing/item-editing.endpoints.ts';
import type { PageDocument } from '#features/pages/contract/page.ts';
import { readVersion } from '#features/pages/contract/pages-writing.endpoints.ts';
import { useLoaded } from '#platform/web/api/load-cache.ts';
import { useItemTarget } from '../item/item-target.ts';
import { useSession } from '../state/editor-context.ts';

/** The document that readers have. */
export function usePublished(): PageDocument {
  const item = useItemTarget();
  // Which of the two it is never changes while the editor is open.
  // biome-ignore lint/correctness/useHookAtTopLevel: as said above
  return item === undefined ? usePublishedPage() : usePublishedItem(item.guid);
}

function usePublishedPage(): PageDocument {
  const { guid, version } = useSession((state) => state.page);
  return useLoaded(readVersion, { params: { id: guid, number: version?.number ?? 1 }, query: {} }).document;
}

function usePublishedItem(guid: string): PageDocument {
  const { published, document } = useLoaded(readItemWorkingCopy, { params: { guid } });
  return published ?? document;
}
