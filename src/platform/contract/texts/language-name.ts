/** Finding one takes as long as drawing a block, and every page with a choice of languages has some. */
const names = new Map<string, string>();

/** What a language is called in another, or in itself: Duits, German, Deutsch. */
export function languageName(language: string, shownIn: string = language): string {
  const key = `${language} ${shownIn}`;
  const known = names.get(key);
  if (known !== undefined) return known;
  const found = new Intl.DisplayNames([shownIn], { type: 'language' }).of(language) ?? language;
  const name = found.charAt(0).toLocaleUpperCase(shownIn) + found.slice(1);
  names.set(key, name);
  return name;
}
