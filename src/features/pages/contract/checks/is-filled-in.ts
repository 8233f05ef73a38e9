import { isStored } from '#platform/contract/texts/pick-language.ts';

/** Words in some language. */
export const hasWords = (texts: Partial<Record<string, unknown>>): boolean =>
  Object.values(texts).some((text) => (typeof text === 'string' ? text.trim() !== '' : contentOf(text).length > 0));

/** Of a rich text, or of markup. */
function contentOf(text: unknown): readonly unknown[] {
  if (Array.isArray(text)) return text;
  const { content } = (text ?? {}) as { content?: unknown };
  return Array.isArray(content) ? content.filter((node) => !isEmptyParagraph(node)) : [];
}

const isEmptyParagraph = (node: { type?: string; content?: readonly unknown[] }): boolean =>
  node.type === 'paragraph' && (node.content ?? []).length === 0;

/** An address, a file, a day or a time: unlike a choice from a list, each of these has digits or strokes. */
const isGiven = (value: string): boolean => /[\d/]/.test(value);

/** Whether someone filled in an option; entries of a list that nobody wrote in do not count. */
export function isFilledIn(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() !== '';
  if (Array.isArray(value)) return value.some(hasSomething);
  if (typeof value === 'object' && value !== null) return hasSomething(value);
  return value === true;
}

function hasSomething(value: unknown): boolean {
  if (typeof value === 'string') return isGiven(value);
  if (typeof value !== 'object' || value === null) return false;
  if (isStored(value)) return hasWords(value.$lang);
  return Object.values(value).some(hasSomething);
}
