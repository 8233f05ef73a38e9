import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRunTask } from '#features/tasks/web/task-context.ts';
import { endpointUrl } from '#platform/contract/calls/endpoint.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Checkbox } from '#platform/web/ui/choice/checkbox.tsx';
import { changeOwnNews, readOwnNews } from '../../contract/ideas.endpoints.ts';

/** Whether a member is mailed about what becomes of this. */
export default function NewsChoice({ guid }: { guid: string }) {
  const { t } = useTranslation();
  const call = useCall();
  const cache = useQueryClient();
  const runTask = useRunTask();
  const params = { guid };
  const queryKey = [endpointUrl(readOwnNews, { params })];
  const { data } = useQuery({ queryKey, queryFn: () => call(readOwnNews, { params }), staleTime: 0 });
  if (data === undefined) return null;
  async function choose(isReceiving: boolean): Promise<void> {
    cache.setQueryData(queryKey, { isReceiving });
    const run = () => call(changeOwnNews, { params, body: { isReceiving } });
    const { state } = await runTask({ type: 'save', entity: 'item', silent: true, run });
    if (state === 'failed') await cache.invalidateQueries({ queryKey });
  }
  return (
    <Checkbox isSelected={data.isReceiving} onChange={(isOn) => void choose(isOn)}>
      {t('ideaTools.news')}
    </Checkbox>
  );
}
