import type { BlockDefinition } from '../contract/block-definition.ts';
import { blockFolder } from '../contract/block-name.ts';
import { readDefinitions } from './definitions-on-disk.ts';

/** Every block that lies beside the kit, by name. A block in the wrong folder would have no view, so it stops the start. */
export async function findBlocks(root?: URL): Promise<Map<string, BlockDefinition>> {
  const blocks = new Map<string, BlockDefinition>();
  for (const { folder, definition } of await readDefinitions(root)) {
    if (blockFolder(definition.name) !== folder) {
      throw new Error(
        `The block ${definition.name} must lie in building-blocks/${blockFolder(definition.name)}, not in ${folder}.`,
      );
    }
    blocks.set(definition.name, definition);
  }
  return blocks;
}
