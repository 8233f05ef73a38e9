const unseen = /<!--[\s\S]*?-->|<(script|style|head|template)\b[\s\S]*?<\/\1\s*>/gi;
const tag = /<([a-z][\w:-]*)((?:[\s/](?:"[^"]*"|'[^']*'|[^<>"'])*)?)>/gi;
/** Where a link leads, what language words are in, and what the editor itself writes on what it copies. */
const kept = /\s(href|lang|data-pm-slice)\s*=\s*("[^"]*"|'[^']*')/gi;

/**
 * Pasted HTML without what we never draw. The editor's own rules would drop it too, but only after the browser has
 * looked at it: at styles and handlers, which the policy refuses aloud, and at pictures, which it would fetch.
 */
export const pastedHtml = (html: string): string =>
  html
    .replace(unseen, '')
    .replace(tag, (_, name: string, attributes: string) => {
      const allowed = [...attributes.matchAll(kept)].map(([, key = '', value = '']) => ` ${key}=${value}`);
      return isPicture.test(name) ? '' : `<${headingOf(name)}${allowed.join('')}>`;
    })
    .replace(/<\/(h[1-6])>/gi, (_, name: string) => `</${headingOf(name)}>`);

const isPicture = /^(img|picture|source|video|audio|iframe|object|embed|svg|link|meta|base)$/i;

/** A page has its h1 already, and below the fourth level nobody keeps count. */
const headingOf = (name: string): string => name.replace(/^h1$/i, 'h2').replace(/^h[56]$/i, 'h4');
