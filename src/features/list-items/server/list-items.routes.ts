import { type Answer, type Route, route } from '#platform/server/http/route.ts';
import {
  changeItem,
  changeItems,
  deleteItem,
  ListQuery,
  listItemVersions,
  makeItems,
  previewItem,
  readItem,
  readItemByShortId,
  readItemParts,
  readItemSource,
  readList,
  readListCounts,
  readListMeta,
  readLists,
  readOwnItems,
  readWidget,
  restoreItem,
} from '../contract/list-items.endpoints.ts';
import type { ListItemsService } from './list-items.service.ts';
import type { Shared } from './list-items-parts.ts';
import { readListsQuery } from './listing/lists-query.ts';

async function kept<T>(answer: Answer, made: Promise<Shared<T>>): Promise<T> {
  const { value, tags, changesAt } = await made;
  answer.tag(...tags);
  answer.expire(changesAt);
  return value;
}

export const listItemsRoutes: Route<{ listItems: ListItemsService }>[] = [
  route(readItemByShortId, ({ viewer, services, answer }, { params, query }) =>
    kept(answer, services.listItems.readShort(viewer, params.id, query.language)),
  ),
  route(readItem, ({ viewer, services, answer }, { params, query }) =>
    kept(answer, services.listItems.read(viewer, params.guid.toLowerCase(), query.language)),
  ),
  route(readItemSource, ({ viewer, services }, { params }) => services.listItems.source(viewer, params.guid)),
  route(readItemParts, async ({ services }) => [...services.listItems.formParts()]),
  route(readList, ({ viewer, services, answer }, { params, query: { language, ...asked } }) =>
    kept(answer, services.listItems.list(viewer, params.blockGuid.toLowerCase(), asked, language)),
  ),
  route(readListMeta, ({ viewer, services, answer }, { params, query }) =>
    kept(answer, services.listItems.meta(viewer, params.blockGuid.toLowerCase(), query)),
  ),
  route(readListCounts, ({ viewer, services, answer }, { params, query }) =>
    kept(answer, services.listItems.counts(viewer, params.blockGuid.toLowerCase(), query)),
  ),
  route(readOwnItems, ({ viewer, services }, { params, query }) =>
    services.listItems.own(viewer, params.blockGuid.toLowerCase(), query.language),
  ),
  route(readLists, ({ viewer, services, answer }, { query: { language, ...sent } }) => {
    const asked = readListsQuery(sent, (json) => ListQuery.safeParse(json).data);
    return kept(answer, services.listItems.lists(viewer, asked, language));
  }),
  route(readWidget, ({ viewer, services, answer }, { params, query: { language, ...asked } }) =>
    kept(answer, services.listItems.widget(viewer, params.blockGuid.toLowerCase(), asked, language)),
  ),
  route(makeItems, ({ viewer, services }, { params, query, body }) =>
    services.listItems.make(viewer, params.blockGuid.toLowerCase(), body, query.language),
  ),
  route(previewItem, ({ viewer, services }, { params, query, body }) =>
    services.listItems.preview(viewer, params.blockGuid.toLowerCase(), body, query.language),
  ),
  route(changeItem, ({ viewer, client, services }, { params, query, body }) =>
    services.listItems.change({ viewer, client }, params.guid.toLowerCase(), body, query.language),
  ),
  route(deleteItem, (by, { params }) => by.services.listItems.remove(by, params.guid.toLowerCase())),
  route(restoreItem, (by, { params, body }) =>
    by.services.listItems.restore(by, params.guid.toLowerCase(), body, by.language),
  ),
  route(listItemVersions, ({ viewer, services }, { params }) => services.listItems.versions(viewer, params.guid)),
  route(changeItems, (by, { body }) => by.services.listItems.bulk(by, body)),
];
