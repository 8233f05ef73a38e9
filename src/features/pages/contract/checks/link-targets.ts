import type { CheckedDocument } from './checked-page.ts';

export interface LinkTargets {
  hrefs: readonly string[];
  /** Of files and pictures. */
  files: readonly string[];
}

const known = new WeakMap<object, LinkTargets>();

/** All that a page or an item leads to, in every language, whatever blocks or fields it stands in. */
export function linkTargets({ buildingBlockInstances, item }: CheckedDocument): LinkTargets {
  const ofBlocks = buildingBlockInstances.map((block) => targetsOf(block, [block.options, block.more]));
  const all = item === undefined ? ofBlocks : [...ofBlocks, targetsOf(item.fields, [item.fields])];
  return {
    hrefs: [...new Set(all.flatMap(({ hrefs }) => hrefs))],
    files: [...new Set(all.flatMap(({ files }) => files))],
  };
}

/** The first block that leads there; none where it stands in a field of an item. */
export const blockLeadingTo = ({ buildingBlockInstances }: CheckedDocument, href: string): string | null =>
  buildingBlockInstances.find((block) => targetsOf(block, [block.options, block.more]).hrefs.includes(href))?.guid ??
  null;

/** Kept for as long as it is the same object. */
function targetsOf(of: object, values: readonly unknown[]): LinkTargets {
  const before = known.get(of);
  if (before !== undefined) return before;
  const found = targetsIn(values);
  known.set(of, found);
  return found;
}

/** In whatever is stored, at any depth. */
function targetsIn(values: readonly unknown[]): LinkTargets {
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
  for (const value of values) walk(value);
  return { hrefs, files };
}

/** Where what is stored leads, each once; for what is stored otherwise than as a document that is written. */
export const hrefsIn = (values: readonly unknown[]): string[] => [...new Set(targetsIn(values).hrefs)];
