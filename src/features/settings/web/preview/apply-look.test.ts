import { beforeEach, expect, it } from 'vitest';
import { completeSettings } from '../../contract/setting.ts';
import { applyLook } from './apply-look.ts';

const header = `<header data-visibility="scroll"><div data-logo="left"><a href="/"><picture><source srcset="/a/x"><img src="/a/x" srcset="/a/x 2x"></picture></a></div></header>`;
const page = document.implementation.createHTMLDocument();
const token = (name: string) => page.documentElement.style.getPropertyValue(name);

beforeEach(() => {
  page.body.innerHTML = header;
});

it('draws colours, sizes and the header as they are filled in', () => {
  const look = completeSettings({
    colorScheme: { primary: '#1f5a3c', accent: '#e8a300' },
    headerLogoHeight: 40,
    headerLogoPosition: 'center',
    headerVisibility: 'pinned',
    textSize: 22,
  });
  applyLook(page, look, 'dark');
  expect(token('--platform-primary')).toBe('#1f5a3c');
  expect(token('--header-logo-height')).toBe('40px');
  expect(token('--site-text-size')).toBe('var(--size-22)');
  expect(page.documentElement.dataset.theme).toBe('dark');
  expect(page.querySelector<HTMLElement>('header')?.dataset.visibility).toBe('pinned');
  expect(page.querySelector<HTMLElement>('[data-logo]')?.dataset.logo).toBe('center');
});

it.each([
  ['light', 'aaaa', 'bbbb', '/a/aaaa?height=144'],
  ['dark', 'aaaa', 'bbbb', '/a/bbbb?height=144'],
  ['dark', 'aaaa', null, '/a/aaaa?height=144'],
] as const)('shows the logo of a %s page', (theme, headerLogo, headerLogoDark, address) => {
  applyLook(page, { ...completeSettings({}), headerLogo, headerLogoDark }, theme);
  expect([...page.querySelectorAll('a > *')].map((one) => one.getAttribute('src'))).toEqual([address]);
});

it('shows the name where there is no logo, and a logo again after that', () => {
  const look = { ...completeSettings({ platformName: 'Vloedhaven' }), headerLogo: null };
  applyLook(page, look, 'light');
  expect(page.querySelector('a')?.textContent).toBe('Vloedhaven');
  applyLook(page, { ...look, headerLogo: 'aaaa' }, 'light');
  expect(page.querySelector('a img')?.getAttribute('alt')).toBe('Vloedhaven');
});

it('keeps the colours it had while one is half typed', () => {
  const look = completeSettings({ colorScheme: { primary: '#1f5a3c', accent: '#e8a300' } });
  applyLook(page, look, 'light');
  applyLook(page, { ...look, colorScheme: { primary: '#1f', accent: '#e8a300' } }, 'light');
  expect(token('--platform-primary')).toBe('#1f5a3c');
});
