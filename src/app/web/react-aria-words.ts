import type PackageLocalizedStrings from 'react-aria-components/i18n/en-US';
import type { Language } from '#platform/contract/texts/language.ts';

/** What React Aria itself says in the languages that we ship; Dutch and English are in its parts. */
const found = import.meta.glob<PackageLocalizedStrings>('../../languages/*/react-aria.ts', { import: 'default' });

/**
 * React Aria asks for its words where its LocalizedStringProvider would have put them by a script in the page, which
 * our policy forbids (docs/decisions/0074). A page is in one language, so the first words are the last.
 */
export async function addReactAriaWords(language: Language): Promise<void> {
  // The server draws for many languages at once; there the parts have the words of all that we ship.
  if (typeof window === 'undefined') return;
  const words = await found[`../../languages/${language}/react-aria.ts`]?.();
  if (words === undefined) return;
  Object.assign(window, {
    [Symbol.for('react-aria.i18n.locale')]: language,
    [Symbol.for('react-aria.i18n.strings')]: words,
  });
}
