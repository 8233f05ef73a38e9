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
  // A text is its words in each language.
  if ('$lang' in value) return textIn(value.$lang, words);
  return Object.entries(value)
    .map(([name, part]) => `${words.wordFor(name)}: ${detailText(part, words)}`)
    .join('; ');
}

function textIn(languages: unknown, words: Words): string {
  const [only, ...others] = Object.values(languages ?? {});
  return others.length === 0 ? detailText(only, words) : detailText(languages, words);
}
