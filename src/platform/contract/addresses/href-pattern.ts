import { writtenGuid } from '../calls/guid-text.ts';

/** Apart from its schema, so that the browser can ask the same without the validation library. */
export const hrefPattern =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: a browser drops tabs and line ends, so "/\t/host" would be another host.
  /^(?!.*[\u0000-\u001f\u007f])(page:[0-9a-f-]{36}(#[a-z][a-z0-9-]*)?$|\/(?![/\\])|#|https?:\/\/|mailto:|tel:)/is;
export const longestHref = 2000;

/** A page is named by one way of writing its guid, whoever sends it (§7: with hyphens or without). */
export const writtenHref = (href: string): string =>
  href.replace(/^page:([0-9a-f]{32}|[0-9a-f-]{36})(?=#|$)/i, (_, guid: string) => `page:${writtenGuid(guid)}`);

export const isHref = (text: string): boolean => text.length <= longestHref && hrefPattern.test(text);
