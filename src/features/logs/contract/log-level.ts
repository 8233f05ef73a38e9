/** Severities as syslog counts them; the spec names 3 (an error in the error list) and 4 (404 and 410) (§8). */
export const logLevels = {
  emergency: 0,
  alert: 1,
  critical: 2,
  error: 3,
  warning: 4,
  notice: 5,
  info: 6,
  debug: 7,
} as const;
export type LogLevel = (typeof logLevels)[keyof typeof logLevels];
