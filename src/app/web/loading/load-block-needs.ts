import { blockView } from '#blocks/kit/web/block-catalogue.ts';
import type { ListItem } from '#features/list-items/contract/list-item.ts';
import { readList, readListMeta, readLists } from '#features/list-items/contract/list-items.endpoints.ts';
import type { BlockInstance } from '#features/pages/contract/page.ts';
import type { BlockNeed } from '#features/pages/web/parts/block-needs.ts';
import { endpointUrl } from '#platform/contract/calls/endpoint.ts';
import { load } from '#platform/web/api/load-cache.ts';
import type { SiteApp } from '../site-app.ts';

interface Blocks {
  blocks: readonly BlockInstance[];
  /** §7: came with the page, for the question that each block asks by itself. */
  listMetadata?: Readonly<Record<string, unknown>>;
}

/**
 * What the blocks said they need, after their views are known: all lists in one call (§7), the rest beside it. Each
 * answer stands in the cache by its own address, so that one list can be renewed alone. What fails is left out, and its
 * block tries again in the browser: one list takes no page down.
 */
export async function loadBlockNeeds(app: SiteApp, url: URL, { blocks, listMetadata = {} }: Blocks): Promise<void> {
  const asked = needsOf(app, url.searchParams, blocks);
  for (const { endpoint, input } of needsOf(app, new URLSearchParams(), blocks)) {
    const { blockGuid = '' } = (input.params ?? {}) as { blockGuid?: string };
    const total = listMetadata[blockGuid];
    if (endpoint.path === readListMeta.path && total !== undefined) keep(app, { endpoint, input }, total);
  }
  const missing = asked.filter((need) => !isFresh(app, need));
  const lists = missing.filter(({ endpoint }) => endpoint.path === readList.path);
  const others = missing.filter((need) => !lists.includes(need));
  await Promise.allSettled([
    ...(lists.length > 0 ? [loadLists(app, lists)] : []),
    ...others.map(({ endpoint, input }) => load(app, endpoint, input as never)),
  ]);
}

/** In a preview a list that no reader was ever given has nothing in it; asking for it again would be refused again. */
export function keepUnreadListsEmpty(app: SiteApp, url: URL, blocks: readonly BlockInstance[]): void {
  for (const need of needsOf(app, url.searchParams, blocks)) {
    if (isFresh(app, need)) continue;
    if (need.endpoint.path === readList.path) keep(app, need, []);
    if (need.endpoint.path === readListMeta.path) keep(app, need, { totalNumberOfItems: 0 });
  }
}

/** What lists among these blocks were answered, as far as they were asked. */
export const listAnswers = (app: SiteApp, url: URL, blocks: readonly BlockInstance[]): ListItem[][] =>
  needsOf(app, url.searchParams, blocks)
    .filter(({ endpoint }) => endpoint.path === readList.path)
    .flatMap((need) => {
      const items = app.loadCache.getQueryData<ListItem[]>(keyOf(need));
      return items === undefined ? [] : [items];
    });

const needsOf = (app: SiteApp, search: URLSearchParams, blocks: readonly BlockInstance[]): BlockNeed[] =>
  blocks.flatMap((block) => {
    const needs = blockView(block.buildingBlockName)?.needs;
    return (
      needs?.(block, {
        language: app.language,
        search,
        now: new Date(app.now),
        timeZone: app.locale.timeZone,
        isSignedIn: app.reader.isSignedIn,
      }) ?? []
    );
  });

const keyOf = ({ endpoint, input }: BlockNeed): [string] => [endpointUrl(endpoint, input)];

const keep = (app: SiteApp, need: BlockNeed, answer: unknown): void => {
  app.loadCache.setQueryData(keyOf(need), answer);
};

/** As long as the load cache takes an answer for new. */
const freshFor = 60_000;

function isFresh(app: SiteApp, need: BlockNeed): boolean {
  const state = app.loadCache.getQueryState(keyOf(need));
  return state?.status === 'success' && !state.isInvalidated && Date.now() - state.dataUpdatedAt < freshFor;
}

async function loadLists(app: SiteApp, lists: readonly BlockNeed[]): Promise<void> {
  const questions = lists.map(({ input }) => {
    const { blockGuid } = input.params as { blockGuid: string };
    const { language: _, ...query } = input.query as Record<string, unknown>;
    return [blockGuid, JSON.stringify(query)];
  });
  const answer = await app.call(readLists, {
    query: { language: app.language, ...Object.fromEntries(questions) },
  });
  for (const need of lists) {
    const items = answer[(need.input.params as { blockGuid: string }).blockGuid];
    if (items !== undefined) keep(app, need, items);
  }
}
