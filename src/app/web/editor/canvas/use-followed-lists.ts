import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { readList, readListCounts, readListMeta } from '#features/list-items/contract/list-items.endpoints.ts';
import { listTopic } from '#features/list-items/contract/list-items.topics.ts';
import { topicAddress } from '#platform/contract/calls/live-topic.ts';
import { reloadAnswersOf } from '#platform/web/api/load-cache.ts';
import { liveClient } from '#platform/web/live/live-client.ts';
import { useBlockKinds } from '../blocks/block-kinds.ts';
import { useSession } from '../state/editor-context.ts';

const answers = [readList, readListMeta, readListCounts];
/** One channel follows twenty things, and the page itself is some of them. */
const mostLists = 10;
/** Who writes an item changes it at each pause, and an import many at once. */
const restMilliseconds = 700;

/**
 * The lists on a page that is being edited show what becomes of their items elsewhere. Their answers alone are asked for
 * again: the texts of the page, and who types in one, are not drawn for it.
 */
export function useFollowedLists(): void {
  const cache = useQueryClient();
  const kinds = useBlockKinds();
  const lists = useSession(({ document }) =>
    document.buildingBlockInstances
      .flatMap(({ guid, buildingBlockName }) => (kinds.get(buildingBlockName)?.hasItems === true ? [guid] : []))
      .slice(0, mostLists)
      .join(' '),
  );
  useEffect(() => {
    const followed = lists.split(' ').filter((guid) => guid !== '');
    const timers = new Map<string, ReturnType<typeof setTimeout>>();
    const reload = (guid: string) => {
      timers.delete(guid);
      void reloadAnswersOf(cache, answers, guid);
    };
    const leave = followed.map((guid) =>
      liveClient.follow(topicAddress(listTopic, guid), () => {
        if (!timers.has(guid))
          timers.set(
            guid,
            setTimeout(() => reload(guid), restMilliseconds),
          );
      }),
    );
    return () => {
      for (const stop of leave) stop();
      for (const timer of timers.values()) clearTimeout(timer);
    };
  }, [cache, lists]);
}
