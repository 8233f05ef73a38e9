import type { FieldError } from '#platform/contract/calls/errors.ts';
import type { Translate } from '#platform/web/i18n/i18n.ts';
import { CallError } from '../api/call-error.ts';
import type { FormError } from '../ui/error-summary/form-error-summary.tsx';
import { refusalText, unstorableText } from './refusal-text.ts';

/** What stands behind words that were put around it (§8). */
const causeOf = (error: unknown): unknown =>
  !(error instanceof CallError) && error instanceof Error && error.cause !== undefined ? error.cause : error;

/**
 * What a form tells after it was refused: of each field that the server named what the form says of it, and of the
 * rest, once, what the server said of the whole.
 */
export function refusalErrors(
  error: unknown,
  t: Translate,
  toldAtField: (field: FieldError) => FormError | undefined,
  /** By code, where the form knows better than the server what to do now. */
  ownWords: Readonly<Record<string, string>> = {},
): FormError[] {
  const cause = causeOf(error);
  const whole = (cause instanceof CallError && ownWords[cause.code]) || refusalText(cause, t);
  const fields = (cause instanceof CallError ? cause.problem?.fields : undefined) ?? [];
  const told = new Map<string | undefined, FormError>();
  for (const field of fields) {
    const words = unstorableText(field, t);
    const known = toldAtField(field) ?? { message: whole };
    const one = words === undefined ? known : { ...known, message: words };
    if (!told.has(one.fieldId)) told.set(one.fieldId, one);
  }
  return told.size > 0 ? [...told.values()] : [{ message: whole }];
}
