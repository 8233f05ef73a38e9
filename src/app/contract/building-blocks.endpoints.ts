import { z } from 'zod';
import { defineEndpoint } from '#platform/contract/calls/endpoint.ts';
import { BuildingBlock } from './building-block.ts';

/** The same for everyone: which of them someone may place is decided where it is placed. */
export const listBuildingBlocks = defineEndpoint({
  method: 'GET',
  path: '/api/buildingblocks',
  access: 'user',
  whileViewingAs: 'allowed',
  feature: 'building-blocks',
  summary: 'The kinds of blocks, each with its options as fields of a form',
  output: z.array(BuildingBlock),
});
