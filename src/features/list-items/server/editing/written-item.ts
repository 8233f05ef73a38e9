import { contentBlocksOf, type EditedItem, sourceWritten } from '../../contract/editing/edited-item.ts';
import type { ItemSource } from '../../contract/list-item.ts';
import type { ItemDocument, WrittenItem } from '../item-document.ts';
import type { ItemRow } from '../items.repository.ts';

/** What is written, as translations are compared with it. */
export const writtenOf = (document: EditedItem, before: ItemSource): WrittenItem => {
  const source = sourceWritten(document, before);
  return {
    title: source.title,
    description: source.metadata.description,
    document: {
      fields: source.fields,
      blocks: source.contentBuildingBlockInstances,
      translations: source.translations,
    },
  };
};

/** Blocks that someone else was allowed to place are not theirs to answer for who writes beside them. */
export const withBlocksOf = ({ document }: Pick<ItemRow, 'document'>, written: EditedItem): ItemDocument => ({
  ...document,
  blocks: [...contentBlocksOf(written), ...document.blocks],
});
