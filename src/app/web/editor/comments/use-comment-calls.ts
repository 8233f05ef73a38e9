import {
  addItemComment,
  addPageComment,
  listItemComments,
  listPageComments,
} from '#features/page-review/contract/page-comments.endpoints.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { useItemTarget } from '../item/item-target.ts';
import type { CommentPlace } from '../state/editor-ui.ts';

type Said = CommentPlace & { words: string };

/** What is said first about a page and about an item, each by its own calls; a comment is then one by its id. */
export function useCommentCalls() {
  const call = useCall();
  const isItem = useItemTarget() !== undefined;
  return {
    list: isItem ? listItemComments : listPageComments,
    async add(id: string, { field, ...said }: Said): Promise<void> {
      if (isItem) await call(addItemComment, { params: { id }, body: { ...said, field } });
      else await call(addPageComment, { params: { id }, body: said });
    },
  };
}
