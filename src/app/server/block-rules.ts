import { findBlocks } from '#blocks/kit/server/find-blocks.ts';
import { itemPartKinds } from '#features/list-items/contract/item-part.ts';
import type { BlockRules } from '#features/pages/server/block-rules.ts';

/** Answers what pages ask about blocks, from the blocks' own definitions. */
export async function findBlockRules(): Promise<BlockRules> {
  const definitions = await findBlocks();
  const readOptions: BlockRules['readOptions'] = ({ buildingBlockName, version, options }) => {
    const definition = definitions.get(buildingBlockName);
    if (definition === undefined) return undefined;
    const current = version < definition.version && definition.upgrade ? definition.upgrade(options, version) : options;
    const parsed = definition.options.safeParse(current);
    return parsed.success ? parsed.data : undefined;
  };
  /** Checking options is dear, and most blocks have nothing to say: of a block that does not answer they are not read. */
  const optionsFor = (block: Parameters<BlockRules['readOptions']>[0], answer: Answer) =>
    definitions.get(block.buildingBlockName)?.[answer] && readOptions(block);
  return {
    isKnown: (name) => definitions.has(name),
    readOptions,
    socialImage: (block) => {
      const options = optionsFor(block, 'socialImage');
      return options && definitions.get(block.buildingBlockName)?.socialImage?.(options);
    },
    sharedPart: (block) => {
      const options = optionsFor(block, 'sharedPart');
      return options && definitions.get(block.buildingBlockName)?.sharedPart?.(options);
    },
    changesAt: (block, now, timeZone) => {
      const options = optionsFor(block, 'changesAt');
      return options && definitions.get(block.buildingBlockName)?.changesAt?.(options, now, timeZone);
    },
    currentVersion: (name) => definitions.get(name)?.version ?? 1,
    vendors: (block) => {
      const options = optionsFor(block, 'vendors');
      return (options && definitions.get(block.buildingBlockName)?.vendors?.(options)) ?? [];
    },
    namesWithVendors: [...definitions.values()].flatMap(({ name, vendors }) => (vendors ? [name] : [])),
    namesWithParts: [...definitions.values()].flatMap(({ name, sharedPart }) => (sharedPart ? [name] : [])),
    namesWithLists: [...definitions.values()].flatMap(({ name, list }) => (list ? [name] : [])),
    namesTaking: (what) => [...definitions.values()].flatMap(({ name, takes }) => (takes === what ? [name] : [])),
    itemParts: itemPartKinds.flatMap((kind) =>
      [...definitions.values()]
        .filter(({ itemPart }) => itemPart === kind)
        .map(({ name, version }) => ({ kind, buildingBlockName: name, version })),
    ),
    showingForm: (formGuid) => {
      const definition = [...definitions.values()].find(({ showingForm }) => showingForm);
      const content = definition?.showingForm?.(formGuid);
      return definition && content && { buildingBlockName: definition.name, version: definition.version, content };
    },
    needsOneOf: (name) => definitions.get(name)?.needsOneOf,
    hasThread: (name) => definitions.get(name)?.hasThread === true,
    takes: (name) => definitions.get(name)?.takes,
    isForAdmins: (name) => definitions.get(name)?.allowedFor === 'admin',
    searchText: (block, language) => {
      const options = optionsFor(block, 'searchText');
      return (options && definitions.get(block.buildingBlockName)?.searchText?.(options, language)) ?? [];
    },
    searchRole: (block) => {
      const options = optionsFor(block, 'searchRole');
      return (options && definitions.get(block.buildingBlockName)?.searchRole?.(options)) ?? 'text';
    },
    listOptions: (block) => {
      const options = optionsFor(block, 'list');
      return options && definitions.get(block.buildingBlockName)?.list?.(options);
    },
  };
}

type Answer = 'socialImage' | 'sharedPart' | 'changesAt' | 'vendors' | 'searchText' | 'searchRole' | 'list';
