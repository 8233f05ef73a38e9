import { useQuery } from '@tanstack/react-query';
import { useCall } from '#platform/web/api/call-context.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { readItemReads, readPageReads } from '../../contract/statistics.endpoints.ts';

export interface ReadSubject {
  kind: 'page' | 'item';
  guid: string;
}

/** How a page or an item was read in the last four weeks, for who may edit it. */
export function useReads({ kind, guid }: ReadSubject) {
  const language = useLanguage();
  const call = useCall();
  return useQuery({
    queryKey: ['/api/statistics', kind, guid, language],
    queryFn: () =>
      kind === 'page' ? call(readPageReads, { params: { guid } }) : call(readItemReads, { params: { guid } }),
  });
}
