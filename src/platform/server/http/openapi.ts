import { z } from 'zod';
import type { Endpoint } from '#platform/contract/endpoint.ts';

interface OpenApiOptions {
  title: string;
  version: string;
  description: string;
}

type JsonSchema = Record<string, unknown>;

/** OpenAPI 3.1 from the same declarations that validate the calls. */
export function openApiDocument(endpoints: readonly Endpoint[], info: OpenApiOptions): Record<string, unknown> {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const endpoint of endpoints) {
    const operations = paths[endpoint.path] ?? {};
    operations[endpoint.method.toLowerCase()] = operationOf(endpoint);
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
      schemas: { Problem: problemSchema },
    },
  };
}

function operationOf(endpoint: Endpoint): Record<string, unknown> {
  const parameters = [...parametersOf('path', endpoint.params), ...parametersOf('query', endpoint.query)];
  const hasAnswer = !(endpoint.output instanceof z.ZodUndefined || endpoint.output instanceof z.ZodVoid);
  return {
    operationId: `${endpoint.method.toLowerCase()}${endpoint.path.replace(/\W+(\w)/g, (_, c: string) => c.toUpperCase()).replace(/\W/g, '')}`,
    summary: endpoint.summary,
    tags: [endpoint.feature],
    'x-access': endpoint.access,
    ...(endpoint.access === 'public' ? {} : { security: [{ bearer: [] }, { session: [] }] }),
    ...(parameters.length === 0 ? {} : { parameters }),
    ...(endpoint.body === undefined
      ? {}
      : { requestBody: { required: true, content: { 'application/json': { schema: schemaOf(endpoint.body, 'input') } } } }),
    responses: {
      ...(hasAnswer
        ? { 200: { description: 'OK', content: { 'application/json': { schema: schemaOf(endpoint.output, 'output') } } } }
        : { 204: { description: 'Done' } }),
      default: {
        description: 'Refused or failed',
        content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    },
  };
}

function parametersOf(place: 'path' | 'query', schema: z.ZodType | undefined): Record<string, unknown>[] {
  if (schema === undefined) return [];
  const { properties, required } = schemaOf(schema, 'input') as { properties?: Record<string, JsonSchema>; required?: string[] };
  return Object.entries(properties ?? {}).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || (required ?? []).includes(name),
    schema: property,
  }));
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'draft-2020-12' });
  return rest;
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
