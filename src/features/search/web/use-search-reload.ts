import { useQueryClient } from '@tanstack/react-query';

/** What admins decide about search, and every search that may have shown it. */
export function useSearchReload(): () => Promise<void> {
  const cache = useQueryClient();
  return () => cache.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith('/api/search') });
}
