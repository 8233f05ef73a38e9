import type { SettingValues } from '../../contract/setting.ts';
import { lookTokens } from './look-tokens.ts';

export type Theme = 'light' | 'dark';

/** Draws a page of the site with these settings, saved or not. What is half typed leaves the page as it was. */
export function applyLook(page: Document, look: SettingValues, theme: Theme): void {
  const root = page.documentElement;
  root.dataset.theme = theme;
  for (const [token, value] of lookTokens(look)) root.style.setProperty(token, value);
  const header = page.querySelector<HTMLElement>('header[data-visibility]');
  if (header === null) return;
  header.dataset.visibility = look.headerVisibility;
  const row = header.querySelector<HTMLElement>('[data-logo]');
  if (row === null) return;
  row.dataset.logo = look.headerLogoPosition;
  const link = row.querySelector('a');
  if (link !== null) drawLogo(link, look, theme);
}

function drawLogo(link: HTMLAnchorElement, look: SettingValues, theme: Theme): void {
  const guid = (theme === 'dark' ? look.headerLogoDark : null) ?? look.headerLogo;
  const page = link.ownerDocument;
  if (guid === null) {
    const name = page.createElement('strong');
    name.textContent = look.platformName;
    name.style.fontSize = 'var(--size-28)';
    link.replaceChildren(name);
    return;
  }
  const address = `/a/${guid}?height=${(look.headerLogoHeight || 72) * 2}`;
  const known = link.querySelector('img');
  const image = known ?? page.createElement('img');
  // The choice between light and dark is made here and not by the browser.
  image.removeAttribute('srcset');
  image.alt = look.platformName;
  image.style.blockSize = 'var(--header-logo-height)';
  if (image.getAttribute('src') !== address) image.src = address;
  if (link.firstChild !== image || link.childNodes.length > 1) link.replaceChildren(image);
}
