import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#platform/contract/errors.ts';
import { safeReturnPath } from '#platform/contract/internal-path.ts';
import { defaultLanguage, isLanguage, type Language, withLanguagePrefix } from '#platform/contract/language.ts';

/** What a browser sends by itself, before or without any script. */
export type FormFields = Readonly<Record<string, string>>;

export const formLimit = 16 * 1024;

/** In this scope only: every other address keeps refusing forms, which another site could make a browser send. */
export function acceptForms(scope: FastifyInstance): void {
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: formLimit },
    (_, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
}

export function fieldsOf({ body }: FastifyRequest): FormFields {
  return typeof body === 'object' && body !== null ? (body as FormFields) : {};
}

export const languageOfForm = ({ language = '' }: FormFields): Language =>
  isLanguage(language) ? language : defaultLanguage;

/** A screen in the form's own language, with where its sender was going. */
export function screenAddress(fields: FormFields, screen: string, query: Record<string, string> = {}): string {
  const search = new URLSearchParams(query);
  if (fields.returnTo !== undefined) search.set('returnTo', safeReturnPath(fields.returnTo));
  const path = withLanguagePrefix(screen, languageOfForm(fields));
  return search.size === 0 ? path : `${path}?${search}`;
}

export function seeOther(reply: FastifyReply, path: string, cookies?: readonly string[]): FastifyReply {
  if (cookies !== undefined) reply.header('set-cookie', [...cookies]);
  return reply.code(303).headers({ location: path, 'cache-control': 'no-store' }).send();
}

/**
 * A refusal goes back to the screen with its code in the address; what was typed does not, because addresses are kept
 * and logged.
 */
export async function orComeBack(
  reply: FastifyReply,
  fields: FormFields,
  screen: string | ((refusal: AppError) => string),
  work: () => Promise<FastifyReply>,
): Promise<FastifyReply> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof AppError) || error.status >= 500) throw error;
    const values = Object.fromEntries(Object.entries(error.values).map(([name, value]) => [name, String(value)]));
    const back = typeof screen === 'string' ? screen : screen(error);
    return seeOther(reply, screenAddress(fields, back, { error: error.code, ...values }));
  }
}
