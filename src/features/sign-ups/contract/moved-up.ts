export interface Waiting {
  guid: string;
  /** With all that they bring. */
  places: number;
}

/**
 * Who comes in when so many places are free: the oldest first, and whoever still fits. A family of five does not keep the
 * last place empty for one who waits behind them, and stays first in line.
 */
export function movedUp(waiting: readonly Waiting[], free: number): string[] {
  let left = free;
  const moved: string[] = [];
  for (const { guid, places } of waiting) {
    if (left <= 0) break;
    if (places > left) continue;
    left -= places;
    moved.push(guid);
  }
  return moved;
}
