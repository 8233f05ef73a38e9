/** Apart from its schema, so that the browser can ask the same without the validation library. */
export const hrefPattern = /^(page:[0-9a-f-]{36}(#[a-z][a-z0-9-]*)?$|\/(?![/\\])|#|https?:\/\/|mailto:|tel:)/i;
export const longestHref = 2000;

export const isHref = (text: string): boolean => text.length <= longestHref && hrefPattern.test(text);
