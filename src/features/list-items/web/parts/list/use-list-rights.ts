import { QueryClient, QueryClientContext, useQuery } from '@tanstack/react-query';
import { useContext } from 'react';
import { CallContext } from '#platform/web/api/call-context.ts';
import { readListMeta } from '../../../contract/list-items.endpoints.ts';

const none = { add: false, edit: false };
/** Outside an application there is nothing to ask. */
const nobody = new QueryClient();

/** What this reader may do with a list. Asked by the browser, apart from its total, which comes with the page for everyone alike. */
export const useListRights: typeof useAskedRights = import.meta.env.SSR ? () => none : useAskedRights;

/** `undefined` until it is known. */
function useAskedRights(blockGuid: string, isWanted: boolean): { add: boolean; edit: boolean } | undefined {
  const call = useContext(CallContext);
  const client = useContext(QueryClientContext);
  const { data, isError } = useQuery(
    {
      queryKey: ['list rights', blockGuid],
      queryFn: async () => (call === undefined ? none : (await call(readListMeta, { params: { blockGuid } })).can),
      enabled: isWanted && call !== undefined,
    },
    client ?? nobody,
  );
  return isWanted && !isError ? data : none;
}
