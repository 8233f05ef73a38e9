import type {
  ImportedBlocks,
  KnownPicture,
  KnownThings,
  NewBlock,
} from '#features/imports/contract/content/new-block.ts';
import type { SourceBlock, SourcePicture } from '#features/imports/contract/content/source-block.ts';
import { type Remark, remark } from '#features/imports/contract/remark.ts';
import { isHref } from '#platform/contract/addresses/href-pattern.ts';
import { defaultLanguage, type Language } from '#platform/contract/texts/language.ts';
import type { RichTextMark, RichTextNode } from '#platform/contract/texts/rich-text.ts';

const wordsIn = (language: Language) => (text: string) => ({ $lang: text === '' ? {} : { [language]: text } });
type Words = ReturnType<typeof wordsIn>;

/** Blocks as a page or an item takes them. A picture that is not there, or a link to nowhere, is left out and told. */
function assemble(
  source: readonly SourceBlock[],
  known: KnownThings,
  language: Language = defaultLanguage,
): { blocks: NewBlock[]; remarks: Remark[] } {
  const words = wordsIn(language);
  const remarks: Remark[] = [];

  const hrefOf = (href: string): string | undefined => {
    const target = known.hrefOf(href);
    if (target !== undefined && isHref(target)) return target;
    remarks.push(remark('link-lost', href));
    return undefined;
  };
  const markOf = (mark: RichTextMark): RichTextMark[] => {
    if (mark.type !== 'link') return [mark];
    const href = hrefOf(mark.attrs.href);
    return href === undefined ? [] : [{ type: 'link', attrs: { href } }];
  };
  const linked = ({ marks, content, ...node }: RichTextNode): RichTextNode => ({
    ...node,
    ...(marks === undefined ? {} : { marks: marks.flatMap(markOf) }),
    ...(content === undefined ? {} : { content: content.map(linked) }),
  });
  const richText = (nodes: readonly RichTextNode[]) => ({
    $lang: { [language]: { type: 'doc', content: nodes.map(linked) } },
  });
  const shown = ({ guid, width, height, alt }: KnownPicture, own: string) => ({
    imageGuid: guid,
    alt: words(own || (alt ?? '')),
    ...(width === undefined || height === undefined ? {} : { width, height }),
  });
  const pictureFor = ({ src, alt }: SourcePicture) => {
    const found = known.pictureAt(src);
    if (found === undefined) remarks.push(remark('picture-missing', src));
    return found && shown(found, alt);
  };
  const gallery = (items: readonly object[]): NewBlock[] =>
    items.length === 0 ? [] : [{ buildingBlockName: 'Gallery', options: { items: items.slice(0, 100) } }];

  function blockOf(block: SourceBlock): NewBlock[] {
    switch (block.kind) {
      case 'text':
        return [{ buildingBlockName: 'Text', options: { text: richText(block.nodes) } }];
      case 'picture': {
        const picture = pictureFor(block.picture);
        const caption = words(block.picture.caption);
        return picture === undefined ? [] : [{ buildingBlockName: 'Image', options: { ...picture, caption } }];
      }
      case 'gallery':
        return gallery(
          block.pictures.flatMap((one) => {
            const picture = pictureFor(one);
            return picture === undefined ? [] : [{ picture, caption: words(one.caption) }];
          }),
        );
      case 'gallery-by-id':
        return gallery(
          block.ids.flatMap((id) => {
            const found = known.pictureById(id);
            if (found === undefined) remarks.push(remark('picture-missing', id));
            return found === undefined ? [] : [{ picture: shown(found, '') }];
          }),
        );
      case 'table':
        return [tableBlock(block, words)];
      case 'quote':
        return [{ buildingBlockName: 'Quote', options: { text: words(block.text), name: words(block.name) } }];
      case 'buttons': {
        const buttons = block.buttons.flatMap(({ label, href }) => {
          const target = hrefOf(href);
          return target === undefined ? [] : [{ label: words(label), href: target }];
        });
        return buttons.length === 0 ? [] : [{ buildingBlockName: 'ButtonRow', options: { buttons } }];
      }
      case 'questions': {
        const items = block.items
          .slice(0, 60)
          .map(({ title, nodes }) => ({ title: words(title), text: richText(nodes) }));
        return [{ buildingBlockName: 'Accordion', options: { items } }];
      }
      case 'video':
        return [{ buildingBlockName: 'Video', options: { url: block.url, title: words(block.title) } }];
    }
  }
  return { blocks: source.flatMap(blockOf), remarks };
}

function tableBlock({ caption, head, rows }: Extract<SourceBlock, { kind: 'table' }>, words: Words): NewBlock {
  const count = Math.max(head.length, ...rows.map(({ length }) => length));
  const columns = Array.from({ length: count }, (_, at) => ({ title: words(head[at] ?? '') }));
  const cells = rows.map((row) => ({ cells: row.map((text) => ({ text: words(text) })) }));
  const options = {
    caption: words(caption),
    columns,
    rows: cells,
    hasHeaderRow: head.length > 0,
    hasHeaderColumn: false,
  };
  return { buildingBlockName: 'Table', options };
}

/** What an import makes of what was written elsewhere. */
export const importedBlocks: ImportedBlocks = {
  assemble,
  listOf: (itemTypeName) => ({ buildingBlockName: 'List', options: { itemTypeNames: [itemTypeName] } }),
};
