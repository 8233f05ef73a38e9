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

/** What tells where it went wrong, and not the whole connection that an error of the database carries with it. */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { name, message, stack, cause } = error;
  const { code } = error as { code?: unknown };
  return {
    type: name,
    message,
    stack,
    ...(code === undefined ? {} : { code }),
    ...(cause === undefined ? {} : { cause: describeError(cause) }),
  };
}

export function createLogger(level: string, destination?: NodeJS.WritableStream): Logger {
  const options = {
    level,
    redact: { paths: secretPaths, censor: '[redacted]' },
    serializers: { err: describeError },
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}

/** What is written while one request is handled, with what tells that request from others. */
export type RequestLog = Pick<Logger, 'debug' | 'info' | 'warn' | 'error' | 'fatal'>;

/** A child of the log that is made with its first line: most requests write none, and making one costs as much as reading a request. */
export class LazyLog implements RequestLog {
  readonly #log: Logger;
  readonly #told: Readonly<Record<string, string>>;
  #child: Logger | undefined;

  constructor(log: Logger, told: Readonly<Record<string, string>>) {
    this.#log = log;
    this.#told = told;
  }

  get debug() {
    return this.#write('debug');
  }

  get info() {
    return this.#write('info');
  }

  get warn() {
    return this.#write('warn');
  }

  get error() {
    return this.#write('error');
  }

  get fatal() {
    return this.#write('fatal');
  }

  #write(level: keyof RequestLog): Logger['info'] {
    this.#child ??= this.#log.child(this.#told);
    return this.#child[level].bind(this.#child);
  }
}
