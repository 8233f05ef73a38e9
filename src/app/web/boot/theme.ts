const year = 365 * 24 * 60 * 60;
const nightPictures = 'picture > source[media]';

/** Remembered in a cookie, so that the server draws the next page in it and nothing flashes. */
export function listenForThemeChoice(document: Document): void {
  const wasForced = document.documentElement.dataset.theme !== undefined;
  document.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLSelectElement) || target.dataset.themeChoice === undefined) return;
    const theme = target.value === 'light' || target.value === 'dark' ? target.value : '';
    document.cookie = `theme=${theme}; path=/; max-age=${theme === '' ? 0 : year}; samesite=lax`;
    // A page that was drawn for one theme has the pictures of that one only.
    if (wasForced) return document.defaultView?.location.reload();
    if (theme === '') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
    for (const source of document.querySelectorAll<HTMLSourceElement>(nightPictures)) {
      source.media = theme === '' ? '(prefers-color-scheme: dark)' : theme === 'dark' ? 'all' : 'not all';
    }
  });
}
