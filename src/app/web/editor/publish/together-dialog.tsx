import { useQueryClient } from '@tanstack/react-query';
import { readPageReview } from '#features/page-review/contract/page-review.endpoints.ts';
import { readPage } from '#features/pages/contract/pages.endpoints.ts';
import type { PageState } from '#features/pages/contract/working-copy.ts';
import PublishTogetherDialog from '#features/publish-together/web/publish-together-dialog.tsx';
import { isAddressOf } from '#platform/contract/calls/endpoint.ts';
import { useForgetAnswers } from '#platform/web/api/forget-answers.ts';
import { reloadAnswersOf } from '#platform/web/api/load-cache.ts';
import { useEditor, useSession } from '../state/editor-context.ts';

/** Of an answer that is no longer right then: of a page, an item or the menu. */
const isStale = (address: string) =>
  isAddressOf(readPage, address) || address.startsWith('/api/listitem/') || address.startsWith('/api/menus');

/** Publishing what is being edited with all that belongs to it; the editor goes on with the page as it is then. */
export default function TogetherDialog({ onClose }: { onClose(): void }) {
  const { session } = useEditor();
  const cache = useQueryClient();
  const forget = useForgetAnswers();
  const guid = useSession(({ page }) => page.guid);

  async function published(pages: readonly PageState[]): Promise<void> {
    const own = pages.find((page) => page.guid === guid);
    if (own !== undefined) session.pageIs(own);
    await reloadAnswersOf(cache, [readPageReview]);
    await forget({ predicate: ({ queryKey }) => isStale(String(queryKey[0])) });
  }

  return (
    <PublishTogetherDialog
      pageGuid={guid}
      settled={() => session.settled()}
      onPublished={published}
      onClose={onClose}
    />
  );
}
