import type { BlockInstance } from '#features/pages/contract/page.ts';
import { asWords } from '#field-kinds/kit/web/read-values.ts';
import type { LocalizedText } from '#platform/contract/texts/localized.ts';
import type { ContentBlock, ListItemDetail } from '../../../contract/list-item.ts';

/** An item's blocks say `content` where a page's say `options` (§3), and have no frame of their own. */
export const itemBlocks = ({ contentBuildingBlockInstances }: ListItemDetail): BlockInstance[] =>
  contentBuildingBlockInstances.map(asInstance);

const asInstance = ({ guid, buildingBlockName, content, heading }: ContentBlock, place: number): BlockInstance => ({
  guid,
  buildingBlockName,
  layoutPosition: 'main',
  sortId: place,
  headingLevel: 2,
  background: 'none',
  options: content,
  ...(heading !== undefined && { heading }),
});

export interface PlacedItemBlocks {
  /** A picture that the item begins with stands over the whole width, with its caption. */
  picture: { caption: LocalizedText | undefined } | undefined;
  main: BlockInstance[];
  /** Whom to ask stands beside it. */
  contact: BlockInstance[];
  /** The words begin with an introduction of their own, so that the summary need not be one. */
  hasLead: boolean;
}

/** A picture with a caption and nothing else, by its content: which block it is, is for blocks to say. */
const isPictureOf = ({ options }: BlockInstance, imageGuid: string): boolean =>
  options.imageGuid === imageGuid && 'caption' in options;

const namesPeople = ({ options }: BlockInstance): boolean => Array.isArray(options.people);

/** Where an item's blocks stand on its own page. */
export function placeItemBlocks(item: ListItemDetail): PlacedItemBlocks {
  const blocks = itemBlocks(item);
  const [first] = blocks;
  const picture =
    first !== undefined && item.image !== null && isPictureOf(first, item.image.imageGuid) ? first : undefined;
  const rest = blocks.filter((block) => block !== picture);
  const contact = rest.filter(namesPeople);
  const main = rest.filter((block) => !contact.includes(block));
  return {
    picture: picture && { caption: asWords(picture.options.caption) },
    main,
    contact: contact.map((block) => ({ ...block, layoutPosition: 'side' as const })),
    hasLead: (asWords(main[0]?.options.lead)?.value ?? '') !== '',
  };
}
