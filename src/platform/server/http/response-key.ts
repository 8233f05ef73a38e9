/** Under which a kept answer is found. Pages also differ by the theme that the reader chose. */
export const responseKey = (audience: string, url: string, theme = ''): string => `${audience}|${theme}|${url}`;
