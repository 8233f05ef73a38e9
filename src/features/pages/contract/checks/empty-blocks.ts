import { defaultLanguage } from '#platform/contract/texts/language.ts';
import { type Check, findingOf } from './check.ts';

const found = findingOf('empty-blocks');

/** A block that shows nothing; a heading above nothing is one too. */
export const emptyBlocks: Check = {
  name: 'empty-blocks',
  ofBlock: ({ block, language, isEmpty }) =>
    isEmpty && language === defaultLanguage
      ? [found('block-empty', { block: block.guid, path: [], language }, { name: block.buildingBlockName })]
      : [],
};
