import type { FastifyInstance } from 'fastify';
import { safeReturnPath } from '#platform/contract/addresses/internal-path.ts';
import type { FormFields } from '#platform/contract/calls/body-kinds.ts';
import { type CallInput, endpointUrl } from '#platform/contract/calls/endpoint.ts';
import { AppError, gone } from '#platform/contract/calls/errors.ts';
import { defaultLanguage, type Language, withLanguagePrefix } from '#platform/contract/texts/language.ts';

/** Unless a form declares another. */
export const formLimit = 16 * 1024;

/** In this scope only: every other address keeps refusing forms, which another site could make a browser send. */
export function acceptForms(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
}

/** The same for forms that people make: a name can have several values, as boxes that are ticked have. */
export function acceptPosted(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) => {
    const fields = new Map<string, string[]>();
    for (const [name, value] of new URLSearchParams(String(body))) {
      const values = fields.get(name);
      if (values === undefined) fields.set(name, [value]);
      else values.push(value);
    }
    done(null, Object.fromEntries(fields));
  });
}

/** One of the platform's: `answerCall` saw to that. */
export const languageOfForm = ({ language = defaultLanguage }: FormFields): Language => language as Language;

/** A screen in the form's own language, with where its sender was going. */
export function screenAddress(fields: FormFields, screen: string, query: Record<string, string> = {}): string {
  const search = new URLSearchParams(query);
  if (fields.returnTo !== undefined) search.set('returnTo', safeReturnPath(fields.returnTo));
  const path = withLanguagePrefix(screen, languageOfForm(fields));
  return search.size === 0 ? path : `${path}?${search}`;
}

/**
 * The address of the screen that a refused form goes back to, with the code of the refusal; what was typed does not go
 * along, because addresses are kept and logged. What is our own fault is thrown on.
 */
export function comeBack(
  error: unknown,
  { params, body }: CallInput,
  { screen, refusal }: { screen: string; refusal: string | undefined },
): string {
  if (!(error instanceof AppError) || error.status >= 500) throw error;
  // No link of ours, so there is no screen behind it either.
  if (error.fields?.some(({ path }) => path.startsWith('params.'))) throw gone();
  const values = Object.fromEntries(Object.entries(error.values).map(([name, value]) => [name, String(value)]));
  const code = error.code === 'bad-input' && refusal !== undefined ? refusal : error.code;
  const path = endpointUrl({ method: 'GET', path: screen }, { params });
  return screenAddress(formFields(body), path, { error: code, ...values });
}

const formFields = (body: unknown): FormFields =>
  Object.fromEntries(
    Object.entries(body ?? {}).filter((field): field is [string, string] => typeof field[1] === 'string'),
  );
