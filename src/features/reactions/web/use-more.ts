import { useState } from 'react';
import { useCall } from '#platform/web/api/call-context.ts';
import { moveFocus } from '#platform/web/ui/move-focus.ts';
import type { Reaction, Thread, ThreadTarget } from '../contract/reaction.ts';
import type { ThreadOrder } from '../contract/reaction-words.ts';
import { readThread } from '../contract/reactions.endpoints.ts';
import { reactionAnchor } from '../contract/thread-address.ts';

interface Loaded {
  /** Of which the parts go on: another order, or another beginning, has parts of its own. */
  after: string;
  reactions: readonly Reaction[];
  next: string | null;
}

/** The parts of a thread that follow the one that came with the page. */
export function useMore(target: ThreadTarget, thread: Thread, order: ThreadOrder) {
  const call = useCall();
  const after = `${order} ${thread.reactions[0]?.guid}`;
  const [kept, setKept] = useState<Loaded>();
  const [error, setError] = useState<unknown>();
  const loaded = kept?.after === after ? kept : undefined;
  const next = loaded === undefined ? thread.next : loaded.next;
  return {
    reactions: loaded?.reactions.filter(({ guid }) => !thread.reactions.some((one) => one.guid === guid)) ?? [],
    next,
    error,
    async load(): Promise<void> {
      if (next === null) return;
      try {
        const part = await call(readThread, { params: target, query: { order, cursor: next } });
        setKept({ after, reactions: [...(loaded?.reactions ?? []), ...part.reactions], next: part.next });
        setError(undefined);
        const [first] = part.reactions;
        // The button goes or moves down; reading goes on at the first that came.
        if (first) moveFocus(() => document.getElementById(reactionAnchor(first.guid)));
      } catch (failure) {
        setError(failure);
      }
    },
  };
}
