import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { followWork } from '#features/tasks/contract/follow-work.ts';
import type { LongWork } from '#features/tasks/contract/long-work.ts';
import { longWorkTopic } from '#features/tasks/contract/tasks.topics.ts';
import { useRunTask } from '#features/tasks/web/task-context.ts';
import { topicAddress } from '#platform/contract/calls/live-topic.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { followTopic } from '#platform/web/live/follow-topic.ts';
import { lookAtContent, readContentFindings } from '../contract/content-findings.endpoints.ts';

/** Looks at everything now, and follows it until it is done; who leaves misses nothing but the sight of it. */
export function useLookNow() {
  const { t } = useTranslation();
  const call = useCall();
  const cache = useQueryClient();
  const runTask = useRunTask();
  const [work, setWork] = useState<LongWork>();

  async function run(): Promise<void> {
    const asked = await call(lookAtContent, {});
    setWork(asked);
    const { wait, stop } = followTopic(topicAddress(longWorkTopic, asked.id));
    await followWork(call, asked.id, { wait, onProgress: setWork }).finally(stop);
    await cache.invalidateQueries({
      predicate: ({ queryKey }) => String(queryKey[0]).startsWith(readContentFindings.path),
    });
  }

  return {
    work,
    async look(): Promise<void> {
      const words = { done: t('contentFindings.look.done'), failed: t('contentFindings.look.failed') };
      await runTask({ type: 'edit', entity: 'finding', words, run });
      setWork(undefined);
    },
  };
}
