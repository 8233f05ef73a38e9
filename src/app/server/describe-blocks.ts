import type { BlockDefinition } from '#blocks/kit/contract/block-definition.ts';
import { findBlocks } from '#blocks/kit/server/find-blocks.ts';
import { optionFields } from '#platform/contract/options/option-fields.ts';
import type { BuildingBlock } from '../contract/building-block.ts';

let described: Promise<BuildingBlock[]> | undefined;

/**
 * What an editor is told of every block. The same for all platforms, and as long as the process lives: made when an
 * editor first asks, because walking every schema takes a tenth of the start.
 */
export function describeBlocks(): Promise<BuildingBlock[]> {
  described ??= findBlocks().then((definitions) => [...definitions.values()].map(describeBlock));
  return described;
}

function describeBlock({ options, list, sharedPart, ...definition }: BlockDefinition): BuildingBlock {
  const { name, group, icon, version, example, allowedFor, needsOneOf } = definition;
  const defaults = options.parse({});
  return {
    name,
    group,
    icon,
    version,
    defaults,
    example: options.parse(example),
    ...(allowedFor !== undefined && { allowedFor }),
    hasItems: list?.(defaults).isSpotlight === false,
    takesVotes: definition.takes === 'votes',
    hasThread: definition.hasThread === true,
    showsSharedPart: sharedPart !== undefined,
    ...(needsOneOf !== undefined && { needsOneOf: [...needsOneOf] }),
    fields: optionFields(options),
  };
}
