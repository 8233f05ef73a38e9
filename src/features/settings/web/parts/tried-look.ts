import { type Look, lookOf } from '../../contract/look.ts';
import { lookTokens } from '../preview/look-tokens.ts';
import { keptLook, keptLookText } from './kept-look.ts';

/**
 * Opens the whole site as it would look, in a tab of its own. What is tried stays in that tab, by its session storage: a new
 * tab begins with a copy of its opener's, so it is put there for that moment only. The server never hears of it.
 */
export function openWithLook(values: Readonly<Record<string, unknown>>, path: string): void {
  window.sessionStorage.setItem(keptLook, JSON.stringify(lookOf(values)));
  window.open(path, '_blank');
  window.sessionStorage.removeItem(keptLook);
}

/** What this tab tries, if anything. */
export function readTriedLook(): Look | undefined {
  const text = keptLookText();
  if (text === null) return undefined;
  try {
    return lookOf(JSON.parse(text) as Record<string, unknown>);
  } catch {
    // Not ours, or broken: then nothing is tried.
    return undefined;
  }
}

export function drawLook(page: Document, look: Look): void {
  for (const [token, value] of lookTokens(look)) page.documentElement.style.setProperty(token, value);
}

/** Back to where it was opened from; from a tab that was not opened by that one, to its screen. */
export function leaveTriedLook(settingsPath: string): void {
  window.sessionStorage.removeItem(keptLook);
  const opener = window.opener as Window | null;
  if (opener !== null && !opener.closed) window.close();
  else window.location.assign(settingsPath);
}
