import { type Route, route } from '#platform/server/http/route.ts';
import type { BuildingBlock } from '../contract/building-block.ts';
import { listBuildingBlocks } from '../contract/building-blocks.endpoints.ts';

export const buildingBlocksRoutes: Route<{ buildingBlocks: readonly BuildingBlock[] }>[] = [
  route(listBuildingBlocks, async ({ services }) => [...services.buildingBlocks]),
];
