import { type Logger, pino } from 'pino';

export type { Logger };

const secretNames = ['authorization', 'cookie', 'password', 'newPassword', 'token', 'secret', 'connectionString'];

/** Three floors deep, and `set-cookie` by its quoted name: wherever a secret turns up in what is logged. */
const secretPaths = [
  ...secretNames.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
  '["set-cookie"]',
  '*["set-cookie"]',
  '*.*["set-cookie"]',
];

export function createLogger(level: string, destination?: NodeJS.WritableStream): Logger {
  const options = {
    level,
    redact: { paths: secretPaths, censor: '[redacted]' },
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}
