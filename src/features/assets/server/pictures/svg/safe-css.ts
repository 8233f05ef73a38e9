/** Everything in CSS that fetches or runs something; `url(#…)` was taken out before. */
const reachesOut =
  /url\s*\(|image\s*\(|image-set\s*\(|src\s*\(|expression\s*\(|javascript:|-moz-binding|behavior\s*:|@import|@font-face|@namespace/i;
const ownReference = /url\(\s*(["']?)#[\w.:-]+\1\s*\)/gi;

/** A value or a rule that stays within the drawing. An escape could spell anything, so none is let through. */
export function isSafeCss(css: string): boolean {
  return !css.includes('\\') && !reachesOut.test(withoutComments(css).replace(ownReference, 'none'));
}

/** Rules that only fetch are left out; when something else reaches out, nothing of the sheet is kept. */
export function safeStyleSheet(css: string): string {
  const kept = withoutComments(css)
    .replace(/@(?:import|namespace|charset)\b[^;{}@]*(?:;|$)/gi, '')
    .replace(/@font-face\s*\{[^{}]*\}/gi, '');
  return isSafeCss(kept) ? kept : '';
}

export function safeDeclarations(css: string): string {
  return withoutComments(css)
    .split(';')
    .map((declaration) => declaration.trim())
    .filter((declaration) => declaration !== '' && isSafeCss(declaration))
    .join('; ');
}

/** Replaced by a space, so that leaving one out cannot join two halves of a word. */
const withoutComments = (css: string): string => css.replace(/\/\*[\s\S]*?(?:\*\/|$)/g, ' ');
