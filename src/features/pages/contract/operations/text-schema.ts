import { Schema } from '@tiptap/pm/model';

const listed = { group: 'block list', content: 'listItem+' };
const cell = { content: 'block+', isolating: true };

/**
 * What a rich text may hold (platform/contract/texts/rich-text.ts), without anything of a browser. The editor's own
 * schema has the same nodes with the same content, so that a step of the one fits the other; a test holds the two together.
 */
export const richSchema = new Schema({
  nodes: {
    paragraph: { group: 'block', content: 'inline*' },
    blockquote: { group: 'block', content: 'block+', defining: true },
    bulletList: listed,
    doc: { content: 'block+' },
    hardBreak: { group: 'inline', inline: true },
    heading: { group: 'block', content: 'inline*', attrs: { level: { default: 2 } }, defining: true },
    horizontalRule: { group: 'block' },
    listItem: { content: 'paragraph block*', defining: true },
    orderedList: listed,
    text: { group: 'inline' },
    table: { group: 'block', content: 'tableRow+', isolating: true },
    tableRow: { content: '(tableHeader | tableCell)+' },
    tableHeader: cell,
    tableCell: cell,
  },
  marks: {
    link: { attrs: { href: { default: null } } },
    bold: {},
    code: { excludes: '_' },
    italic: {},
    language: { attrs: { lang: { default: null } } },
  },
  topNode: 'doc',
});

/** One line of words. */
export const plainSchema = new Schema({ nodes: { doc: { content: 'text*' }, text: {} } });
