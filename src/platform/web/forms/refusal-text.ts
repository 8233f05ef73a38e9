import type { FieldError } from '#platform/contract/calls/errors.ts';
import { CallError } from '#platform/web/api/call-error.ts';
import type { Translate } from '#platform/web/i18n/i18n.ts';

/** What no field can hold (storable-input.ts), whatever the form: it has the same words everywhere. */
const unstorable = ['bad-text', 'no-language'];

export const unstorableText = ({ code }: FieldError, t: Translate): string | undefined =>
  unstorable.includes(code) ? t(`forms.unstorable.${code}`) : undefined;

/** What to read after a call was refused. The server's own words are in the reader's language already. */
export function refusalText(error: unknown, t: Translate): string {
  const fields = (error instanceof CallError && error.problem?.fields) || [];
  for (const field of fields) {
    const words = unstorableText(field, t);
    if (words !== undefined) return words;
  }
  if (error instanceof CallError && error.problem !== undefined) return error.problem.detail;
  return t(error instanceof CallError && error.status === 0 ? 'forms.offline' : 'errors.internal.detail');
}

/**
 * The same, when a form came back to its screen with a code in the address, without any script. Only the codes that
 * the screen itself can bring on are told: any other would let an address write on our page.
 */
export function refusalTextOfAddress(
  search: URLSearchParams,
  t: Translate,
  knownCodes: readonly string[],
): string | undefined {
  const code = search.get('error');
  if (code === null) return undefined;
  const seconds = Number(search.get('seconds')) || 60;
  return t(knownCodes.includes(code) ? `errors.${code}.detail` : 'errors.internal.detail', { seconds });
}
