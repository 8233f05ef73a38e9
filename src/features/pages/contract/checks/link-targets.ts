import type { PageDocument, StoredBlock } from '../page.ts';

export interface LinkTargets {
  hrefs: readonly string[];
  /** Of files and pictures. */
  files: readonly string[];
}

const known = new WeakMap<StoredBlock, LinkTargets>();

/** All that a page leads to, in every language, whatever blocks it stands in. */
export function linkTargets({ buildingBlockInstances }: PageDocument): LinkTargets {
  const all = buildingBlockInstances.map(targetsOf);
  return {
    hrefs: [...new Set(all.flatMap(({ hrefs }) => hrefs))],
    files: [...new Set(all.flatMap(({ files }) => files))],
  };
}

function targetsOf(block: StoredBlock): LinkTargets {
  const before = known.get(block);
  if (before !== undefined) return before;
  const hrefs: string[] = [];
  const files: string[] = [];
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, inner] of Object.entries(value)) {
      if (typeof inner !== 'string') walk(inner);
      else if (key === 'href') hrefs.push(inner);
      else if (key === 'imageGuid' || key === 'assetGuid') files.push(inner);
    }
  };
  walk(block.options);
  walk(block.more);
  const found = { hrefs, files };
  known.set(block, found);
  return found;
}
