import { useQueryClient } from '@tanstack/react-query';
import { type AnyEndpoint, endpointUrl } from '#platform/contract/calls/endpoint.ts';

/** What was loaded by these calls is asked for again. */
export function useReload(): (...endpoints: AnyEndpoint[]) => Promise<void> {
  const client = useQueryClient();
  return async (...endpoints) => {
    for (const endpoint of endpoints) await client.invalidateQueries({ queryKey: [endpointUrl(endpoint)] });
  };
}
