import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { followWork } from '#features/tasks/contract/follow-work.ts';
import type { LongWork } from '#features/tasks/contract/long-work.ts';
import { longWorkTopic } from '#features/tasks/contract/tasks.topics.ts';
import { topicAddress } from '#platform/contract/calls/live-topic.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { followTopic } from '#platform/web/live/follow-topic.ts';
import { isUnderWay } from '../contract/import-states.ts';
import type { ImportSummary } from '../contract/imports.ts';

/** All that an import shows is asked for again; pages, menu and media may be other ones by now too. */
export function useImportsReload(): () => Promise<void> {
  const cache = useQueryClient();
  return () =>
    cache.invalidateQueries({
      predicate: ({ queryKey }) => /^\/api\/(imports|pages|menus|assets|trash)/.test(String(queryKey[0])),
    });
}

/** How far the work is, until it is over; who comes later or leaves meanwhile misses nothing. */
export function useImportWork({ state, workId }: Pick<ImportSummary, 'state' | 'workId'>): LongWork | undefined {
  const call = useCall();
  const reload = useImportsReload();
  const [work, setWork] = useState<LongWork>();
  const followed = isUnderWay(state) ? workId : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another work is followed anew
  useEffect(() => {
    if (followed === null) return undefined;
    let isHere = true;
    const { wait, stop } = followTopic(topicAddress(longWorkTopic, followed));
    const onProgress = (told: LongWork) => isHere && setWork(told);
    followWork(call, followed, { wait, onProgress })
      // That it failed is seen in what is asked for anew.
      .catch(() => undefined)
      .finally(() => {
        stop();
        if (isHere) void reload();
      });
    return () => {
      isHere = false;
      stop();
    };
  }, [followed]);
  return work;
}
