/** Where browsers send their log to (§7). */
export const logAddress = '/api/logs';

/** What one post may hold; the browser keeps to it and the server insists on it. */
export const maxEntriesPerPost = 50;
export const maxPostBytes = 64 * 1024;

/** Longer texts are cut, not refused: half a stack trace is worth more than none. */
export const textLimits = {
  short_message: 500,
  full_message: 4_000,
  origin: 500,
  platform: 253,
  user_agent: 500,
  error_name: 100,
  error_message: 1_000,
  error_stack: 4_000,
} as const;

export function cutText(text: string, limit: number): string {
  return text.length <= limit ? text : `${text.slice(0, limit - 1).toWellFormed()}…`;
}
