import { type Property, propertyKeys, propertyOf } from '../contract/profile-properties.ts';

const year = 365 * 24 * 60 * 60;

/** As the choice in the footer does it: at once, and in a cookie, so that the server draws the next page in it. */
export function applyTheme(theme: string, page: Document = document): void {
  const isForced = theme === 'light' || theme === 'dark';
  page.cookie = `theme=${isForced ? theme : ''}; path=/; max-age=${isForced ? year : 0}; samesite=lax`;
  if (isForced) page.documentElement.dataset.theme = theme;
  else delete page.documentElement.dataset.theme;
}

/** On a device where nobody chose yet, the choice of the account holds. */
export function applyOwnTheme(properties: readonly Property[], page: Document = document): void {
  const theme = propertyOf(properties, propertyKeys.theme);
  if (typeof theme === 'string' && !/(?:^|;\s*)theme=/.test(page.cookie)) applyTheme(theme, page);
}
