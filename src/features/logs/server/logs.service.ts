import { isbot } from 'isbot';
import { withoutSecrets } from '#platform/contract/addresses/secret-path.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import type { LogEntry } from '../contract/log-entry.ts';
import type { LogLevel } from '../contract/log-level.ts';
import { plainLine } from './plain-line.ts';

type LineLevel = 'fatal' | 'error' | 'warn' | 'info' | 'debug';
type WriteLine = (fields: Record<string, unknown>, message: string) => void;

/** The part of pino's logger that is used here. */
export type LineLogger = Record<LineLevel, WriteLine>;

/** What the request says of itself; it counts for more than what the entries say. */
export interface LogSource {
  userAgent: string;
  /** The request's own: it already says which platform and which request. */
  log: LineLogger;
}

const lineLevels: Record<LogLevel, LineLevel> = {
  0: 'fatal',
  1: 'fatal',
  2: 'fatal',
  3: 'error',
  4: 'warn',
  5: 'info',
  6: 'info',
  7: 'debug',
};

/** A person's link to sign in may be the page on which something went wrong. */
const told = (text: string): string => plainLine(withoutSecrets(text));

export function recordBrowserLogs(viewer: Viewer, source: LogSource, entries: readonly LogEntry[]): void {
  const userAgent = plainLine(source.userAgent);
  // Again from the request itself: an entry can claim anything (§9).
  const bot = isbot(source.userAgent);
  for (const entry of entries) {
    const browser = { ...browserFields(entry), userAgent, bot, viewer: viewer.kind };
    source.log[lineLevels[entry.level]]({ browser }, told(entry.short_message));
  }
}

// Under one key, so that no entry can overwrite a field that the logger itself writes.
function browserFields({ full_message, origin, platform, timestamp, level, error }: LogEntry): Record<string, unknown> {
  return {
    level,
    timestamp,
    origin: told(origin),
    host: plainLine(platform),
    ...(full_message !== undefined && { fullMessage: told(full_message) }),
    ...(error !== undefined && {
      error: {
        name: told(error.name),
        message: told(error.message),
        ...(error.stack !== undefined && { stack: told(error.stack) }),
      },
    }),
  };
}
