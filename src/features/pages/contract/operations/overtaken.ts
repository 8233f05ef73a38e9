import { valueAt } from '#platform/contract/options/value-at.ts';
import { isWithin } from './at-path.ts';
import { type Followed, follow } from './follow.ts';
import type { Operation, Path } from './operation.ts';
import { isSameValue } from './same-value.ts';

export type Setting = Extract<Operation, { kind: 'set' | 'page' | 'layout' }>;
type Valued = Extract<Operation, { kind: 'set' | 'page' }>;

/** Sets one value in the place of another, and so cannot be done together with who does that too. */
export const isSetting = (operation: Operation): operation is Setting =>
  operation.kind === 'set' || operation.kind === 'page' || operation.kind === 'layout';

export const ownerOf = (operation: Valued): string | null => (operation.kind === 'set' ? operation.block : null);

/** Where in a block, or in the page itself, another operation changes something. */
function changedAt(operation: Operation): { owner: string | null; path: Path } | undefined {
  switch (operation.kind) {
    case 'set':
    case 'page':
      return { owner: ownerOf(operation), path: operation.path };
    case 'splice':
    case 'shift':
      return { owner: operation.block, path: operation.path };
    case 'text': {
      const { block, path, language } = operation.place;
      return { owner: block, path: [...path, '$lang', language] };
    }
    default:
      return undefined;
  }
}

/** Whether `own` would put a value in the place of what the other one did: it sets the same, more of it, or a part of it. */
export function setsTheSame(own: Operation, other: Operation): boolean {
  if (!isSetting(own)) return false;
  if (own.kind === 'layout') return other.kind === 'layout';
  const changed = changedAt(other);
  if (changed === undefined || changed.owner !== ownerOf(own)) return false;
  // An entry of a list goes along with the list.
  return isWithin(changed.path, own.path) || (isSetting(other) && isWithin(own.path, changed.path));
}

/** Both came to the same value, so that there is nothing to choose. */
function agrees(own: Operation, other: Operation): boolean {
  if (own.kind === 'layout') return other.kind === 'layout' && own.layout === other.layout;
  if ((own.kind !== 'set' && own.kind !== 'page') || (other.kind !== 'set' && other.kind !== 'page')) return false;
  const [short, long] = own.path.length <= other.path.length ? [own, other] : [other, own];
  return isSameValue(valueAt(short.value, long.path.slice(short.path.length)), long.value);
}

/** Whoever set this had not seen what the other one set, and would undo it. */
export const isOvertakenBy = (own: Operation, other: Operation): boolean =>
  setsTheSame(own, other) && !agrees(own, other);

/**
 * The places of ours that were made without `past` and would undo it, with those that were set inside one of them. Those in
 * `waiting` are not done, and move nothing.
 */
export function overtaken(ours: readonly Operation[], waiting: ReadonlySet<number>, past: Operation): Set<number> {
  const found = new Set<number>();
  const isInOne = (own: Operation) => isSetting(own) && [...found].some((one) => setsTheSame(ours[one] ?? own, own));
  let their: Followed = past;
  for (const [place, own] of ours.entries()) {
    if (typeof their !== 'object') break;
    if (isOvertakenBy(own, their) || isInOne(own)) found.add(place);
    else if (!waiting.has(place)) their = follow(their, own);
  }
  return found;
}
