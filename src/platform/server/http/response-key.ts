/** Under which a kept answer to a call is found. */
export const callKey = (audience: string, url: string): string => `${audience}|${url}`;

/**
 * A page also differs by the theme that the reader chose, and by the address it was asked at, which stands in its head:
 * a name that someone made up must not end up in the page of everyone else.
 */
export const pageKey = (audience: string, origin: string, url: string, theme: string): string =>
  `${audience}|${theme}|${origin}${url}`;
