import type { Look } from '../../contract/look.ts';
import { isHexColor } from '../../contract/setting-rules.ts';
import { typeTokens } from '../../contract/type-css.ts';

/** What a look sets on a page of the site. What is half typed leaves the page as it was. */
export function lookTokens({ colorScheme, textSize, titleSize, ...look }: Look): [token: string, value: string][] {
  const { primary = '', accent = '' } = colorScheme ?? {};
  const tokens: [string, string][] = [];
  if (isHexColor(primary)) tokens.push(['--platform-primary', primary]);
  if (isHexColor(accent)) tokens.push(['--platform-accent', accent]);
  if (look.headerLogoHeight !== undefined) tokens.push(['--header-logo-height', `${look.headerLogoHeight ?? 0}px`]);
  if (look.headerLogoPadding !== undefined) tokens.push(['--header-logo-padding', `${look.headerLogoPadding ?? 0}px`]);
  if (textSize !== undefined && titleSize !== undefined) tokens.push(...typeTokens({ textSize, titleSize }));
  return tokens;
}
