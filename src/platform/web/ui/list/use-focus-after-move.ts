import { useEffect, useRef } from 'react';

/**
 * A row that is moved takes the focus away from its own button, or switches it off at the end of the list; one that is
 * removed takes it along. Call with the ids of the buttons to go to then, the best first; the focus goes there when the
 * order has changed.
 */
export function useFocusAfterMove(order: string): (...ids: string[]) => void {
  const wanted = useRef<string[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another order is what it waits for
  useEffect(() => {
    const ids = wanted.current;
    wanted.current = [];
    if (ids.length === 0) return;
    // A list that is drawn from a collection has its new rows a moment later.
    requestAnimationFrame(() => {
      const buttons = ids.map((id) => document.getElementById(id));
      buttons.find((button) => button !== null && !button.hasAttribute('disabled'))?.focus();
    });
  }, [order]);
  return (...ids) => {
    wanted.current = ids;
  };
}

/** Where to go on from a row that is removed: to the next, or at the end to the one before. */
export function neighboursOf(ids: readonly string[], id: string): string[] {
  const place = ids.indexOf(id);
  return [ids[place + 1], ids[place - 1]].filter((one) => one !== undefined);
}
