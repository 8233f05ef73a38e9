import { useQueryClient } from '@tanstack/react-query';

/** Whatever shows roles, or people by their roles, is loaded again. */
export function useRolesReload(): () => Promise<void> {
  const cache = useQueryClient();
  return () =>
    cache.invalidateQueries({ predicate: ({ queryKey }) => /^\/api\/(roles|users|access)/.test(String(queryKey[0])) });
}
