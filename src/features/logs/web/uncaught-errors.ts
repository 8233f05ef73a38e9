import { logLevels } from '../contract/log-level.ts';
import { logAddress } from '../contract/log-limits.ts';
import type { BrowserLog } from './browser-log.ts';

// Visitors' extensions fail in our pages too, and nobody here can mend them.
const extension = /^(?:chrome|moz|safari(?:-web)?)-extension:/;
// Browsers report it as an error; it only says that a size was measured a frame later.
const harmless = /^ResizeObserver loop/;

/** Logs what nobody caught: errors, rejected promises and what the content security policy stopped. Returns the way to end it. */
export function logUncaughtErrors(log: BrowserLog['log']): () => void {
  const listening = new AbortController();
  const { signal } = listening;

  window.addEventListener(
    'error',
    ({ error, message, filename, lineno, colno }) => {
      if (extension.test(filename) || harmless.test(message)) return;
      log({ level: logLevels.error, shortMessage: message, fullMessage: `${filename}:${lineno}:${colno}`, error });
    },
    { signal },
  );
  window.addEventListener(
    'unhandledrejection',
    ({ reason }) => {
      const message = reason instanceof Error ? reason.message : String(reason);
      log({ level: logLevels.error, shortMessage: `Unhandled rejection: ${message}`, error: reason });
    },
    { signal },
  );
  document.addEventListener(
    'securitypolicyviolation',
    ({ blockedURI, effectiveDirective, sourceFile, lineNumber, columnNumber }) => {
      if (extension.test(blockedURI) || extension.test(sourceFile)) return;
      // A policy that stops the log itself would otherwise be reported, and stopped, for ever.
      if (blockedURI.includes(logAddress)) return;
      const blocked = blockedURI.split(/[?#]/, 1)[0];
      log({
        level: logLevels.warning,
        shortMessage: `Content security policy: ${effectiveDirective} stopped ${blocked}`,
        fullMessage: `${sourceFile}:${lineNumber}:${columnNumber}`,
      });
    },
    { signal },
  );
  return () => listening.abort();
}
