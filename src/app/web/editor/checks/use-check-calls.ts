import { readItemChecks, setItemFindingAside } from '#features/list-items/contract/editing/item-checks.endpoints.ts';
import type { KnownOfChecks } from '#features/pages/contract/checks/known-of-checks.ts';
import { readPageChecks, setFindingAside } from '#features/pages/contract/pages-writing.endpoints.ts';
import type { Call } from '#platform/contract/calls/endpoint.ts';
import { useItemTarget } from '../item/item-target.ts';

interface SaidAside {
  key: string;
  isAside: boolean;
}

interface CheckCalls {
  read(call: Call, id: string): Promise<KnownOfChecks>;
  setAside(call: Call, id: string, body: SaidAside): Promise<KnownOfChecks>;
  entity: 'page' | 'item';
}

const ofPages: CheckCalls = {
  read: (call, id) => call(readPageChecks, { params: { id } }),
  setAside: (call, id, body) => call(setFindingAside, { params: { id }, body }),
  entity: 'page',
};
const ofItems: CheckCalls = {
  read: (call, guid) => call(readItemChecks, { params: { guid } }),
  setAside: (call, guid, body) => call(setItemFindingAside, { params: { guid }, body }),
  entity: 'item',
};

/** A page and an item are checked alike, each by its own calls. */
export const useCheckCalls = (): CheckCalls => (useItemTarget() === undefined ? ofPages : ofItems);
