import type { RichTextNode } from './rich-text.ts';

/** The words of a document in reading order, a line for each block of text. */
export function plainText(nodes: readonly RichTextNode[]): string {
  const lines: string[] = [];
  let line = '';
  const visit = (node: RichTextNode) => {
    if (node.type === 'text') line += node.text ?? '';
    else if (node.type === 'hardBreak') line += ' ';
    else {
      for (const child of node.content ?? []) visit(child);
      if (line !== '') {
        lines.push(line);
        line = '';
      }
    }
  };
  for (const node of nodes) visit(node);
  if (line !== '') lines.push(line);
  return lines.join('\n');
}
