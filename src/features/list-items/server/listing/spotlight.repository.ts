import { type RawBuilder, sql } from 'kysely';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import type { PlatformDb } from '#platform/server/database/database.ts';
import { seenBy } from '#platform/server/visibility-filter.ts';
import type { ListOrder } from '../../contract/item-order.ts';
import { type CardRow, cardColumns } from '../items.repository.ts';
import {
  agendaFrom,
  filterConditions,
  isAgenda,
  isOut,
  type ResolvedFilter,
  seenItem,
  sorted,
} from './lists.repository.ts';

export type PlacedRow = CardRow & { pageId: string; changedAt: Date };

/** Over lists: page, block and item decide together, as they do for one (`itemRights`). */
const readableItems = (db: PlatformDb, viewer: Viewer, now: Date) =>
  db
    .selectFrom('item')
    .innerJoin('block_instance', 'block_instance.id', 'item.list_id')
    .innerJoin('page', 'page.id', 'block_instance.page_id')
    .select([...cardColumns, 'item.changed_at as changedAt', 'page.id as pageId'])
    .where('item.deleted_at', 'is', null)
    .where('page.deleted_at', 'is', null)
    .where('page.published_version_id', 'is not', null)
    .where(isOut(now))
    .where(seenItem(viewer))
    .where(seenBy(viewer, { visibility: 'page.visibility', roleIds: 'page.role_ids' }))
    .where(seenBy(viewer, { visibility: 'block_instance.visibility', roleIds: 'block_instance.role_ids' }))
    .where(
      sql<boolean>`(block_instance.shown_from is null or block_instance.shown_from <= ${now}) and (block_instance.shown_until is null or block_instance.shown_until > ${now})`,
    );

export interface SpotlightQuestion {
  filter: ResolvedFilter;
  viewer: Viewer;
  now: Date;
  /** Of these lists; of every list when there are none. */
  listIds: readonly string[];
  order: ListOrder;
  offset: number;
  limit: number;
}

export async function countSpotlight(
  db: PlatformDb,
  { filter, viewer, now, listIds }: Pick<SpotlightQuestion, 'filter' | 'viewer' | 'now' | 'listIds'>,
): Promise<number> {
  let query = readableItems(db, viewer, now);
  if (listIds.length > 0) query = query.where('item.list_id', 'in', listIds);
  for (const condition of filterConditions(filter)) query = query.where(condition);
  const { total } = await query
    .clearSelect()
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

export async function findSpotlight(db: PlatformDb, question: SpotlightQuestion): Promise<PlacedRow[]> {
  const { filter, viewer, now, listIds, order, offset, limit } = question;
  let query = readableItems(db, viewer, now);
  if (listIds.length > 0) query = query.where('item.list_id', 'in', listIds);
  for (const condition of filterConditions(filter)) query = query.where(condition);
  if (!isAgenda(question)) return (await sorted(query, order).limit(limit).offset(offset).execute()) as PlacedRow[];
  // Those with an end and those without, each by an index of its own, as a list does (`agendaIds`).
  const part = (condition: RawBuilder<boolean>) => sorted(query.where(condition), order).limit(offset + limit);
  const [ending, endless] = (await Promise.all([
    part(sql`item.period_end is not null and item.period_end >= ${agendaFrom(filter)}`).execute(),
    part(sql`item.period_end is null`).execute(),
  ])) as [PlacedRow[], PlacedRow[]];
  return [...ending, ...endless].sort(byBeginning).slice(offset, offset + limit);
}

/** As the database has it: what has no beginning comes last, and the id decides. */
function byBeginning(one: PlacedRow, other: PlacedRow): number {
  const [a, b] = [one, other].map(({ periodStart }) => periodStart?.getTime() ?? Number.POSITIVE_INFINITY);
  if (a !== b) return (a ?? 0) - (b ?? 0);
  return one.id < other.id ? -1 : 1;
}

/** Those of these that the viewer may read, for what refers to them. */
export async function findReadable(
  db: PlatformDb,
  viewer: Viewer,
  now: Date,
  ids: readonly string[],
): Promise<PlacedRow[]> {
  if (ids.length === 0) return [];
  return (await readableItems(db, viewer, now).where('item.id', 'in', ids).execute()) as PlacedRow[];
}

/** In the order of the ids, so that however many there are, no row is read twice. */
export async function findReadableAfter(
  db: PlatformDb,
  viewer: Viewer,
  now: Date,
  { afterId, limit }: { afterId: string; limit: number },
): Promise<PlacedRow[]> {
  const query = readableItems(db, viewer, now).where('item.id', '>', afterId);
  return (await query.orderBy('item.id').limit(limit).execute()) as PlacedRow[];
}

/** What one person added to a list, drafts too, newest first. */
export const findOwn = async (db: PlatformDb, listId: string, userId: string, limit: number): Promise<CardRow[]> =>
  (await db
    .selectFrom('item')
    .select(cardColumns)
    .where('item.list_id', '=', listId)
    .where('item.created_by', '=', userId)
    .where('item.deleted_at', 'is', null)
    .orderBy('item.created_at', 'desc')
    .limit(limit)
    .execute()) as CardRow[];

/** What was to appear later and has: from now on it is counted with the rest. Answers the lists they are in. */
export async function settleAppeared(db: PlatformDb, now: Date): Promise<string[]> {
  const rows = await db
    .updateTable('item')
    .set({ is_timed: false })
    .where('is_timed', '=', true)
    .where('deleted_at', 'is', null)
    .where('unpublish_on', 'is', null)
    .where('published_on', '<=', now)
    .returning('list_id')
    .execute();
  return [...new Set(rows.map(({ list_id }) => list_id))];
}

/** Every moment ahead at which a block begins or ends; few blocks have any. */
export async function upcomingBlockMoments(db: PlatformDb, now: Date): Promise<Date[]> {
  const rows = await db
    .selectFrom('block_instance')
    .select(['shown_from', 'shown_until'])
    .where(sql<boolean>`greatest(shown_from, shown_until) > ${now}`)
    .execute();
  return rows
    .flatMap((row) => [row.shown_from, row.shown_until])
    .filter((moment): moment is Date => moment !== null && moment > now)
    .sort((a, b) => a.getTime() - b.getTime());
}
