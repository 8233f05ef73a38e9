export interface HeaderShape {
  /** Under /admin the header is always the same bar. */
  isAdmin?: boolean;
  isMobile: boolean;
  hasMainMenu: boolean;
  /** Settings headerLogoHeight and headerLogoPadding. */
  logoHeight?: number;
  logoPadding?: number;
}

/**
 * §9: logo height (default 72) plus 16 on mobile; otherwise the larger of logo height plus twice the padding, or 56,
 * plus 48 with a main menu; admin header 48. In pixels; section 16 of tokens.css says the same.
 */
export function headerHeight({
  isAdmin,
  isMobile,
  hasMainMenu,
  logoHeight = 72,
  logoPadding = 8,
}: HeaderShape): number {
  if (isAdmin) return 48;
  if (isMobile) return logoHeight + 16;
  return Math.max(logoHeight + 2 * logoPadding, 56) + (hasMainMenu ? 48 : 0);
}
