/** Without the language's prefix: a link that shows a page before it is published. */
export const isPreviewPath = (path: string): boolean => path.startsWith('/preview/');
