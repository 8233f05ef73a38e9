/** The nodes that we draw. Apart from the schema, because the browser has use for the names and not for the schema. */
export const richTextNodeTypes = [
  'text',
  'hardBreak',
  'paragraph',
  'heading',
  'bulletList',
  'orderedList',
  'listItem',
  'blockquote',
  'horizontalRule',
  'table',
  'tableRow',
  'tableHeader',
  'tableCell',
] as const;
export type RichTextNodeType = (typeof richTextNodeTypes)[number];

export const isRichTextNodeType = (type: unknown): type is RichTextNodeType =>
  (richTextNodeTypes as readonly unknown[]).includes(type);
