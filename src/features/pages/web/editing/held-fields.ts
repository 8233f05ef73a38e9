/** What is typed in fields and not written yet; `onChange` is told when something begins to wait and when it no longer does. */
export function createHeldFields(onChange: () => void) {
  const held = new Set<() => void>();
  return {
    isWaiting: (): boolean => held.size > 0,
    hold(commit: () => void): () => void {
      held.add(commit);
      onChange();
      return () => void (held.delete(commit) && onChange());
    },
    /** Each lets go by itself. */
    commit(): void {
      for (const commit of [...held]) commit();
    },
  };
}
