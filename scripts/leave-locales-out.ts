import type { Plugin } from 'vite';

const localeFile =
  /[\\/](?:react-aria|react-stately|react-aria-components)[\\/]dist[\\/]private[\\/]intl[\\/].*[\\/]([a-z]{2}-[A-Z]{2})\.mjs$/;
const ours = ['nl-NL', 'en-US'];

/** React Aria brings its own words in thirty languages; readers of others than these two get the English ones. */
export function leaveLocalesOut(): Plugin {
  return {
    name: 'plein:leave-locales-out',
    load(id) {
      const locale = localeFile.exec(id)?.[1];
      return locale === undefined || ours.includes(locale) ? null : "export { default } from './en-US.mjs';";
    },
  };
}
