import type { PlatformDb } from '#platform/server/database/database.ts';
import type { CardRow } from '../items.repository.ts';
import {
  findPage,
  findVisibleIds,
  isCounted,
  newestFirst,
  type PageQuestion,
  readCounters,
} from './lists.repository.ts';

/** From here on it pays to ask how many there are. */
const farAway = 500;

/** First what was dragged, in that order, then the rest, newest first. */
export async function draggedPage(db: PlatformDb, page: PageQuestion, dragged: readonly string[]): Promise<CardRow[]> {
  const visible = await findVisibleIds(db, page, dragged);
  const first = dragged.filter((id) => visible.has(id.toLowerCase()));
  const onlyIds = first.slice(page.offset, page.offset + page.limit);
  const rows = onlyIds.length === 0 ? [] : await findPage(db, { ...page, onlyIds, offset: 0, limit: onlyIds.length });
  const ordered = onlyIds.flatMap((id) => rows.find((row) => row.id === id.toLowerCase()) ?? []);
  const limit = page.limit - ordered.length;
  if (limit === 0) return ordered;
  const offset = Math.max(0, page.offset - first.length);
  const rest = { ...page, order: newestFirst, withoutIds: dragged, offset, limit };
  return [...ordered, ...(await findPage(db, rest))];
}

/** A page past the middle is nearer to the end: from there, less has to be skipped. */
export async function pageFromNearestEnd(db: PlatformDb, page: PageQuestion): Promise<CardRow[]> {
  const isFar = page.offset >= farAway && isCounted(page.filter);
  const [all = 0] = isFar ? await readCounters(db, [page]) : [];
  if (!isFar || page.offset < all / 2) return findPage(db, page);
  const limit = Math.min(page.limit, all - page.offset);
  if (limit <= 0) return [];
  const rows = await findPage(db, { ...page, isReversed: true, offset: all - page.offset - limit, limit });
  return rows.toReversed();
}
