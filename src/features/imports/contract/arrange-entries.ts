import { isReservedSegment, itemSlug } from '#platform/contract/addresses/slug.ts';
import { type Remark, remark } from './remark.ts';

export interface EntryToArrange {
  id: string;
  parentId: string;
  slug: string;
  title: string;
  menuOrder: number;
}

export interface ArrangedEntry {
  id: string;
  /** Of those that are there; without one it stands at the top. */
  parentId: string | null;
  depth: number;
  position: number;
  segment: string;
  remarks: Remark[];
}

/** A segment for the address, of what the old one was or else of the title. */
export const segmentFor = ({ slug, title }: Pick<EntryToArrange, 'slug' | 'title'>): string =>
  itemSlug(decoded(slug)) || itemSlug(title) || 'pagina';

function decoded(slug: string): string {
  try {
    return decodeURIComponent(slug);
  } catch {
    return slug;
  }
}

/**
 * The tree of pages as it was, parents before what hangs below them. A parent that is not in the export, or that hangs
 * below its own child, is left out; both happen in exports of a part of a site.
 */
export function arrangeEntries(entries: readonly EntryToArrange[]): ArrangedEntry[] {
  const known = new Map(entries.map((entry) => [entry.id, entry]));
  const remarks = new Map<string, Remark[]>(entries.map(({ id }) => [id, []]));
  const parents = new Map<string, string | null>();
  const circles = inCircles(known);
  for (const entry of entries) {
    const { id, parentId } = entry;
    const hasParent = parentId !== '' && parentId !== '0';
    if (hasParent && !known.has(parentId)) remarks.get(id)?.push(remark('parent-missing', parentId));
    const isLoop = hasParent && circles.has(id);
    if (isLoop) remarks.get(id)?.push(remark('parent-loop', known.get(parentId)?.title));
    parents.set(id, hasParent && known.has(parentId) && !isLoop ? parentId : null);
  }
  const below = Map.groupBy(entries, ({ id }) => parents.get(id) ?? null);
  const arranged: ArrangedEntry[] = [];
  const taken = new Map<string | null, Set<string>>();
  const waiting = ordered(below.get(null)).map((entry) => ({ entry, depth: 0 }));
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    const { entry, depth } = next;
    const parentId = parents.get(entry.id) ?? null;
    const own = remarks.get(entry.id) ?? [];
    const siblings = taken.get(parentId) ?? new Set<string>();
    taken.set(parentId, siblings);
    const { segment, remarks: ofSegment } = freeSegment(entry, siblings, parentId === null);
    const told = [...own, ...ofSegment, ...(entry.title === '' ? [remark('no-title')] : [])];
    arranged.push({ id: entry.id, parentId, depth, position: arranged.length, segment, remarks: told });
    waiting.unshift(...ordered(below.get(entry.id)).map((child) => ({ entry: child, depth: depth + 1 })));
  }
  return arranged;
}

/** Two of one name stand at two addresses. */
function freeSegment(
  entry: EntryToArrange,
  taken: Set<string>,
  isAtTop: boolean,
): { segment: string; remarks: Remark[] } {
  const wished = segmentFor(entry);
  const isReserved = (isAtTop && isReservedSegment(wished)) || wished === 'i' || wished === 'edit';
  const first = isReserved ? `${wished}-2` : wished;
  let segment = first;
  for (let number = 2; taken.has(segment); number += 1) segment = `${wished}-${number}`;
  taken.add(segment);
  const told: Remark[] = isReserved ? [remark('slug-reserved', wished)] : [];
  return { segment, remarks: segment === first ? told : [...told, remark('slug-twice', wished)] };
}

/** Those that hang below themselves, by way of others or not. Each is looked at once, however long the chain above it. */
function inCircles(known: ReadonlyMap<string, EntryToArrange>): Set<string> {
  const circles = new Set<string>();
  const done = new Set<string>();
  for (const start of known.values()) {
    const trail: string[] = [];
    const onTrail = new Set<string>();
    let at: EntryToArrange | undefined = start;
    while (at !== undefined && !done.has(at.id) && !onTrail.has(at.id)) {
      trail.push(at.id);
      onTrail.add(at.id);
      at = known.get(at.parentId);
    }
    if (at !== undefined && onTrail.has(at.id)) for (const id of trail.slice(trail.indexOf(at.id))) circles.add(id);
    for (const id of trail) done.add(id);
  }
  return circles;
}

const ordered = (entries: readonly EntryToArrange[] = []): EntryToArrange[] =>
  entries.toSorted((one, other) => one.menuOrder - other.menuOrder || one.title.localeCompare(other.title, 'nl'));
