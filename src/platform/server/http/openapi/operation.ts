import { z } from 'zod';
import { answerKindOf, bodyKindOf } from '#platform/contract/calls/body-kinds.ts';
import type { Endpoint } from '#platform/contract/calls/endpoint.ts';
import { refusalsOf } from './refusals.ts';
import type { JsonSchema, SchemaBook, UsedSchema } from './schema-book.ts';

/** The schemas of a call that are described as such; the parameters are described one by one. */
export function schemasOf({ params, query, body, output }: Endpoint): UsedSchema[] {
  const kind = bodyKindOf(body);
  const sent = kind === undefined ? body : kind.kind === 'files' ? undefined : kind.schema;
  return [
    ...[params, query].flatMap((schema) => Object.values(shapeOf(schema))).map(asInput),
    ...(sent === undefined ? [] : [asInput(sent)]),
    ...(answerKindOf(output) === undefined && !isNothing(output) ? [{ schema: output, io: 'output' as const }] : []),
  ];
}

const asInput = (schema: z.ZodType): UsedSchema => ({ schema, io: 'input' });

const shapeOf = (schema: z.ZodType | undefined): Record<string, z.ZodType> =>
  schema instanceof z.ZodObject ? (schema.shape as Record<string, z.ZodType>) : {};

const isNothing = (output: z.ZodType): boolean => output instanceof z.ZodUndefined || output instanceof z.ZodVoid;

export function operationOf(endpoint: Endpoint, book: SchemaBook): Record<string, unknown> {
  const parameters = [...parametersOf('path', endpoint.params, book), ...parametersOf('query', endpoint.query, book)];
  const signIn = [{ bearer: [] }, { session: [] }];
  return {
    operationId: operationIdOf(endpoint),
    summary: endpoint.summary,
    tags: [endpoint.feature],
    'x-access': endpoint.access,
    // Who does not sign in may call it too, and is answered what everyone may know.
    security: endpoint.access === 'public' ? [{}, ...signIn] : signIn,
    ...(parameters.length === 0 ? {} : { parameters }),
    ...(endpoint.body === undefined
      ? {}
      : { requestBody: { required: true, content: bodyContentOf(endpoint.body, book) } }),
    responses: { ...answerOf(endpoint.output, book), ...refusalsOf(endpoint) },
  };
}

function bodyContentOf(body: z.ZodType, book: SchemaBook): Record<string, unknown> {
  const kind = bodyKindOf(body);
  if (kind?.kind === 'form') return { 'application/x-www-form-urlencoded': { schema: book.of(kind.schema, 'input') } };
  if (kind?.kind === 'posted') {
    const schema = book.of(kind.schema, 'input');
    return { 'application/x-www-form-urlencoded': { schema }, 'multipart/form-data': { schema } };
  }
  if (kind?.kind === 'files') {
    const file = { type: 'string', format: 'binary' };
    const properties = Object.fromEntries(kind.fields.map((field) => [field, file]));
    return { 'multipart/form-data': { schema: { type: 'object', properties, maxProperties: 1 } } };
  }
  return { 'application/json': { schema: book.of(body, 'input') } };
}

function answerOf(output: z.ZodType, book: SchemaBook): Record<string, unknown> {
  const kind = answerKindOf(output);
  if (kind?.kind === 'redirect') {
    return { 303: { description: 'Go on at Location', headers: { Location: { schema: { type: 'string' } } } } };
  }
  if (kind?.kind === 'socket') return { 101: { description: 'Goes on as a WebSocket' } };
  if (kind?.kind === 'stream') {
    const mediaType = kind.mediaType === '*' ? '*/*' : (kind.mediaType.split(';')[0] ?? '');
    return { 200: { description: 'OK', content: { [mediaType]: { schema: { type: 'string', format: 'binary' } } } } };
  }
  if (isNothing(output)) return { 204: { description: 'Done' } };
  return { 200: { description: 'OK', content: { 'application/json': { schema: book.of(output, 'output') } } } };
}

const capitalised = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);

/** `GET /api/pages/{id}` is `getPagesById`. */
const operationIdOf = ({ method, path }: Endpoint): string =>
  `${method.toLowerCase()}${path
    .replace(/^\/api\//, '/')
    .replace(/\{(\w+)\}/g, (_, name: string) => `By${capitalised(name)}`)
    .split(/\W/)
    .map(capitalised)
    .join('')}`;

function parametersOf(
  place: 'path' | 'query',
  schema: z.ZodType | undefined,
  book: SchemaBook,
): Record<string, unknown>[] {
  return Object.entries(shapeOf(schema)).map(([name, property]) => {
    const { description, ...described }: JsonSchema = book.of(property, 'input');
    return {
      name,
      in: place,
      required: place === 'path' || !property.safeParse(undefined).success,
      ...(description === undefined ? {} : { description }),
      schema: described,
    };
  });
}
