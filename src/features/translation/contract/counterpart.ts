import { sourceFingerprint } from '#platform/contract/texts/fingerprint.ts';

const guidOf = (item: unknown): unknown =>
  typeof item === 'object' && item !== null && 'guid' in item ? item.guid : undefined;

const nothing = sourceFingerprint({});

/** The same item in the other list: by guid, else by the same source text, else by place when nothing came or went. */
export function counterpart(
  item: unknown,
  place: number,
  items: readonly unknown[],
  others: readonly unknown[],
): unknown {
  const guid = guidOf(item);
  if (guid !== undefined) return others.find((one) => guidOf(one) === guid);
  const source = sourceFingerprint(item);
  if (source !== nothing) {
    const same = others.find((one) => sourceFingerprint(one) === source);
    if (same !== undefined) return same;
  }
  return items.length === others.length ? others[place] : undefined;
}
