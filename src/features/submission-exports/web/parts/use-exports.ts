import { useQuery } from '@tanstack/react-query';
import { useCall } from '#platform/web/api/call-context.ts';
import { listSubmissionExports } from '../../contract/submission-exports.endpoints.ts';
import type { SubmissionExport } from '../../contract/submission-exports.ts';

/** The exports of this form that one asked for oneself; asked for once the screen is there. */
export function useExports(formGuid: string): { exports: readonly SubmissionExport[]; reload(): Promise<void> } {
  const call = useCall();
  const { data, refetch } = useQuery({
    queryKey: ['submission-exports', formGuid],
    queryFn: () => call(listSubmissionExports, { params: { guid: formGuid } }),
    // Of what could not be asked for nothing is shown; the list itself stays usable.
    retry: 1,
  });
  return {
    exports: data ?? [],
    async reload() {
      await refetch();
    },
  };
}
