export type ChangeKind = 'same' | 'added' | 'removed';

/** Neighbours that share a fate. */
export interface Run<T> {
  kind: ChangeKind;
  items: T[];
}

/** Above this many pairs what lies between equal ends is replaced as a whole: comparing all of it would hold up the screen. */
const mostPairs = 4_000_000;

/** What has to be taken out of `was`, and put in, to get `is`; the longest row of equal items stays. */
export function sequenceChanges<T>(was: readonly T[], is: readonly T[], keyOf: (item: T) => string): Run<T>[] {
  const [old, young] = [was.map(keyOf), is.map(keyOf)];
  const shortest = Math.min(old.length, young.length);
  let start = 0;
  while (start < shortest && old[start] === young[start]) start += 1;
  let end = 0;
  while (end < shortest - start && old[old.length - 1 - end] === young[young.length - 1 - end]) end += 1;
  const runs: Run<T>[] = [];
  const add = (kind: ChangeKind, item: T) => {
    const last = runs.at(-1);
    if (last?.kind === kind) last.items.push(item);
    else runs.push({ kind, items: [item] });
  };
  for (const item of is.slice(0, start)) add('same', item);
  const middle = keptPairs(old.slice(start, old.length - end), young.slice(start, young.length - end));
  let [o, y] = [start, start];
  for (const [nextOld, nextYoung] of [
    ...middle.map(([a, b]) => [a + start, b + start] as const),
    [old.length - end, young.length - end] as const,
  ]) {
    for (const item of was.slice(o, nextOld)) add('removed', item);
    for (const item of is.slice(y, nextYoung)) add('added', item);
    if (nextOld < old.length - end) add('same', is[nextYoung] as T);
    [o, y] = [nextOld + 1, nextYoung + 1];
  }
  for (const item of is.slice(young.length - end)) add('same', item);
  return runs;
}

/** The places in both of the longest common subsequence, in order. */
function keptPairs(old: readonly string[], young: readonly string[]): (readonly [number, number])[] {
  const width = young.length + 1;
  if (old.length === 0 || young.length === 0 || old.length * young.length > mostPairs) return [];
  const lengths = new Uint16Array((old.length + 1) * width);
  const at = (o: number, y: number) => lengths[o * width + y] ?? 0;
  for (let o = old.length - 1; o >= 0; o -= 1) {
    for (let y = young.length - 1; y >= 0; y -= 1) {
      lengths[o * width + y] = old[o] === young[y] ? at(o + 1, y + 1) + 1 : Math.max(at(o + 1, y), at(o, y + 1));
    }
  }
  const pairs: (readonly [number, number])[] = [];
  let [o, y] = [0, 0];
  while (o < old.length && y < young.length) {
    if (old[o] === young[y]) pairs.push([o++, y++]);
    else if (at(o + 1, y) >= at(o, y + 1)) o += 1;
    else y += 1;
  }
  return pairs;
}
