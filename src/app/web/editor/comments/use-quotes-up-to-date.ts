import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { reloadAnswersOf } from '#platform/web/api/load-cache.ts';
import { useSession } from '../state/editor-context.ts';
import { useComments } from './comments-context.tsx';
import { useCommentCalls } from './use-comment-calls.ts';

/** Who types on is not followed word by word. */
const pauseMilliseconds = 300;

/** While the comments are read: where quoted words stand, and whether they do, is asked again once the page was saved. */
export function useQuotesUpToDate(): void {
  const cache = useQueryClient();
  const { list } = useCommentCalls();
  const sequence = useSession(({ page }) => page.sequence);
  const isAny = useComments().threads.some(({ quoted }) => quoted !== null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each number is another state of the page
  useEffect(() => {
    if (!isAny) return;
    const soon = setTimeout(() => void reloadAnswersOf(cache, [list]), pauseMilliseconds);
    return () => clearTimeout(soon);
  }, [cache, list, sequence, isAny]);
}
