import type { LogError } from '../contract/log-entry.ts';
import { cutText, textLimits } from '../contract/log-limits.ts';

/** What was thrown, as far as it tells: anything can be thrown in JavaScript. */
export function logErrorOf(thrown: unknown): LogError | undefined {
  if (thrown === undefined || thrown === null) return undefined;
  if (!(thrown instanceof Error))
    return { name: typeof thrown, message: cutText(printed(thrown), textLimits.error_message) };
  const { name, message, stack } = thrown;
  return {
    name: cutText(name, textLimits.error_name),
    message: cutText(message, textLimits.error_message),
    ...(stack !== undefined && { stack: cutText(stack, textLimits.error_stack) }),
  };
}

function printed(value: unknown): string {
  try {
    return typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value));
  } catch {
    return Object.prototype.toString.call(value);
  }
}
