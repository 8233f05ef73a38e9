import type { RichTextDocument, RichTextNode } from '#platform/contract/texts/rich-text.ts';

export type Values = Record<string, string>;

/** `{{platformName}}` in a text becomes the name; what is not known stays as it was written. */
export const fillText = (text: string, values: Values): string =>
  text.replace(/\{\{\s*(\w+)\s*\}\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? '') : whole,
  );

export const fillDocument = (document: RichTextDocument, values: Values): RichTextDocument => ({
  ...document,
  content: document.content.map((node) => fillNode(node, values)),
});

const fillNode = (node: RichTextNode, values: Values): RichTextNode => ({
  ...node,
  ...(node.text === undefined ? {} : { text: fillText(node.text, values) }),
  ...(node.content === undefined ? {} : { content: node.content.map((child) => fillNode(child, values)) }),
});
