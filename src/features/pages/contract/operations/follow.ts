import { isSamePath, isWithin } from './at-path.ts';
import type { Operation, Path, TextPlace } from './operation.ts';

/** It came to nothing: what it does is done already, or what it does it to is gone. */
export type Nothing = 'already' | 'lost';
export type Followed = Operation | Nothing;

type OnList = Extract<Operation, { kind: 'splice' | 'shift' }>;

/** Where an entry of a list is after this; nothing when it was taken out. */
function movedEntry(entry: number, past: OnList): number | undefined {
  if (past.kind === 'splice') {
    const { at, remove, insert } = past;
    if (entry < at) return entry;
    return entry < at + remove ? undefined : entry - remove + insert.length;
  }
  const { from, to } = past;
  if (entry === from) return to;
  const without = entry > from ? entry - 1 : entry;
  return without >= to ? without + 1 : without;
}

/** A path into the block of `past`, after it; nothing when what it leads to was taken out. */
function movedPath(path: Path, past: OnList): Path | undefined {
  const depth = past.path.length;
  const entry = path[depth];
  if (!isWithin(path, past.path) || typeof entry !== 'number') return path;
  const moved = movedEntry(entry, past);
  return moved === undefined ? undefined : [...path.slice(0, depth), moved, ...path.slice(depth + 1)];
}

/** Where entries are put, or taken out from: between two of them. Those that someone else took out are not taken out again. */
function movedSplice(splice: Extract<Operation, { kind: 'splice' }>, past: OnList): Followed {
  const taken = Array.from({ length: splice.remove }, (_, place) => movedEntry(splice.at + place, past));
  const left = taken.filter((place) => place !== undefined);
  if (splice.remove > 0 && left.length === 0 && splice.insert.length === 0) return 'already';
  // Entries that no longer stand together cannot be taken out in one go.
  if (left.some((place, index) => place !== (left[0] ?? 0) + index)) return 'lost';
  const at = left[0] ?? movedGap(splice.at, past);
  return { ...splice, at, remove: left.length };
}

function movedGap(gap: number, past: OnList): number {
  if (past.kind === 'shift') return gap === 0 ? 0 : (movedEntry(gap - 1, past) ?? gap - 1) + 1;
  const { at, remove, insert } = past;
  if (gap < at) return gap;
  return Math.max(at, gap - remove) + insert.length;
}

/** It goes after the same entry as before; when that was taken out, to where it would have gone. */
function movedShift(shift: Extract<Operation, { kind: 'shift' }>, past: OnList): Followed {
  const from = movedEntry(shift.from, past);
  if (from === undefined) return 'lost';
  if (shift.to === 0) return { ...shift, from };
  const previous = movedEntry(shift.to > shift.from ? shift.to : shift.to - 1, past);
  if (previous === undefined) return { ...shift, from, to: movedEntry(shift.to, past) ?? from };
  return { ...shift, from, to: previous > from ? previous : previous + 1 };
}

/** An operation that was made without `past`, as it is when that has happened. Steps in a text are left as they are. */
export function follow(operation: Operation, past: Operation): Followed {
  if (operation.kind === 'page' || operation.kind === 'layout' || operation.kind === 'translated') return operation;
  if (operation.kind === 'text' && isReplaced(operation.place, past)) return 'lost';
  const guid = operation.kind === 'text' ? operation.place.block : guidOf(operation);
  if (guid === null) return operation;
  if (past.kind === 'remove' && past.block === guid) return operation.kind === 'remove' ? 'already' : 'lost';
  if (past.kind === 'add' && past.block.guid === guid) return operation.kind === 'add' ? 'already' : operation;
  if ((past.kind === 'splice' || past.kind === 'shift') && past.block === guid) return followList(operation, past);
  return operation;
}

/** Words were typed into something that was replaced as a whole: the text, its words in this language, or what it is in. */
function isReplaced({ block, path, language }: TextPlace, past: Operation): boolean {
  if (past.kind !== 'set' && past.kind !== 'page') return false;
  if ((past.kind === 'set' ? past.block : null) !== block) return false;
  return isWithin([...path, '$lang', language], past.path);
}

/** Where a text is after this; nothing when the entry that it is in was taken out. */
export function placeAfter(place: TextPlace, past: Operation): TextPlace | undefined {
  if ((past.kind !== 'splice' && past.kind !== 'shift') || past.block !== place.block) return place;
  const path = movedPath(place.path, past);
  return path === undefined ? undefined : path === place.path ? place : { ...place, path };
}

const guidOf = (operation: Exclude<Operation, { kind: 'page' | 'layout' | 'text' | 'translated' }>): string =>
  operation.kind === 'add' ? operation.block.guid : operation.block;

function followList(operation: Operation, past: OnList): Followed {
  if (operation.kind === 'text') {
    const path = movedPath(operation.place.path, past);
    return path === undefined ? 'lost' : { ...operation, place: { ...operation.place, path } };
  }
  if (operation.kind !== 'set' && operation.kind !== 'splice' && operation.kind !== 'shift') return operation;
  if (operation.kind !== 'set' && isSamePath(operation.path, past.path)) {
    if (operation.kind === 'splice') return movedSplice(operation, past);
    return movedShift(operation, past);
  }
  const path = movedPath(operation.path, past);
  return path === undefined ? 'lost' : { ...operation, path };
}
