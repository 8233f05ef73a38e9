import { languageName } from './language-name.ts';

/** Some languages in a sentence: Nederlands en Engels. */
export const languageList = (languages: readonly string[], shownIn: string): string =>
  new Intl.ListFormat(shownIn, { type: 'conjunction' }).format(languages.map((one) => languageName(one, shownIn)));
