import { isbot } from 'isbot';
import type { LogEntry } from '../contract/log-entry.ts';
import { type LogLevel, logLevels } from '../contract/log-level.ts';
import { cutText, logAddress, textLimits } from '../contract/log-limits.ts';
import { logErrorOf } from './log-error.ts';
import { LogQueue } from './log-queue.ts';
import { postLogs } from './log-transport.ts';

const flushAfter = 5000; // §9

export interface LogMessage {
  level: LogLevel;
  shortMessage: string;
  fullMessage?: string | undefined;
  error?: unknown;
}

export interface BrowserLog {
  log(message: LogMessage): void;
  /** Sends what waits. Happens by itself every 5 s and when the page is hidden or left (§7). */
  flush(): void;
  stop(): void;
}

interface BrowserLogOptions {
  /** Of this page view. Every message starts with it, so that the lines of one view can be found together (§9). */
  id: string;
  post?: typeof postLogs;
}

/**
 * The browser's log. The bot patterns are in it (1.5 KB compressed) because the entry promises the flag; the server
 * decides it anew from the request.
 */
export function createBrowserLog({ id, post = postLogs }: BrowserLogOptions): BrowserLog {
  const queue = new LogQueue();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const entryOf = ({ level, shortMessage, fullMessage, error }: LogMessage): LogEntry => {
    const { hostname, origin, pathname } = window.location;
    const thrown = logErrorOf(error);
    return {
      short_message: cutText(`${id} ${hostname} ${shortMessage}`, textLimits.short_message),
      ...(fullMessage !== undefined && { full_message: cutText(fullMessage, textLimits.full_message) }),
      level,
      // Without the query: what people search for or prove their address with is not ours to keep.
      origin: cutText(origin + pathname, textLimits.origin),
      platform: hostname,
      user_agent: cutText(navigator.userAgent, textLimits.user_agent),
      timestamp: Date.now() / 1000,
      bot: isbot(navigator.userAgent),
      ...(thrown !== undefined && { error: thrown }),
    };
  };

  const send = async (batch: LogEntry[]) => {
    // A batch that did not arrive is counted and not sent again, so that a failing address is never flooded.
    if (!(await post(logAddress, batch))) queue.countLost(batch);
  };

  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    if (queue.isEmpty) return;
    const lost = queue.takeLost();
    if (lost > 0) queue.add(entryOf({ level: logLevels.warning, shortMessage: `${lost} log messages were lost` }));
    while (!queue.isEmpty) void send(queue.takeBatch());
  };

  const flushWhenHidden = () => {
    if (document.visibilityState === 'hidden') flush();
  };
  document.addEventListener('visibilitychange', flushWhenHidden);
  window.addEventListener('pagehide', flush);

  return {
    log(message) {
      try {
        queue.add(entryOf(message));
        timer ??= setTimeout(flush, flushAfter);
      } catch {
        // A log may be incomplete; it may never break what it reports on.
      }
    },
    flush,
    stop() {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', flushWhenHidden);
      window.removeEventListener('pagehide', flush);
    },
  };
}
