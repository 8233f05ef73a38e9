/** Why two items cannot be one; undefined when they can. Of a chain of merges nobody could take one apart. */
export type MergeFault = 'same' | 'other-type' | 'merged-already' | 'target-merged' | 'has-others';

interface Merging {
  guid: string;
  typeName: string;
  isMerged: boolean;
  /** Others were merged with it. */
  hasOthers: boolean;
}

export function mergeFault(from: Merging, into: Merging): MergeFault | undefined {
  if (from.guid === into.guid) return 'same';
  if (from.typeName !== into.typeName) return 'other-type';
  if (from.isMerged) return 'merged-already';
  if (from.hasOthers) return 'has-others';
  return into.isMerged ? 'target-merged' : undefined;
}
