import { type Route, route } from '#platform/server/http/route.ts';
import { listBuildingBlocks } from '../contract/building-blocks.endpoints.ts';
import { describeBlocks } from './describe-blocks.ts';

export const buildingBlocksRoutes: Route<object>[] = [route(listBuildingBlocks, () => describeBlocks())];
