import { readdir } from 'node:fs/promises';
import type { BlockDefinition } from '../contract/block-definition.ts';
import { blockFolder } from '../contract/block-name.ts';

const buildingBlocks = new URL('../../', import.meta.url);

/** Every block that lies beside the kit, by name. A block in the wrong folder would have no view, so it stops the start. */
export async function findBlocks(root: URL = buildingBlocks): Promise<Map<string, BlockDefinition>> {
  const entries = await readdir(root, { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory() && entry.name !== 'kit').map((entry) => entry.name);
  const blocks = new Map<string, BlockDefinition>();
  for (const folder of folders.sort()) {
    const address = new URL(`${folder}/definition.ts`, root);
    const { default: definition } = (await import(address.href)) as { default: BlockDefinition };
    if (blockFolder(definition.name) !== folder) {
      throw new Error(
        `The block ${definition.name} must lie in building-blocks/${blockFolder(definition.name)}, not in ${folder}.`,
      );
    }
    blocks.set(definition.name, definition);
  }
  return blocks;
}
