import { plainText } from '#platform/contract/texts/plain-text.ts';
import type { RichTextDocument } from '#platform/contract/texts/rich-text.ts';

const isDocument = (value: object): value is RichTextDocument => 'type' in value && value.type === 'doc';

/** The words of every rich text in a value of any shape, in reading order, a line for each paragraph. */
export function wordsOfRichText(value: unknown): string {
  if (typeof value !== 'object' || value === null) return '';
  if (isDocument(value)) return plainText(value.content);
  return Object.values(value)
    .map(wordsOfRichText)
    .filter((words) => words !== '')
    .join('\n');
}
