import type { Operation } from '#features/pages/contract/operations/operation.ts';

/** Of all of them, each with a line between. */
export const wordsOfOperations = (operations: readonly Operation[]): string =>
  operations
    .map(wordsOfOperation)
    .filter((words) => words !== '')
    .join('\n\n');

/** The words that someone put in by this operation, wherever in it they stand; nothing for one that has none. */
export function wordsOfOperation(operation: Operation): string {
  const words: string[] = [];
  const collect = (value: unknown): void => {
    if (Array.isArray(value)) for (const item of value) collect(item);
    else if (typeof value === 'object' && value !== null) {
      if ('$lang' in value) for (const text of Object.values(value.$lang as object)) collectText(text);
      else if ('text' in value && typeof value.text === 'string') words.push(value.text);
      else for (const inner of Object.values(value)) collect(inner);
    }
  };
  const collectText = (text: unknown) => (typeof text === 'string' ? words.push(text) : collect(text));
  if (operation.kind === 'text') collect(operation.steps.map(({ slice }) => slice));
  else if (operation.kind === 'add') collect(operation.block);
  else if (operation.kind === 'set' || operation.kind === 'page') collect(operation.value);
  else if (operation.kind === 'splice') collect(operation.insert);
  return words.filter((word) => word.trim() !== '').join(' ');
}
