import { expect, test } from 'vitest';
import { type HeaderShape, headerHeight } from './header-height.ts';

test.each<[HeaderShape, number]>([
  // logo height (default 72) plus 16 on mobile
  [{ isMobile: true, hasMainMenu: false }, 88],
  [{ isMobile: true, hasMainMenu: true }, 88],
  [{ isMobile: true, hasMainMenu: true, logoHeight: 40, logoPadding: 20 }, 56],
  // otherwise the larger of logo height plus twice the padding, or 56
  [{ isMobile: false, hasMainMenu: false }, 88],
  [{ isMobile: false, hasMainMenu: false, logoHeight: 100 }, 116],
  [{ isMobile: false, hasMainMenu: false, logoHeight: 72, logoPadding: 0 }, 72],
  [{ isMobile: false, hasMainMenu: false, logoHeight: 40 }, 56],
  [{ isMobile: false, hasMainMenu: false, logoHeight: 20, logoPadding: 4 }, 56],
  // plus 48 with a main menu
  [{ isMobile: false, hasMainMenu: true }, 136],
  [{ isMobile: false, hasMainMenu: true, logoHeight: 20, logoPadding: 4 }, 104],
  // admin header 48
  [{ isAdmin: true, isMobile: false, hasMainMenu: true, logoHeight: 100 }, 48],
  [{ isAdmin: true, isMobile: true, hasMainMenu: false }, 48],
])('%j', (shape, height) => {
  expect(headerHeight(shape)).toBe(height);
});
