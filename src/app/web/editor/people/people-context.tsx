import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { useUserState } from '#features/auth/web/user-store-context.ts';
import type { PersonHere, PresenceNews } from '#features/pages/contract/presence/presence.ts';
import { topicAddress } from '#platform/contract/calls/live-topic.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { liveClient } from '#platform/web/live/live-client.ts';
import { blockOf } from '../blocks/block-places.ts';
import { useSession, useUi } from '../state/editor-context.ts';
import { optionsHolders } from './options-holders.ts';
import { peopleOnce } from './people-once.ts';
import { useIsActive } from './use-is-active.ts';
import { usePresenceCalls } from './use-presence-calls.ts';
import { useTellTaken } from './use-tell-taken.ts';

interface People {
  /** Every other tab that has it open. */
  tabs: readonly PersonHere[];
  /** Those who are not oneself, each once. */
  others: readonly PersonHere[];
  /** By block, the other who has its options. */
  holders: ReadonlyMap<string, PersonHere>;
  /** The options of the block that one is at are one's own from now on. */
  takeOver(): void;
}

const nobody: People = { tabs: [], others: [], holders: new Map(), takeOver: () => undefined };
const PeopleContext = createContext<People>(nobody);

export const usePeople = (): People => useContext(PeopleContext);

/** They are forgotten after a minute of silence. */
const againMilliseconds = 25_000;
/** Who walks through the page by keyboard does not tell of every block. */
const pauseMilliseconds = 400;

/** Tells the others where one is, and hears where they are. */
export function PeopleHere({ children }: { children: ReactNode }) {
  const call = useCall();
  const calls = usePresenceCalls();
  const id = useSession(({ page }) => page.guid);
  const [tab] = useState(() => crypto.randomUUID());
  const [people, setPeople] = useState<readonly PersonHere[]>([]);
  const { block, isTyping, hasOptions } = useWhere();
  // Whoever is signed out, or may no more, is nowhere; to tell it all the same would ask them to sign in again and again.
  const isStopped = useSession(({ saving }) => saving.kind === 'stopped');

  const tell = useCallback(
    (takesOver = false) =>
      // Without a connection nobody is seen, which the bar says already; the next time tells it all again.
      call(calls.tell, {
        params: { id, tab },
        body: { block, isTyping, hasOptions: hasOptions || takesOver, takesOver },
      }).then(
        (answer) => setPeople(answer.people),
        () => setPeople([]),
      ),
    [call, calls, id, tab, block, isTyping, hasOptions],
  );
  useEffect(() => {
    if (isStopped) return undefined;
    const soon = setTimeout(tell, pauseMilliseconds);
    const again = setInterval(tell, againMilliseconds);
    return () => {
      clearTimeout(soon);
      clearInterval(again);
    };
  }, [tell, isStopped]);

  useEffect(() => {
    const read = () =>
      call(calls.list, { params: { id } }).then(
        (answer) => setPeople(answer.people),
        () => undefined,
      );
    const unfollow = liveClient.follow(topicAddress(calls.topic, id), (news) => {
      if (news === undefined) void read();
      else setPeople((news as PresenceNews).people);
    });
    return () => {
      unfollow();
      // Who cannot say that they left is gone a minute later.
      void call(calls.end, { params: { id, tab } }).catch(() => undefined);
    };
  }, [call, calls, id, tab]);

  const me = useUserState().applicationUser?.guid;
  const holders = useMemo(() => optionsHolders(people), [people]);
  useTellTaken(holders, tab);
  const latest = useRef(tell);
  useEffect(() => {
    latest.current = tell;
  });
  const tabs = useUnchanged(people.filter((person) => person.tab !== tab));
  const held = useUnchanged([...holders].filter(([, person]) => person.tab !== tab && person.id !== me));
  const here = useMemo(
    (): People => ({
      tabs,
      others: peopleOnce(tabs).filter((person) => person.id !== me),
      holders: new Map(held),
      takeOver: () => void latest.current(true),
    }),
    [tabs, held, me],
  );
  return <PeopleContext value={here}>{children}</PeopleContext>;
}

/** The same as long as it says the same: every block is drawn again for another one, also when only oneself has moved. */
function useUnchanged<T>(value: T): T {
  const written = JSON.stringify(value);
  return useMemo(() => JSON.parse(written) as T, [written]);
}

/** Where one is. Who writes the title is at the page and at none of its blocks. */
function useWhere() {
  const isTyping = useUi(({ typing }) => typing !== null);
  const place = useUi(({ typing, chosen }) => typing ?? chosen.at(-1) ?? null);
  const block = useSession(({ document }) => (place !== null && blockOf(document, place) !== undefined ? place : null));
  const isOpen = useUi(({ panel, chosen, typing }) => panel === 'block' && (typing !== null || chosen.length === 1));
  // Who does nothing for a minute keeps nothing from others.
  const isActive = useIsActive();
  return { block, isTyping, hasOptions: block !== null && isOpen && isActive };
}
