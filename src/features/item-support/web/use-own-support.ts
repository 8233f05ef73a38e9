import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useRunTask } from '#features/tasks/web/task-context.ts';
import { endpointUrl } from '#platform/contract/calls/endpoint.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import {
  addVote,
  joinItem,
  leaveItem,
  listJoinedPeople,
  readOwnSupport,
  takeVoteBack,
} from '../contract/item-support.endpoints.ts';
import type { OwnSupport } from '../contract/item-support.ts';
import { doesSupport, pressSupport } from '../contract/press-support.ts';
import type { SupportKind } from '../contract/support-kind.ts';

const calls = {
  vote: { on: addVote, off: takeVoteBack },
  join: { on: joinItem, off: leaveItem },
} as const;

interface OwnSupportState {
  own: OwnSupport | undefined;
  error: unknown;
  press(kind: SupportKind): void;
}

/** What this member does with an item. Shown at once, told in the order of pressing, and put right by the answer. */
export function useOwnSupport(guid: string, isMember: boolean): OwnSupportState {
  const call = useCall();
  const cache = useQueryClient();
  const runTask = useRunTask();
  const params = { guid };
  const queryKey = [endpointUrl(readOwnSupport, { params })];
  const { data: own } = useQuery({
    queryKey,
    queryFn: () => call(readOwnSupport, { params }),
    enabled: isMember,
    staleTime: 0,
  });
  const [error, setError] = useState<unknown>();
  const queue = useRef<{ last: Promise<unknown>; waiting: number }>({ last: Promise.resolve(), waiting: 0 });

  async function send(kind: SupportKind, isOn: boolean): Promise<void> {
    const endpoint = isOn ? calls[kind].on : calls[kind].off;
    const outcome = await runTask({
      type: 'save',
      entity: 'item',
      // Pressing again is the way back, and the button says how it went.
      silent: true,
      run: () => call(endpoint, { params }),
    });
    queue.current.waiting -= 1;
    // While more presses wait, an answer is about a state that is over.
    if (queue.current.waiting > 0) return;
    if (outcome.state === 'done') cache.setQueryData(queryKey, outcome.value);
    else {
      setError(outcome.error);
      await cache.invalidateQueries({ queryKey });
    }
    await forgetShown();
  }

  /** Names at once; lists and items with the number when they are next looked at. */
  async function forgetShown(): Promise<void> {
    const people = endpointUrl(listJoinedPeople, { params });
    const isShown = (key: unknown) => String(key).startsWith('/api/listitem/') && !String(key).endsWith('/support');
    await cache.invalidateQueries({ predicate: ({ queryKey: [key] }) => isShown(key), refetchType: 'none' });
    await cache.refetchQueries({ predicate: ({ queryKey: [key] }) => String(key).startsWith(people), type: 'active' });
  }

  return {
    own,
    error,
    press(kind) {
      const now = cache.getQueryData<OwnSupport>(queryKey);
      if (now === undefined) return;
      setError(undefined);
      // An answer that is still under way was asked before this press.
      void cache.cancelQueries({ queryKey });
      cache.setQueryData(queryKey, pressSupport(now, kind));
      queue.current.waiting += 1;
      queue.current.last = queue.current.last.then(() => send(kind, !doesSupport(now, kind)));
    },
  };
}
