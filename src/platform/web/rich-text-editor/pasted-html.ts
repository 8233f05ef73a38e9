import { orderPasted } from './order-pasted.ts';

const unseen = /<!--[\s\S]*?-->|<(script|style|head|template)\b[\s\S]*?<\/\1\s*>/gi;
const tag = /<([a-z][\w:-]*)((?:[\s/](?:"[^"]*"|'[^']*'|[^<>"'])*)?)>/gi;
/** Where a link leads, what language words are in, and what the editor itself writes on what it copies. */
const kept = /\s(href|lang|data-pm-slice)\s*=\s*("[^"]*"|'[^']*')/gi;
/** What a word processor says with styles and classes only. */
const look = /\s(?:style|class)\s*=\s*("[^"]*"|'[^']*'|[^\s"'<>]+)/gi;

/** More than anyone reads; what a text may hold ends before this. */
export const mostPasted = 300_000;

/**
 * Pasted HTML without what we never draw. The editor's own rules would drop it too, but only after the browser has
 * looked at it: at styles and handlers, which the policy refuses aloud, and at pictures, which it would fetch. What Word
 * and Google Docs mean by their styles becomes elements.
 */
export const pastedHtml = (html: string): string => fittedHtml(html).pasted;

/** Also tells whether all of it is there. */
export function fittedHtml(html: string): { pasted: string; isCut: boolean } {
  const clean = withoutStyles(html);
  return { pasted: orderPasted(cut(clean)), isCut: clean.length > mostPasted };
}

const withoutStyles = (html: string): string =>
  html
    .replace(unseen, '')
    .replace(tag, (_, name: string, attributes: string) => {
      const allowed = [...attributes.matchAll(kept)].map(([, key = '', value = '']) => ` ${key}=${value}`);
      return isPicture.test(name) ? '' : `<${headingOf(name)}${allowed.join('')}${lookOf(name, attributes)}>`;
    })
    .replace(/<\/(h[1-6])>/gi, (_, name: string) => `</${headingOf(name)}>`);

/** Between two elements, so that no tag is cut in half. */
const cut = (html: string): string =>
  html.length <= mostPasted ? html : html.slice(0, html.lastIndexOf('<', mostPasted));

const isPicture = /^(img|picture|source|video|audio|iframe|object|embed|svg|link|meta|base)$/i;

/** A page has its h1 already, and below the fourth level nobody keeps count. */
const headingOf = (name: string): string => name.replace(/^h1$/i, 'h2').replace(/^h[56]$/i, 'h4');

/** For `orderPasted`: what the styles of an element say, in a word of ours. */
function lookOf(name: string, attributes: string): string {
  const said = [...attributes.matchAll(look)].map(([, value = '']) => value.toLowerCase()).join(';');
  if (said === '') return '';
  const level = /mso-list:[^;]*\blevel(\d)/.exec(said)?.[1];
  if (level !== undefined && /^p$|^h\d$/i.test(name)) return ` data-list="${level}"`;
  const words = [
    /mso-list:\s*ignore/.test(said) && 'marker',
    /(?<!-)font-weight:\s*(?:bold|[6-9]00)/.test(said) && 'bold',
    /(?<!-)font-weight:\s*(?:normal|400)/.test(said) && 'normal',
    /(?<!-)font-style:\s*italic/.test(said) && 'italic',
    /msotitle/.test(said) && 'title',
  ].filter(Boolean);
  return words.length === 0 ? '' : ` data-look="${words.join(' ')}"`;
}
