import { useEffect, useState } from 'react';
import { followWork } from '#features/tasks/contract/follow-work.ts';
import { longWorkTopic } from '#features/tasks/contract/tasks.topics.ts';
import { topicAddress } from '#platform/contract/calls/live-topic.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { followTopic } from '#platform/web/live/follow-topic.ts';
import type { SubmissionExport } from '../../contract/submission-exports.ts';

/** How many are written, while it runs; who leaves misses nothing but the sight of it. */
export function useExportWork({ state, workId, done }: SubmissionExport, onOver: () => Promise<void>): number {
  const call = useCall();
  const [told, setTold] = useState(0);
  const followed = state === 'Running' ? workId : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another work is followed anew
  useEffect(() => {
    if (followed === null) return undefined;
    let isHere = true;
    const { wait, stop } = followTopic(topicAddress(longWorkTopic, followed));
    followWork(call, followed, { wait, onProgress: (work) => isHere && setTold(work.done) })
      // That it failed is seen in what is asked for anew.
      .catch(() => undefined)
      .finally(() => {
        stop();
        if (isHere) void onOver();
      });
    return () => {
      isHere = false;
      stop();
    };
  }, [followed]);
  return Math.max(told, done);
}
