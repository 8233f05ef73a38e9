export interface FieldError {
  /** Where in the input: `body.email`, `query.language`. */
  path: string;
  code: string;
  message: string;
}

/** RFC 9457, with our own code, fields and correlation id. */
export interface Problem {
  type: string;
  title: string;
  status: number;
  code: string;
  detail: string;
  fields?: FieldError[];
  /** Where the specification names the outcomes of a call (§4), which of them this is. */
  result?: string;
  correlationId: string;
}

interface AppErrorOptions {
  fields?: FieldError[];
  headers?: Record<string, string>;
  /** An error we made ourselves and want to hear of, as opposed to a caller's mistake. */
  report?: boolean;
  cause?: unknown;
  /** Values for the message's placeholders. */
  values?: Record<string, string | number>;
  result?: string;
}

/** Every refusal that a caller is told of. Its words are found by code, in the caller's language. */
export class AppError extends Error {
  readonly code: string;
  readonly status: number;
  readonly fields: FieldError[] | undefined;
  readonly headers: Record<string, string>;
  readonly report: boolean;
  readonly values: Record<string, string | number>;
  readonly result: string | undefined;

  constructor(code: string, status: number, options: AppErrorOptions = {}) {
    super(code, { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.status = status;
    this.fields = options.fields;
    this.headers = options.headers ?? {};
    this.report = options.report ?? status >= 500;
    this.values = options.values ?? {};
    this.result = options.result;
  }
}

export const notFound = (what = 'not-found') => new AppError(what, 404);
export const gone = () => new AppError('gone', 410);
export const signInNeeded = () => new AppError('sign-in-needed', 401, { headers: { 'www-authenticate': 'Bearer' } });
export const notAllowed = (code = 'not-allowed') => new AppError(code, 403);
export const badInput = (fields: FieldError[]) => new AppError('bad-input', 400, { fields });
/** With the field that holds it, so that a form can say it there. */
export const momentOver = (field: string) =>
  new AppError('moment-over', 400, { fields: [{ path: `body.${field}`, code: 'in-the-past', message: field }] });
export const badRequest = (code: string) => new AppError(code, 400);
export const conflict = (code: string) => new AppError(code, 409);
export const tooLarge = () => new AppError('too-large', 413);
export const wrongOrigin = () => new AppError('wrong-origin', 403);
export const unavailable = (code = 'unavailable') => new AppError(code, 503);
export const tooMany = (retryAfterSeconds: number) =>
  new AppError('too-many-requests', 429, {
    headers: { 'retry-after': String(retryAfterSeconds) },
    values: { seconds: retryAfterSeconds },
  });

/** For who asks what somebody may have: what is refused or not there is nothing, and what went wrong still is wrong. */
export function undefinedIfRefused(error: unknown): undefined {
  if (!(error instanceof AppError) || error.status >= 500) throw error;
}
