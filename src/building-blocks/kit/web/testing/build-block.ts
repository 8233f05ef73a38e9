import { BlockInstance, StoredBlock } from '#features/pages/contract/page.ts';
import { defaultLanguage, type Language } from '#platform/contract/texts/language.ts';
import { resolveLanguage } from '#platform/contract/texts/localized.ts';
import type { BlockDefinition } from '../../contract/block-definition.ts';

export interface BuildBlock extends Partial<Omit<StoredBlock, 'options' | 'buildingBlockName'>> {
  options?: object;
  language?: Language;
}

/** A block as a reader of this language gets it, for tests: its options filled in by its own schema. */
export function buildBlock(
  definition: BlockDefinition,
  { options = {}, language = 'nl', ...frame }: BuildBlock = {},
): BlockInstance {
  const stored = StoredBlock.parse({
    guid: '7e3f1c52-4a53-4d0e-9f0a-6a2f6f3b1d10',
    layoutPosition: 'main',
    sortId: 1,
    version: definition.version,
    ...frame,
    buildingBlockName: definition.name,
    options: definition.options.parse(options),
  });
  return BlockInstance.parse(resolveLanguage(stored, language, defaultLanguage));
}
