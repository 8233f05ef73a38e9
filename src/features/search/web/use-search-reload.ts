import { useForgetAnswers } from '#platform/web/api/forget-answers.ts';

/** What admins decide about search, and every search that may have shown it. */
export function useSearchReload(): () => Promise<void> {
  const forgetAnswers = useForgetAnswers();
  return () => forgetAnswers({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith('/api/search') });
}
