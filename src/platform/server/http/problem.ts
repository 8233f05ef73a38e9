import { AppError, type Problem, tooLarge, tooMany } from '#platform/contract/calls/errors.ts';
import { defaultLanguage, type Language } from '#platform/contract/texts/language.ts';
import en from '#platform/messages/en.json' with { type: 'json' };
import nl from '#platform/messages/nl.json' with { type: 'json' };
import { DatabaseError, type DatabaseTrouble } from '../database/database-error.ts';
import { StorageError } from '../storage/file-storage.ts';

/** By code. */
export type ErrorTexts = Readonly<Record<string, { title: string; detail: string }>>;
const general: Partial<Record<string, ErrorTexts>> = { nl: nl.errors, en: en.errors };

/** The words for every refusal in one language: the general ones, and those of each feature. */
export type TextsOfErrors = (language: Language) => ErrorTexts;

/** Only for languages that refusals are written in. */
export function gatherErrorTexts(found: Readonly<Record<string, readonly ErrorTexts[]>>): TextsOfErrors {
  const gathered = new Map<Language, ErrorTexts>();
  return (language) => {
    const known = gathered.get(language) ?? Object.assign({}, general[language], ...(found[language] ?? []));
    gathered.set(language, known);
    return known;
  };
}

/** Whatever was thrown, as an error that may be told. What we do not know becomes a plain 500. */
export function asAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown;
  const { code, statusCode } = (thrown ?? {}) as { code?: string; statusCode?: number };
  const trouble = troubleIn(thrown);
  if (trouble !== undefined) {
    return new AppError(`database-${trouble}`, 503, { headers: retryLater, cause: thrown });
  }
  const storageTrouble = storageTroubleIn(thrown);
  if (storageTrouble !== undefined) {
    return new AppError(`storage-${storageTrouble}`, 503, { headers: retryLater, cause: thrown });
  }
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return tooLarge();
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return new AppError('wrong-media-type', 415);
  if (statusCode === 429) return tooMany(60);
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) return new AppError('bad-request', statusCode);
  return new AppError('internal', 500, { cause: thrown });
}

const retryLater = { 'retry-after': '5' };

/** Also where a library that asked the database wrapped what it got. */
function troubleIn(thrown: unknown): DatabaseTrouble | undefined {
  for (let error = thrown, depth = 0; error instanceof Error && depth < 5; error = error.cause, depth += 1) {
    if (error instanceof DatabaseError) return error.trouble;
  }
  return undefined;
}

/** No room, or no room for this process. */
const fullDisk = ['ENOSPC', 'EDQUOT'];

/** Of where files lie: storage elsewhere, or the disk. */
function storageTroubleIn(thrown: unknown): 'away' | 'full' | undefined {
  for (let error = thrown, depth = 0; error instanceof Error && depth < 5; error = error.cause, depth += 1) {
    if (error instanceof StorageError) return 'away';
    if ('code' in error && fullDisk.includes(String(error.code))) return 'full';
  }
  return undefined;
}

export function problemOf(error: AppError, texts: ErrorTexts, correlationId: string): Problem {
  const { title, detail } = texts[error.code] ??
    texts[error.status >= 500 ? 'internal' : 'bad-request'] ?? { title: error.code, detail: '' };
  return {
    type: 'about:blank',
    title,
    status: error.status,
    code: error.code,
    detail: fillIn(detail, error.values),
    ...(error.fields === undefined ? {} : { fields: error.fields }),
    ...(error.result === undefined ? {} : { result: error.result }),
    correlationId,
  };
}

const fillIn = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));

/** The first language of the caller's that is among these; Dutch otherwise (§9). */
export function languageOfHeader(acceptLanguage: string | undefined, languages: readonly Language[]): Language {
  const asked = acceptLanguage?.split(',').map((one) => one.split(';')[0]?.trim().toLowerCase() ?? '') ?? [];
  for (const tag of asked) {
    const own = languages.find((language) => tag === language.toLowerCase());
    const alike = own ?? languages.find((language) => tag.startsWith(`${language.toLowerCase()}-`));
    if (alike !== undefined) return alike;
  }
  return defaultLanguage;
}
