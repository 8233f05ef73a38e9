interface Words {
  yesOrNo(value: boolean): string;
  wordFor(name: string): string;
  moment(iso: string): string;
}

/** As a program writes one, which nobody should have to read. */
export const isMoment = (text: string): boolean => /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/.test(text);

/** A detail of an entry in words: one after another, and what has parts of its own with their names. */
export function detailText(value: unknown, words: Words): string {
  if (value === null || value === undefined || (Array.isArray(value) && value.length === 0)) return '–';
  if (typeof value === 'boolean') return words.yesOrNo(value);
  if (Array.isArray(value)) return value.map((one) => detailText(one, words)).join(', ');
  if (typeof value === 'string' && isMoment(value)) return words.moment(value);
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
