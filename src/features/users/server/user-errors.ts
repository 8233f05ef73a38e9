import { AppError, notAllowed } from '#platform/contract/calls/errors.ts';
import type { UserDecision } from '../contract/user-rules.ts';

/** What a refused change of an account answers. The last admin is a state of the platform, not a lack of rights. */
export function refuse({ rule }: UserDecision): AppError {
  if (rule === 'last-admin') return new AppError('last-admin', 409);
  return notAllowed(rule === 'admins-only' ? 'not-allowed' : rule);
}

/** What the database refused because of what the caller asked; anything else is our fault. */
export function isUnknownRole(error: unknown): boolean {
  const { code, constraint } = (error ?? {}) as { code?: string; constraint?: string };
  return code === '23503' && constraint === 'user_role_role_id_fkey';
}
