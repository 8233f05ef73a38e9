import type { ItemType } from '#features/item-types/contract/item-type.ts';
import { itemTypesTag } from '#features/item-types/contract/item-types.tags.ts';
import { pagesTag } from '#features/pages/contract/pages.tags.ts';
import { audienceOf, type Viewer } from '#platform/contract/rights/viewer.ts';
import { nextDay } from '../../contract/item-state.ts';
import { type MomentTerm, parseFilter } from '../../contract/list-filter.ts';
import type { ListCounts } from '../../contract/list-items.endpoints.ts';
import { listTag } from '../../contract/list-items.tags.ts';
import { type PeriodKind, periodTerms, quickPeriods, quickRange } from '../../contract/list-period.ts';
import { earliest, type ListItemsParts, type Shared } from '../list-items-parts.ts';
import type { ListPlace } from '../list-place.ts';
import { type CountRow, type CountsQuestion, countChoices } from './list-counts.repository.ts';
import type { ListPlaces } from './list-places.ts';
import type { FilterAsked, ResolvedQuestion } from './list-questions.ts';

export interface CountsAsked extends FilterAsked {
  periods?: PeriodKind | undefined;
}

/** How many items each choice of a list's filters would give this reader. Counted once for all who see the same. */
export function createListCounts(
  { platform, itemTypes }: Pick<ListItemsParts, 'platform' | 'itemTypes'>,
  { place, questionOf, changesAt, tagsOf }: ListPlaces,
) {
  return async (viewer: Viewer, guid: string, asked: CountsAsked): Promise<Shared<ListCounts>> => {
    const at = await place(viewer, guid);
    const types = await itemTypes.all();
    const { question, fixed, ...resolved } = questionOf(at, asked, types);
    const counted: CountsQuestion = {
      ...question,
      filter: { ...question.filter, ...fixed },
      fields: filterFields(types, question.filter.typeIds),
      chosen: resolved.chosen,
      moments: askedMoments({ ...resolved, fixed }),
      periods: asked.periods === undefined ? [] : periodsOf(asked.periods, { ...resolved, fixed }, at),
    };
    const until = earliest([await changesAt(at, true), nextDay(at.now, at.timeZone)]);
    const key = JSON.stringify([guid, audienceOf(at.reader), asked, until]);
    const rows = await platform.remember(`list-counts/${key}`, [listTag(guid), pagesTag, itemTypesTag], () =>
      countChoices(platform.db, counted),
    );
    return { value: present(rows), tags: tagsOf(at), changesAt: until };
  };
}

/** Choices that visitors are offered; a field of the same key in two types is one. */
function filterFields(types: readonly ItemType[], typeIds: readonly string[] | undefined): CountsQuestion['fields'] {
  const ids = new Map<string, string[]>();
  for (const { guid, fields } of types) {
    if (typeIds !== undefined && !typeIds.includes(guid)) continue;
    for (const { id, key, isFilter, options } of fields) {
      if (isFilter && options.length > 0) ids.set(key, [...(ids.get(key) ?? []), id]);
    }
  }
  return [...ids].map(([key, of]) => ({ key, ids: of }));
}

type Times = Pick<ResolvedQuestion, 'filter' | 'fixed'>;

const askedMoments = ({ filter, fixed }: Times): MomentTerm[] =>
  filter.moments.filter((one) => !fixed.moments.includes(one));

const keysOf: Record<PeriodKind, readonly MomentTerm['key'][]> = {
  publishedOn: ['published-on'],
  // Whoever asks for a period wants what has passed in it too (list-query.ts).
  period: ['period-start', 'period-end'],
};

function periodsOf(kind: PeriodKind, times: Times, at: ListPlace): CountsQuestion['periods'] {
  const others = askedMoments(times).filter(({ key }) => !keysOf[kind].includes(key));
  return quickPeriods.map((name) => ({
    name,
    moments: [...others, ...parseFilter(periodTerms(kind, quickRange(name, at)), at.timeZone).filter.moments],
  }));
}

function present(rows: readonly CountRow[]): ListCounts {
  const countsOf = (wanted: string | undefined) =>
    Object.fromEntries(rows.filter(({ key }) => key === wanted).map(({ value, total }) => [value, total]));
  const keys = new Set(rows.flatMap(({ key }) => key ?? []));
  return { fields: Object.fromEntries([...keys].map((key) => [key, countsOf(key)])), periods: countsOf(undefined) };
}
