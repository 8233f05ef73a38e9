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
} as const;
