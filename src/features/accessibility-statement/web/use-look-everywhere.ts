import { useEffect, useRef, useState } from 'react';
import { readFoundOnItems } from '#features/list-items/contract/editing/item-checks.endpoints.ts';
import type { FoundOnPages } from '#features/pages/contract/checks/checked-pages.ts';
import { mergeFound } from '#features/pages/contract/checks/merge-found.ts';
import { readFoundOnPages } from '#features/pages/contract/pages-writing.endpoints.ts';
import { useRunTask } from '#features/tasks/web/task-context.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';

export interface LookedAt {
  looked: number;
  total: number;
}

/** The pages first, then the items a portion at a time: what was found so far is there to be read meanwhile. */
export function useLookEverywhere(words: { done: string; failed: string }) {
  const call = useCall();
  const runTask = useRunTask();
  const language = useLanguage();
  const [found, setFound] = useState<FoundOnPages[]>();
  const [items, setItems] = useState<LookedAt>();
  const [isPending, setPending] = useState(false);
  const isStopped = useRef(false);
  // Who goes elsewhere wants no more of it.
  useEffect(() => {
    isStopped.current = false;
    return () => {
      isStopped.current = true;
    };
  }, []);

  async function lookAtAll(): Promise<void> {
    const all = [...(await call(readFoundOnPages, { query: { language } }))];
    let after: string | undefined;
    let looked = 0;
    do {
      const portion = await call(readFoundOnItems, { query: { language, ...(after !== undefined && { after }) } });
      all.push(...portion.found);
      looked += portion.looked;
      after = portion.last ?? undefined;
      setFound(mergeFound(all));
      setItems({ looked, total: Math.max(looked, portion.total) });
    } while (after !== undefined && !isStopped.current);
  }

  return {
    found,
    items,
    isPending,
    async look(): Promise<void> {
      isStopped.current = false;
      setPending(true);
      setFound(undefined);
      setItems(undefined);
      await runTask({ type: 'edit', entity: 'finding', words, run: lookAtAll });
      setPending(false);
    },
    stop: () => {
      isStopped.current = true;
    },
  };
}
