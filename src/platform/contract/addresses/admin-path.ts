import { splitLanguagePrefix } from '../texts/language.ts';

/** §2: paths under /admin show the admin menu, and have no edit button and no breadcrumbs. */
export const isAdminPath = (path: string): boolean => /^\/admin(?:[/?#]|$)/.test(splitLanguagePrefix(path).path);
