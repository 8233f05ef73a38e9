import { createContext, type ReactNode, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import { createRunChecks } from '#features/pages/contract/checks/run-checks.ts';
import { findingsTopic } from '#features/pages/contract/pages.topics.ts';
import { topicAddress } from '#platform/contract/calls/live-topic.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { liveClient } from '#platform/web/live/live-client.ts';
import { useSettings } from '../../shell-data.ts';
import { useBlockKinds } from '../blocks/block-kinds.ts';
import { useEditor } from '../state/editor-context.ts';
import { type Checks, type ChecksState, createChecks, nothingFound } from './create-checks.ts';
import { useCheckCalls } from './use-check-calls.ts';

const none: Checks = {
  state: () => nothingFound,
  now: () => nothingFound,
  settled: async () => nothingFound,
  learn: () => undefined,
  hear: () => undefined,
  subscribe: () => () => undefined,
  close: () => undefined,
};

export const ChecksContext = createContext<Checks>(none);

/** A part of what was found; drawn again only when that part changed. */
export function useChecks<T>(part: (state: ChecksState) => T): T {
  const checks = useContext(ChecksContext);
  return useSyncExternalStore(checks.subscribe, () => part(checks.state()));
}

/** Looks at the page or the item while it is being written. */
export function ChecksHere({ children }: { children: ReactNode }) {
  const { session } = useEditor();
  const call = useCall();
  const { read } = useCheckCalls();
  const kinds = useBlockKinds();
  const colors = useSettings().colorScheme;
  const [checks, setChecks] = useState<Checks>(none);
  useEffect(() => {
    const opened = createChecks({
      session,
      run: createRunChecks({ colors, needsOneOf: (name) => kinds.get(name)?.needsOneOf }),
      ask: () => read(call, session.state().page.guid),
    });
    setChecks(opened);
    const leave = liveClient.follow(topicAddress(findingsTopic, session.state().page.guid), opened.hear);
    return () => {
      leave();
      opened.close();
    };
  }, [session, call, read, kinds, colors]);
  return <ChecksContext value={checks}>{children}</ChecksContext>;
}
