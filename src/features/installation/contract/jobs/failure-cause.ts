export const failureCauses = ['unreachable', 'slow', 'full', 'stopped', 'refused', 'database', 'fault'] as const;
export type FailureCause = (typeof failureCauses)[number];

/** By what libraries and the database call it; the first that fits says it. */
const signs: [FailureCause, RegExp][] = [
  ['stopped', /^job (timed out|heartbeat)/i],
  ['full', /\b(ENOSPC|EDQUOT|53100)\b|no space left|disk (is )?full/i],
  [
    'unreachable',
    /\b(ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|EPIPE|ECONNECTION)\b|fetch failed|socket hang up/i,
  ],
  ['slow', /\b(ETIMEDOUT|ESOCKETTIMEDOUT|TimeoutError|57014)\b|timed? ?out/i],
  ['refused', /\b(EAUTH|EENVELOPE|EMESSAGE)\b/],
];
/** As PostgreSQL says what was wrong with a statement. */
const sqlState = /^[0-9A-Z]{5}$/;

interface Told {
  name?: unknown;
  code?: unknown;
  message?: unknown;
  errors?: unknown;
  value?: unknown;
  cause?: unknown;
}

const isTold = (reason: unknown): reason is Told => reason !== null && typeof reason === 'object';

/**
 * Why work failed, in one of few words. What an error says can hold what is a platform's own (an address, a title, words that
 * somebody wrote), so whoever runs the installation reads only of which kind it was.
 */
export function failureCause(reason: unknown): FailureCause {
  if (typeof reason === 'string') return signs.find(([, sign]) => sign.test(reason))?.[0] ?? 'fault';
  if (!isTold(reason)) return 'fault';
  const { name, code, message, errors, value, cause } = reason;
  // The work of every platform at once fails with those of the platforms.
  if (Array.isArray(errors) && errors.length > 0) return failureCause(errors[0]);
  if (value !== undefined) return failureCause(value);
  const told = [name, code, message].filter((one) => typeof one === 'string');
  for (const [kind, sign] of signs) if (told.some((text) => sign.test(text))) return kind;
  if (typeof code === 'string' && sqlState.test(code)) return 'database';
  return cause === undefined ? 'fault' : failureCause(cause);
}
