import type { AskedCategory } from './consent.ts';

interface Asked {
  /** Without the language's prefix. */
  path: string;
  isConsentSet: boolean;
  categories: readonly AskedCategory[];
}

/** §2: not on the cookie statement or an invitation, not when the choice is made, and only if there is one to make. */
export const isConsentDialogShown = ({ path, isConsentSet, categories }: Asked): boolean =>
  !isConsentSet && categories.length > 0 && !/^\/(legal\/cookie-statement|invitation)(\/|$)/.test(path);
