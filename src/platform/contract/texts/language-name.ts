/** What a language is called in another, or in itself: Duits, German, Deutsch. */
export function languageName(language: string, shownIn: string = language): string {
  const name = new Intl.DisplayNames([shownIn], { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(shownIn) + name.slice(1);
}
