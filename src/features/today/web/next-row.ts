/** Where the focus goes when a row leaves: to the one after it, else to the one before; none when it was the only one. */
export function rowAfter(ids: readonly string[], leaving: string): string | undefined {
  const at = ids.indexOf(leaving);
  return at < 0 ? undefined : (ids[at + 1] ?? ids[at - 1]);
}
