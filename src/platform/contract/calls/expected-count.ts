import { AppError } from './errors.ts';

/**
 * Whoever chose all that a filter finds said yes to a number. When it finds others by then, nothing happens and they are
 * asked again.
 */
export function requireExpected(found: number, expected: number | undefined): void {
  if (expected !== undefined && found !== expected) throw new AppError('count-changed', 409);
}
