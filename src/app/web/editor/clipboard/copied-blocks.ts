import type { StoredBlock } from '#features/pages/contract/page.ts';

/** Of the clipboard: blocks as we write them, which nothing but a page of ours can take over. */
export const blocksType = 'application/x-plein-blocks+json';

export interface CopiedBlocks {
  /** The title of the page that they come from. */
  from: string;
  blocks: StoredBlock[];
}

export const writeCopied = (copied: CopiedBlocks): string => JSON.stringify(copied);

/** Nothing for what is not ours; the server looks at each block again when it is added. */
export function readCopied(text: string, isKnown: (name: string) => boolean): CopiedBlocks | undefined {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (!isRecord(read) || typeof read.from !== 'string' || !Array.isArray(read.blocks)) return undefined;
  const blocks = read.blocks.filter(
    (block): block is StoredBlock => isBlock(block) && isKnown(block.buildingBlockName),
  );
  return blocks.length === 0 ? undefined : { from: read.from, blocks };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isBlock = (value: unknown): value is StoredBlock =>
  isRecord(value) &&
  typeof value.guid === 'string' &&
  typeof value.buildingBlockName === 'string' &&
  typeof value.version === 'number' &&
  isRecord(value.options) &&
  isRecord(value.heading) &&
  typeof value.visibility === 'string' &&
  Array.isArray(value.roleIds);
