import { z } from 'zod';
import { logLevels } from './log-level.ts';
import { cutText, maxEntriesPerPost, textLimits } from './log-limits.ts';

const text = (limit: number) => z.string().overwrite((value) => cutText(value, limit));

export const LogError = z.object({
  name: text(textLimits.error_name),
  message: text(textLimits.error_message),
  stack: text(textLimits.error_stack).optional(),
});
export type LogError = z.infer<typeof LogError>;

/** One line of a browser's log (§3). */
export const LogEntry = z.object({
  short_message: text(textLimits.short_message),
  full_message: text(textLimits.full_message).optional(),
  level: z.literal(Object.values(logLevels)),
  /** The page it happened on, without its query. */
  origin: text(textLimits.origin),
  /** The host name without port (§9). */
  platform: text(textLimits.platform),
  user_agent: text(textLimits.user_agent),
  /** In seconds, with decimals. */
  timestamp: z.number().nonnegative(),
  bot: z.boolean(),
  error: LogError.optional(),
});
export type LogEntry = z.infer<typeof LogEntry>;

export const LogEntries = z.array(LogEntry).min(1).max(maxEntriesPerPost);
