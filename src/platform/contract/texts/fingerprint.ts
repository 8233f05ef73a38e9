import { defaultLanguage, type Language } from './language.ts';

/** A short sum of every text in one language, in order: that of the default one differs when the source of a translation has changed. */
export function sourceFingerprint(document: unknown, language: Language = defaultLanguage): string {
  // FNV-1a of 64 bits, in two halves: a page has hundreds of thousands of letters, and is looked at whenever someone types.
  let high = 0xcbf29ce4;
  let low = 0x84222325;
  const add = (words: string) => {
    for (let index = 0; index < words.length; index++) {
      const mixed = (low ^ words.charCodeAt(index)) >>> 0;
      const product = mixed * 0x1b3;
      high = (Math.imul(high, 0x1b3) + Math.floor(product / 0x1_0000_0000) + (mixed << 8)) >>> 0;
      low = product >>> 0;
    }
  };
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) for (const item of value) walk(item);
    else if (typeof value === 'object' && value !== null) {
      if ('$lang' in value) {
        const own = (value.$lang as Record<string, unknown>)[language];
        if (own !== undefined && own !== '') add(`${JSON.stringify(own, inOrder)}\n`);
      } else for (const [, inner] of entriesInOrder(value)) walk(inner);
    }
  };
  walk(document);
  return [high, low].map((half) => half.toString(16).padStart(8, '0')).join('');
}

/** The database gives keys back in an order of its own. */
const entriesInOrder = (value: object): [string, unknown][] =>
  Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));

const inOrder = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(entriesInOrder(value))
    : value;

/** The same of one text; of one that nobody wrote as of an empty one. */
export const textFingerprint = (text: unknown): string => sourceFingerprint({ $lang: { [defaultLanguage]: text } });
