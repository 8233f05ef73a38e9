const year = 365 * 24 * 60 * 60;

/** Remembered in a cookie, so that the server draws the next page in it and nothing flashes. */
export function listenForThemeChoice(document: Document): void {
  document.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLSelectElement) || target.dataset.themeChoice === undefined) return;
    const theme = target.value === 'light' || target.value === 'dark' ? target.value : '';
    if (theme === '') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
    document.cookie = `theme=${theme}; path=/; max-age=${theme === '' ? 0 : year}; samesite=lax`;
  });
}
