import type { Rollup } from 'vite';

/**
 * A name in somebody's licence: the bundler writes texts in plain signs, but leaves explanations that stay as they are. In
 * a text or an explanation the escape says the same.
 */
const withoutOtherSigns = (code: string): string =>
  code.replace(/[^\0-\x7f]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);

const plainSigns: Rollup.Plugin = {
  name: 'plein:plain-signs',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = withoutOtherSigns(file.code);
  },
};

/**
 * As scripts, which can be loaded with what V8 compiled of them before (scripts/built-code.mjs): modules cannot.
 * V8 holds the text of what is loaded for as long as the process lives, in two bytes for each sign as soon as one of them
 * is no plain one. Explanations are read where they were written; who wrote it stays named.
 */
export const serverOutput = {
  format: 'cjs',
  dynamicImportInCjs: false,
  charset: 'ascii',
  comments: { legal: true, annotation: false, jsdoc: false },
  plugins: [plainSigns],
} satisfies Rollup.OutputOptions;
