import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { useUserState } from '#features/auth/web/user-store-context.ts';
import { pagePresenceTopic } from '#features/pages/contract/pages.topics.ts';
import { endPresence, listPresence, tellPresence } from '#features/pages/contract/presence/page-presence.endpoints.ts';
import type { PersonHere } from '#features/pages/contract/presence/presence.ts';
import { topicAddress } from '#platform/contract/calls/live-topic.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { liveClient } from '#platform/web/live/live-client.ts';
import { blockOf } from '../blocks/block-places.ts';
import { useSession, useUi } from '../state/editor-context.ts';
import { peopleOnce } from './people-once.ts';

interface People {
  /** Every other tab that has the page open. */
  tabs: readonly PersonHere[];
  /** Those who are not oneself, each once. */
  others: readonly PersonHere[];
}

const PeopleContext = createContext<People>({ tabs: [], others: [] });

export const usePeople = (): People => useContext(PeopleContext);

/** They are forgotten after a minute of silence. */
const againMilliseconds = 25_000;
/** Who walks through the page by keyboard does not tell of every block. */
const pauseMilliseconds = 400;

/** Tells the others where one is, and hears where they are. */
export function PeopleHere({ children }: { children: ReactNode }) {
  const call = useCall();
  const id = useSession(({ page }) => page.guid);
  const [tab] = useState(() => crypto.randomUUID());
  const [people, setPeople] = useState<readonly PersonHere[]>([]);
  const isTyping = useUi(({ typing }) => typing !== null);
  const place = useUi(({ typing, chosen }) => typing ?? chosen.at(-1) ?? null);
  // Who writes the title is at the page and at none of its blocks.
  const block = useSession(({ document }) => (place !== null && blockOf(document, place) !== undefined ? place : null));

  useEffect(() => {
    // Without a connection nobody is seen, which the bar says already; the next time tells it all again.
    const tell = () =>
      call(tellPresence, { params: { id, tab }, body: { block, isTyping } }).then(
        (answer) => setPeople(answer.people),
        () => setPeople([]),
      );
    const soon = setTimeout(tell, pauseMilliseconds);
    const again = setInterval(tell, againMilliseconds);
    return () => {
      clearTimeout(soon);
      clearInterval(again);
    };
  }, [call, id, tab, block, isTyping]);

  useEffect(() => {
    const read = () =>
      call(listPresence, { params: { id } }).then(
        (answer) => setPeople(answer.people),
        () => undefined,
      );
    const unfollow = liveClient.follow(topicAddress(pagePresenceTopic, id), () => void read());
    return () => {
      unfollow();
      // Who cannot say that they left is gone a minute later.
      void call(endPresence, { params: { id, tab } }).catch(() => undefined);
    };
  }, [call, id, tab]);

  const me = useUserState().applicationUser?.guid;
  const here = useMemo(() => {
    const tabs = people.filter((person) => person.tab !== tab);
    return { tabs, others: peopleOnce(tabs).filter((person) => person.id !== me) };
  }, [people, tab, me]);
  return <PeopleContext value={here}>{children}</PeopleContext>;
}
