import { z } from 'zod';
import { answerKindOf, bodyKindOf } from '#platform/contract/calls/body-kinds.ts';
import type { Endpoint } from '#platform/contract/calls/endpoint.ts';

interface OpenApiOptions {
  title: string;
  version: string;
  description: string;
}

type JsonSchema = Record<string, unknown>;

/** OpenAPI 3.1 from the same declarations that validate the calls. */
export function openApiDocument(endpoints: readonly Endpoint[], info: OpenApiOptions): Record<string, unknown> {
  const paths: Record<string, Record<string, unknown>> = {};
  const schemas: Record<string, JsonSchema> = { Problem: problemSchema };
  for (const endpoint of endpoints) {
    const operations = paths[endpoint.path] ?? {};
    operations[endpoint.method.toLowerCase()] = operationOf(endpoint, schemas);
    paths[endpoint.path] = operations;
  }
  return {
    openapi: '3.1.0',
    info,
    paths,
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: 'The token that POST /api/auth/sign-in/email answers.' },
        session: { type: 'apiKey', in: 'cookie', name: 'plein.session_token' },
      },
      schemas,
    },
  };
}

type Schemas = Record<string, JsonSchema>;

function operationOf(endpoint: Endpoint, schemas: Schemas): Record<string, unknown> {
  const operationId = operationIdOf(endpoint);
  const schemaOf = (schema: z.ZodType, io: 'input' | 'output') =>
    hoisted(jsonSchemaOf(schema, io), `${operationId}.${io}`, schemas);
  const parameters = [...parametersOf('path', endpoint.params), ...parametersOf('query', endpoint.query)];
  return {
    operationId,
    summary: endpoint.summary,
    tags: [endpoint.feature],
    'x-access': endpoint.access,
    ...(endpoint.access === 'public' ? {} : { security: [{ bearer: [] }, { session: [] }] }),
    ...(parameters.length === 0 ? {} : { parameters }),
    ...(endpoint.body === undefined
      ? {}
      : { requestBody: { required: true, content: bodyContentOf(endpoint.body, schemaOf) } }),
    responses: {
      ...answerOf(endpoint.output, schemaOf),
      default: {
        description: 'Refused or failed',
        content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    },
  };
}

type SchemaOf = (schema: z.ZodType, io: 'input' | 'output') => JsonSchema;

function bodyContentOf(body: z.ZodType, schemaOf: SchemaOf): Record<string, unknown> {
  const kind = bodyKindOf(body);
  if (kind?.kind === 'form') return { 'application/x-www-form-urlencoded': { schema: schemaOf(kind.schema, 'input') } };
  if (kind?.kind === 'files') {
    const file = { type: 'string', format: 'binary' };
    const properties = Object.fromEntries(kind.fields.map((field) => [field, file]));
    return { 'multipart/form-data': { schema: { type: 'object', properties, maxProperties: 1 } } };
  }
  return { 'application/json': { schema: schemaOf(body, 'input') } };
}

function answerOf(output: z.ZodType, schemaOf: SchemaOf): Record<string, unknown> {
  const kind = answerKindOf(output);
  if (kind?.kind === 'redirect') {
    return { 303: { description: 'Go on at Location', headers: { Location: { schema: { type: 'string' } } } } };
  }
  if (kind?.kind === 'socket') return { 101: { description: 'Goes on as a WebSocket' } };
  if (kind?.kind === 'stream') {
    const mediaType = kind.mediaType === '*' ? '*/*' : (kind.mediaType.split(';')[0] ?? '');
    return { 200: { description: 'OK', content: { [mediaType]: { schema: { type: 'string', format: 'binary' } } } } };
  }
  if (output instanceof z.ZodUndefined || output instanceof z.ZodVoid) return { 204: { description: 'Done' } };
  return { 200: { description: 'OK', content: { 'application/json': { schema: schemaOf(output, 'output') } } } };
}

const operationIdOf = ({ method, path }: Endpoint): string =>
  `${method.toLowerCase()}${path
    .split(/\W/)
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join('')}`;

function parametersOf(place: 'path' | 'query', schema: z.ZodType | undefined): Record<string, unknown>[] {
  if (schema === undefined) return [];
  const { properties, required } = jsonSchemaOf(schema, 'input') as {
    properties?: Record<string, JsonSchema>;
    required?: string[];
  };
  return Object.entries(properties ?? {}).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || (required ?? []).includes(name),
    schema: property,
  }));
}

function jsonSchemaOf(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'draft-2020-12' });
  return rest;
}

/**
 * A reference starts at the root of the whole document, so what a schema refers to, such as the branches of a tree,
 * moves to the document's own components under a name that no other call has.
 */
function hoisted(schema: JsonSchema, name: string, schemas: Schemas): JsonSchema {
  const { $defs = {}, ...own } = schema as { $defs?: Schemas };
  const rename = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(rename);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [key, key === '$ref' ? renamed(String(inner)) : rename(inner)]),
    );
  };
  const renamed = (ref: string): string =>
    `#/components/schemas/${ref === '#' ? name : `${name}.${ref.replace('#/$defs/', '')}`}`;
  for (const [part, inner] of Object.entries($defs)) schemas[`${name}.${part}`] = rename(inner) as JsonSchema;
  const whole = rename(own) as JsonSchema;
  if (!JSON.stringify(own).includes('"$ref":"#"')) return whole;
  schemas[name] = whole;
  return { $ref: `#/components/schemas/${name}` };
}

const problemSchema: JsonSchema = {
  type: 'object',
  required: ['type', 'title', 'status', 'code', 'detail', 'correlationId'],
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    code: { type: 'string', description: 'Stable; texts may change, codes do not.' },
    detail: { type: 'string' },
    correlationId: { type: 'string' },
    fields: {
      type: 'array',
      items: {
        type: 'object',
        properties: { path: { type: 'string' }, code: { type: 'string' }, message: { type: 'string' } },
      },
    },
  },
};
