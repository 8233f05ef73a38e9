import type { RichTextDocument } from '#platform/contract/texts/rich-text.ts';
import type { ItemPart } from '../contract/item-part.ts';
import type { StoredContentBlock } from '../contract/list-item.ts';

type Content = StoredContentBlock['content'];

export const newBlock = ({ buildingBlockName, version }: ItemPart): StoredContentBlock => ({
  guid: crypto.randomUUID(),
  buildingBlockName,
  version,
  content: {},
  heading: { $lang: {} },
});

interface TextContent {
  text?: { $lang: Record<string, RichTextDocument> };
}

export const textOf = ({ content }: StoredContentBlock, language: string): RichTextDocument =>
  (content as TextContent).text?.$lang[language] ?? { type: 'doc', content: [] };

export const contentWithText = (
  { content }: StoredContentBlock,
  language: string,
  document: RichTextDocument,
): Content => ({ ...content, text: { $lang: { ...(content as TextContent).text?.$lang, [language]: document } } });

/** §3: the picture's fields are the block's own. */
const pictureKeys = ['imageGuid', 'darkImageGuid', 'alt', 'width', 'height', 'focalPoint', 'crop'];

export function picturesOf({ content }: StoredContentBlock): Content[] {
  if (typeof content.imageGuid !== 'string') return [];
  return [Object.fromEntries(Object.entries(content).filter(([key]) => pictureKeys.includes(key)))];
}

/** Another picture, or none: what the block says besides stays. */
export function contentWithPictures({ content }: StoredContentBlock, pictures: unknown): Content {
  const rest = Object.fromEntries(Object.entries(content).filter(([key]) => !pictureKeys.includes(key)));
  const [picture] = Array.isArray(pictures) ? (pictures as Content[]) : [];
  return { ...rest, ...picture };
}

export function moveBlock<T>(blocks: readonly T[], from: number, to: number): T[] {
  const block = blocks[from];
  return block === undefined ? [...blocks] : blocks.toSpliced(from, 1).toSpliced(to, 0, block);
}
