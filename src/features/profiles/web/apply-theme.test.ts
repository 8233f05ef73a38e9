import { describe, expect, it } from 'vitest';
import { applyOwnTheme, applyTheme } from './apply-theme.ts';

/** As much of a document as is written to. */
const page = (cookie = '', theme?: string) =>
  ({ cookie, documentElement: { dataset: theme === undefined ? {} : { theme } } }) as unknown as Document;

describe('the look that someone chose', () => {
  it.each([
    ['dark', 'dark', /^theme=dark; .*max-age=31536000/],
    ['light', 'light', /^theme=light; /],
    ['auto', undefined, /^theme=; .*max-age=0/],
  ])('%s holds at once and on the next page', (chosen, shown, cookie) => {
    const document = page('', 'dark');
    applyTheme(chosen, document);
    expect(document.documentElement.dataset.theme).toBe(shown);
    expect(document.cookie).toMatch(cookie);
  });

  it.each([
    ['on a device where nobody chose', '', 'dark'],
    ['not where somebody chose', 'a=1; theme=light', undefined],
  ])('%s', (_, cookie, shown) => {
    const document = page(cookie);
    applyOwnTheme([{ key: 'theme', value: 'dark' }], document);
    expect(document.documentElement.dataset.theme).toBe(shown);
  });
});
