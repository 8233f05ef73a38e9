import { readdir } from 'node:fs/promises';
import type { BlockDefinition } from '../contract/block-definition.ts';

export interface FoundDefinition {
  /** The block's folder, beside the kit. */
  folder: string;
  definition: BlockDefinition;
}

const buildingBlocks = new URL('../../', import.meta.url);

/** Reads them from their folders. Where the server is built, scripts/built-definitions.ts puts a list in this file's place. */
export async function readDefinitions(root: URL = buildingBlocks): Promise<FoundDefinition[]> {
  const entries = await readdir(root, { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory() && entry.name !== 'kit').map((entry) => entry.name);
  const found: FoundDefinition[] = [];
  for (const folder of folders.sort()) {
    const address = new URL(`${folder}/definition.ts`, root);
    const { default: definition } = (await import(address.href)) as { default: BlockDefinition };
    found.push({ folder, definition });
  }
  return found;
}
