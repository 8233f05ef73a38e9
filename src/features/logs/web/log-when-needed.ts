import type { BrowserLog, LogMessage } from './browser-log.ts';

/**
 * Most visits have nothing to log, so the log itself comes with the first message; those that come meanwhile wait for
 * it. One that cannot be fetched is no reason to break what it was to report on.
 */
export function createLogWhenNeeded({ id }: { id: string }): Pick<BrowserLog, 'log'> {
  const waiting: LogMessage[] = [];
  let browserLog: BrowserLog | undefined;
  let isComing = false;

  const fetchLog = async () => {
    const { createBrowserLog } = await import('./browser-log.ts');
    browserLog = createBrowserLog({ id });
    for (const message of waiting.splice(0)) browserLog.log(message);
  };

  return {
    log(message) {
      if (browserLog !== undefined) return browserLog.log(message);
      waiting.push(message);
      if (isComing) return;
      isComing = true;
      fetchLog().catch(() => {
        isComing = false;
        waiting.length = 0;
      });
    },
  };
}
