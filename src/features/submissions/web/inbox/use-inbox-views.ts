import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { SharedView } from '#features/saved-views/contract/saved-view.ts';
import type { ViewsChange } from '#features/saved-views/web/parts/saved-views.ts';
import { useViewsChange } from '#features/saved-views/web/parts/use-views-change.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { changeInboxViews, readInboxViews } from '../../contract/views/inbox-views.endpoints.ts';
import type { InboxViews } from '../../contract/views/inbox-views.ts';

const none: InboxViews = { own: [], shared: [] };

/** Views of the inbox of a form: one's own to change, and those of others. */
export function useInboxViews(formGuid: string) {
  const call = useCall();
  const cache = useQueryClient();
  const params = { guid: formGuid };
  const queryKey = ['views of an inbox', formGuid];
  const { data = none } = useQuery({
    queryKey,
    queryFn: () => call(readInboxViews, { params }),
    // The inbox is there without them.
    retry: false,
  });
  const send = async (body: ViewsChange<SharedView>) =>
    cache.setQueryData(queryKey, await call(changeInboxViews, { params, body }));
  const { save, ...saved } = useViewsChange('submission', data.own, send);
  return {
    shared: data.shared,
    saved: {
      ...saved,
      save: (view: Omit<SharedView, 'isShared'> & { isShared?: boolean }) => save({ isShared: false, ...view }),
    },
  };
}
