import { keepEarlyPress } from './early-press.ts';
import { announceHeldStyles } from './held-styles.ts';
import { quietOnceLeft } from './quiet-once-left.ts';
import { listenForThemeChoice } from './theme.ts';

/**
 * The only script of a first visit: a page is complete and navigable without the application, which comes when the
 * browser has nothing better to do, at the first sign that someone wants more than to read, or at once for those who
 * are signed in.
 */
const signs = ['pointerdown', 'keydown', 'touchstart', 'focusin'] as const;
let isStarted = false;

function startApplication(): void {
  if (isStarted) return;
  isStarted = true;
  for (const sign of signs) window.removeEventListener(sign, startApplication);
  announceHeldStyles(document);
  void quietOnceLeft(
    window,
    import('../entry-client.tsx').then(({ started }) => started),
  );
}

function whenIdle(): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(startApplication, { timeout: 5000 });
  else setTimeout(startApplication, 1500);
}

listenForThemeChoice(document);
keepEarlyPress(document);
if (document.documentElement.hasAttribute('data-signed-in')) startApplication();
else {
  for (const sign of signs) window.addEventListener(sign, startApplication, { passive: true });
  if (document.readyState === 'complete') whenIdle();
  else window.addEventListener('load', whenIdle);
}
