import { useLoaded } from '#platform/web/api/load-cache.ts';
import type { BuildingBlock } from '../../../contract/building-block.ts';
import { listBuildingBlocks } from '../../../contract/building-blocks.endpoints.ts';

export type BlockKinds = ReadonlyMap<string, BuildingBlock>;

const kindsOf = new WeakMap<readonly BuildingBlock[], BlockKinds>();

/** What the server tells of every kind of block, by name; the same object as long as it is the same answer. */
export function useBlockKinds(): BlockKinds {
  const answer = useLoaded(listBuildingBlocks, {});
  const known = kindsOf.get(answer);
  if (known !== undefined) return known;
  const kinds = new Map(answer.map((kind) => [kind.name, kind]));
  kindsOf.set(answer, kinds);
  return kinds;
}
