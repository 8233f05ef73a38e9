interface Words {
  yesOrNo(value: boolean): string;
  wordFor(name: string): string;
}

/** A detail of an entry in words: one after another, and what has parts of its own with their names. */
export function detailText(value: unknown, words: Words): string {
  if (value === null || value === undefined || (Array.isArray(value) && value.length === 0)) return '–';
  if (typeof value === 'boolean') return words.yesOrNo(value);
  if (Array.isArray(value)) return value.map((one) => detailText(one, words)).join(', ');
  if (typeof value !== 'object') return String(value);
  return Object.entries(value)
    .map(([name, part]) => `${words.wordFor(name)}: ${detailText(part, words)}`)
    .join('; ');
}
