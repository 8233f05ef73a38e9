import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { CommentThread } from '#features/page-review/contract/page-comment.ts';
import { useLoaded } from '#platform/web/api/load-cache.ts';
import { useSession } from '../state/editor-context.ts';
import { useCommentCalls } from './use-comment-calls.ts';

interface Comments {
  threads: readonly CommentThread[];
  /** Not settled, by the block that they are about. */
  openByBlock: ReadonlyMap<string, readonly CommentThread[]>;
}

const CommentsContext = createContext<Comments>({ threads: [], openByBlock: new Map() });

export const useComments = (): Comments => useContext(CommentsContext);

/** What was said about the page or the item, worked out once for all of its blocks; the editor's loader has put it there. */
export function CommentsHere({ children }: { children: ReactNode }) {
  const id = useSession(({ page }) => page.guid);
  const { threads } = useLoaded(useCommentCalls().list, { params: { id } });
  const comments = useMemo(() => {
    const open = threads.filter(({ isSettled }) => !isSettled);
    return { threads, openByBlock: Map.groupBy(open, ({ block }) => block ?? '') };
  }, [threads]);
  return <CommentsContext value={comments}>{children}</CommentsContext>;
}
