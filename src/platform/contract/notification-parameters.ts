/** §5. */
export const notificationPositions = [
  'top-left',
  'top-right',
  'bottom-left',
  'bottom-right',
  'top',
  'bottom',
  'left',
  'right',
  'center',
] as const;
export type NotificationPosition = (typeof notificationPositions)[number];

export const badgePositions = ['top-left', 'top-right', 'bottom-left', 'bottom-right'] as const;
export type BadgePosition = (typeof badgePositions)[number];

/** As a caller gives them: from code, but also from settings and stored preferences, so nothing is certain yet. */
export interface NotificationParameters {
  position?: unknown;
  timeout?: unknown;
  badgePosition?: unknown;
}

export interface ResolvedNotification {
  position: NotificationPosition;
  /** In milliseconds; 0 means it stays. */
  timeout: number;
  badgePosition: BadgePosition;
  /** In milliseconds; what stays has no progress to show. */
  progressDuration: number | undefined;
}

export type NotificationMisuse =
  | 'parameter-required'
  | 'wrong-position'
  | 'wrong-timeout'
  | 'wrong-badge-position'
  | 'grouped-update-forbidden';

/** §8: misuse is logged to the console. For developers, hence in English only. */
export const misuseMessages: Record<NotificationMisuse, string> = {
  'parameter-required': 'Notification: parameter required',
  'wrong-position': `Notification: wrong position, use one of ${notificationPositions.join(', ')}`,
  'wrong-timeout': 'Notification: wrong timeout, use a number of milliseconds of at least 0',
  'wrong-badge-position': `Notification: wrong badgePosition, use one of ${badgePositions.join(', ')}`,
  'grouped-update-forbidden': 'Notification: updating a grouped one is forbidden',
};

export const defaultTimeout = 5000;

export type NotificationResult =
  | { ok: true; value: ResolvedNotification }
  | { ok: false; misuse: Exclude<NotificationMisuse, 'grouped-update-forbidden'> };

const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === '';

function oneOf<T extends string>(allowed: readonly T[], value: unknown, fallback: T): T | undefined {
  return isEmpty(value) ? fallback : allowed.find((candidate) => candidate === value);
}

/** Infinity is refused: a browser's timer takes it for 0. */
function timeoutOf(value: unknown): number | undefined {
  if (isEmpty(value)) return defaultTimeout;
  return typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : undefined;
}

/**
 * §5: one of nine positions (default bottom); a timeout of at least 0, empty gives 5000 ms; a badge in one of four
 * corners, for which the spec names no default and we take top-right. §9: the progress animation lasts 1000 ms longer.
 */
export function resolveNotification(parameters: NotificationParameters | null | undefined): NotificationResult {
  if (!parameters) return { ok: false, misuse: 'parameter-required' };
  const position = oneOf(notificationPositions, parameters.position, 'bottom');
  if (!position) return { ok: false, misuse: 'wrong-position' };
  const timeout = timeoutOf(parameters.timeout);
  if (timeout === undefined) return { ok: false, misuse: 'wrong-timeout' };
  const badgePosition = oneOf(badgePositions, parameters.badgePosition, 'top-right');
  if (!badgePosition) return { ok: false, misuse: 'wrong-badge-position' };
  return {
    ok: true,
    value: { position, timeout, badgePosition, progressDuration: timeout ? timeout + 1000 : undefined },
  };
}
