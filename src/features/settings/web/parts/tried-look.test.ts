import { afterEach, expect, it, vi } from 'vitest';
import { drawLook, openWithLook, readTriedLook } from './tried-look.ts';

const key = 'plein.tried-look';
afterEach(() => {
  window.sessionStorage.clear();
  vi.restoreAllMocks();
});

it('hands a look to the tab that it opens and keeps none itself', () => {
  let given: string | null = null;
  vi.spyOn(window, 'open').mockImplementation(() => {
    given = window.sessionStorage.getItem(key);
    return null;
  });
  openWithLook({ headerLogoHeight: 64, browserColor: 'groen', hostNames: ['www.example.nl'] }, '/en');
  expect(window.open).toHaveBeenCalledWith('/en', '_blank');
  expect(JSON.parse(given ?? '')).toEqual({ headerLogoHeight: 64 });
  expect(readTriedLook()).toBeUndefined();
});

it.each([
  ['{"titleSize":40,"siteIsOpen":false}', { titleSize: 40 }],
  ['{"titleSize":"url(https://elders.example)"}', {}],
  ['no json', undefined],
  ['null', undefined],
])('reads %s as %j', (text, look) => {
  window.sessionStorage.setItem(key, text);
  expect(readTriedLook()).toEqual(look);
});

it('sets what a look says on the page, and leaves the rest', () => {
  const page = document.implementation.createHTMLDocument();
  drawLook(page, { colorScheme: { primary: '#1f5a3c', accent: 'half' }, headerLogoPadding: 12 });
  const { style } = page.documentElement;
  expect(style.getPropertyValue('--platform-primary')).toBe('#1f5a3c');
  expect(style.getPropertyValue('--header-logo-padding')).toBe('12px');
  expect(style.getPropertyValue('--platform-accent')).toBe('');
  expect(style.getPropertyValue('--header-logo-height')).toBe('');
});

it('tries nothing where storage is blocked', () => {
  const storage = vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  const tried = readTriedLook();
  storage.mockRestore();
  expect(tried).toBeUndefined();
});
