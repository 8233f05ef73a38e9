import { useQueryClient } from '@tanstack/react-query';

/** The list of them, and every search that may have shown one. */
export function usePromotionsReload(): () => Promise<void> {
  const cache = useQueryClient();
  return () => cache.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith('/api/search') });
}
