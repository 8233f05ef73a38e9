import { globSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const localeFile =
  /[\\/](?:react-aria|react-stately|react-aria-components)[\\/]dist[\\/]private[\\/]intl[\\/].*[\\/]([a-z]{2}-[A-Z]{2})\.mjs$/;
const product = ['nl-NL', 'en-US'];

/** Which of React Aria's words the folder of each language names. */
const shipped = (): string[] =>
  globSync('src/languages/*/react-aria.ts').flatMap(
    (file) => /i18n\/([a-z]{2}-[A-Z]{2})'/.exec(readFileSync(file, 'utf8'))?.[1] ?? [],
  );

/**
 * React Aria's parts bring their words in thirty languages. Browsers get those in Dutch and English; whoever reads
 * another language that we ship fetches its words by themselves, and the server has them. Others read Dutch.
 */
export function reactAriaLocales(): Plugin {
  const ofServer = [...product, ...shipped()];
  return {
    name: 'plein:react-aria-locales',
    load(id, options) {
      const locale = localeFile.exec(id)?.[1];
      if (locale === undefined || (options?.ssr ? ofServer : product).includes(locale)) return null;
      return "export { default } from './nl-NL.mjs';";
    },
  };
}
