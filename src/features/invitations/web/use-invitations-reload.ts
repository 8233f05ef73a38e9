import { useQueryClient } from '@tanstack/react-query';

export function useInvitationsReload(): () => Promise<void> {
  const cache = useQueryClient();
  return () =>
    cache.invalidateQueries({
      predicate: ({ queryKey }) => String(queryKey[0]).startsWith('/api/userinvitations'),
    });
}
