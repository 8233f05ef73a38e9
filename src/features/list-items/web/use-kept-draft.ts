import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useShownUser } from '#features/auth/web/user-store-context.ts';
import { forgetWork, forgetWorkOfOthers, keepWork, readWork, type Work } from '#platform/web/forms/kept-work.ts';
import type { ItemDraft } from './item-draft.ts';

/** What was written of an item, and the version that it was a change of. */
export interface KeptDraft {
  draft: ItemDraft;
  version: number | null;
}

/** Long enough not to write at each key, short enough to lose no sentence. */
const pause = 1000;

interface Written extends KeptDraft {
  isDirty: boolean;
}

/** Keeps what is being written in this browser, and knows what was left here before. */
export function useKeptDraft(name: string, { draft, version, isDirty }: Written) {
  const who = useShownUser()?.guid;
  const work: Work | undefined = who === undefined ? undefined : { who, what: name };
  const [found, setFound] = useState(() => (work === undefined ? undefined : readWork(work)));
  const [keptAt, setKeptAt] = useState<Date>();
  const forgotten = useRef<ItemDraft>(undefined);

  /** Whether it is kept now. */
  function keep(): boolean {
    const now = new Date();
    const isKept = work !== undefined && keepWork(work, { draft, version } satisfies KeptDraft, now);
    setKeptAt(isKept ? now : undefined);
    return isKept;
  }
  function forget() {
    forgotten.current = draft;
    if (work !== undefined) forgetWork(work);
    setFound(undefined);
    setKeptAt(undefined);
  }

  // What was found is not written over before it is known what is to become of it.
  const isToKeep = isDirty && found === undefined;
  const keepNow = useEffectEvent(() => {
    if (forgotten.current !== draft) keep();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the draft begins the pause anew
  useEffect(() => {
    if (!isToKeep) return;
    const timer = setTimeout(() => keepNow(), pause);
    const leaving = () => keepNow();
    window.addEventListener('pagehide', leaving);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', leaving);
    };
  }, [draft, isToKeep]);
  useEffect(() => {
    if (who !== undefined) forgetWorkOfOthers(who);
  }, [who]);

  return {
    /** Left here before, until it is taken up or thrown away. */
    found: found && { ...(found.value as KeptDraft), keptAt: found.keptAt },
    takeUp: () => setFound(undefined),
    keptAt: isDirty ? keptAt : undefined,
    keep,
    forget,
  };
}
