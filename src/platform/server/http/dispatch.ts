import type { z } from 'zod';
import { type CallInput, type Endpoint, endpointKey, isOpenWhileViewingAs } from '#platform/contract/calls/endpoint.ts';
import { AppError, badInput, type FieldError, notAllowed, signInNeeded } from '#platform/contract/calls/errors.ts';
import { decide } from '#platform/contract/rights/decide.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import type { Language, PlatformLocale } from '#platform/contract/texts/language.ts';
import { withEffects } from '../effects.ts';
import type { RequestContext, Route } from './route.ts';

/**
 * One call, from raw input to checked output: the same for a request over HTTP and for server rendering, so that the
 * two cannot disagree on rights, validation or shape.
 */
export async function dispatch<Services>(
  { endpoint, handle }: Route<Services>,
  context: RequestContext<Services>,
  input: CallInput,
): Promise<unknown> {
  requireAccess(context.viewer, endpoint);
  const parsed = parseInput(endpoint, input);
  requireLanguage(parsed, context.locale);
  const { viewingAs } = context.viewer;
  const scope = { name: endpointKey(endpoint), declared: endpoint, log: context.log, viewingAs };
  const output = await withEffects(scope, () => handle(context, parsed));
  const checked = endpoint.output.safeParse(output);
  // The answer is not what was declared: our fault, never the caller's.
  if (!checked.success) throw new AppError('invalid-response', 500, { cause: checked.error });
  return checked.data;
}

/** First whether it is made in one's own name: what is closed while viewing as someone is so whatever they may. */
export function requireAccess(viewer: Viewer, endpoint: Pick<Endpoint, 'access' | 'whileViewingAs' | 'cached'>): void {
  refuseWhileViewingAs(viewer, endpoint);
  const { access } = endpoint;
  if (decide(viewer, 'enter', { kind: 'area', access }).allowed) return;
  if (viewer.kind === 'anonymous') throw signInNeeded();
  throw notAllowed(viewer.hasDeclinedTerms === true ? 'terms-declined' : undefined);
}

export function refuseWhileViewingAs(viewer: Viewer, endpoint: Pick<Endpoint, 'whileViewingAs' | 'cached'>): void {
  if (viewer.viewingAs !== undefined && !isOpenWhileViewingAs(endpoint)) throw notAllowed('viewing-as');
}

/** A language that the platform is not read in has no content, and no address that an answer could name. */
function requireLanguage(parsed: { query: unknown; body: unknown }, { languages }: PlatformLocale): void {
  for (const part of ['query', 'body'] as const) {
    const { language } = (parsed[part] ?? {}) as { language?: unknown };
    if (language === undefined || languages.includes(language as Language)) continue;
    throw badInput([{ path: `${part}.language`, code: 'unknown-language', message: languages.join(', ') }]);
  }
}

function parseInput(endpoint: Endpoint, input: CallInput): { params: unknown; query: unknown; body: unknown } {
  const fields: FieldError[] = [];
  const parsed = {
    params: parsePart('params', endpoint.params, input.params, fields),
    query: parsePart('query', endpoint.query, input.query, fields),
    body: parsePart('body', endpoint.body, input.body, fields),
  };
  if (fields.length > 0) throw badInput(fields);
  return parsed;
}

function parsePart(name: string, schema: z.ZodType | undefined, value: unknown, fields: FieldError[]): unknown {
  if (schema === undefined) return undefined;
  const result = schema.safeParse(value ?? (name === 'body' ? value : {}));
  if (result.success) return result.data;
  for (const issue of result.error.issues) {
    fields.push({ path: [name, ...issue.path].join('.'), code: issue.code, message: issue.message });
  }
  return undefined;
}
