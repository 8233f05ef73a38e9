/** The order after some have moved to stand before or after another; those that move keep their own order. */
export function reorder(
  ids: readonly string[],
  moving: readonly string[],
  target: string,
  position: 'before' | 'after',
): string[] {
  const moved = ids.filter((id) => moving.includes(id));
  const rest = ids.filter((id) => !moving.includes(id));
  const index = rest.indexOf(target);
  if (index === -1) return [...ids];
  return rest.toSpliced(position === 'before' ? index : index + 1, 0, ...moved);
}
