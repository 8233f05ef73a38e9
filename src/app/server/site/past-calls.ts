import { readVendorUse, type VendorUse } from '#features/consent/contract/consent.endpoints.ts';
import { listItemTypes } from '#features/item-types/contract/item-types.endpoints.ts';
import { readLegal } from '#features/legal/contract/legal.endpoints.ts';
import {
  readItem,
  readItemByShortId,
  readList,
  readListCounts,
  readListMeta,
  readLists,
  readWidget,
} from '#features/list-items/contract/list-items.endpoints.ts';
import { readMenu } from '#features/menus/contract/menus.endpoints.ts';
import { readPage, resolvePath } from '#features/pages/contract/pages.endpoints.ts';
import { readSettings } from '#features/settings/contract/settings.endpoints.ts';
import { type Call, endpointKey } from '#platform/contract/calls/endpoint.ts';
import { notFound } from '#platform/contract/calls/errors.ts';
import { anonymousViewer } from '#platform/contract/rights/viewer.ts';
import { CollectedAnswer } from '#platform/server/http/collected-answer.ts';
import { dispatch } from '#platform/server/http/dispatch.ts';
import type { RequestContext } from '#platform/server/http/route.ts';
import type { Past } from '../installation.ts';
import { routes } from '../routes.ts';
import type { Services } from '../services/services.ts';

/** What the past can answer. All else is of today: what people say, vote and send, and who is a member. */
const answered = new Set(
  [
    readMenu,
    readSettings,
    readPage,
    resolvePath,
    readItem,
    readItemByShortId,
    readList,
    readLists,
    readListMeta,
    readListCounts,
    readWidget,
    listItemTypes,
    readLegal,
  ].map(endpointKey),
);

const routeByKey = new Map(
  routes.filter(({ endpoint }) => answered.has(endpointKey(endpoint))).map((one) => [endpointKey(one.endpoint), one]),
);

/** Nobody else hears of who looks back, so there is nothing to ask them. */
const noVendors: VendorUse = { used: [], asked: [], hasScripts: false };

/** Of votes and reactions only how many there are now is known, which is not what there were. */
function withoutToday(output: unknown): unknown {
  if (Array.isArray(output)) return output.map(withoutToday);
  if (typeof output !== 'object' || output === null) return output;
  const { support: _, talk: __, ...rest } = output as Record<string, unknown>;
  return rest;
}

const listsItems = new Set([readItem, readItemByShortId, readList, readWidget].map(endpointKey));

/** The declared calls as of the moment that is looked at, made by a visitor of then. Only while that is looked at. */
export function callsOfPast(
  context: RequestContext<Services>,
  past: Past,
  locale: RequestContext<Services>['locale'],
): Call {
  const call = async (endpoint: { method: string; path: string }, input: object): Promise<unknown> => {
    const key = `${endpoint.method} ${endpoint.path}`;
    if (key === endpointKey(readVendorUse)) return noVendors;
    const found = routeByKey.get(key);
    if (found === undefined) throw notFound();
    const output = await dispatch(
      found,
      {
        ...context,
        platform: past.platform,
        services: past.services,
        viewer: anonymousViewer,
        locale,
        answer: new CollectedAnswer(),
      },
      input,
    );
    if (key === endpointKey(readLists))
      return Object.fromEntries(Object.entries(output as object).map(([guid, items]) => [guid, withoutToday(items)]));
    return listsItems.has(key) ? withoutToday(output) : output;
  };
  return call as Call;
}
