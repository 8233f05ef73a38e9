/** The same things with one of them a place earlier or later; as it was where that is no place. */
export function movedOption<Item>(order: readonly Item[], item: Item, by: -1 | 1): Item[] {
  const from = order.indexOf(item);
  const to = from + by;
  if (from < 0 || to < 0 || to >= order.length) return [...order];
  return order.toSpliced(from, 1).toSpliced(to, 0, item);
}
