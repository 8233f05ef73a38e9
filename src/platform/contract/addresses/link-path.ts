/** Without the language's prefix: what a link shows to whoever has it, such as a page before it is published. */
export const isLinkPath = (path: string): boolean => /^\/(preview|shared-figures)\//.test(path);
