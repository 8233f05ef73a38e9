import { keptCookieName } from '#platform/contract/addresses/host-cookie.ts';
import type { Endpoint } from '#platform/contract/calls/endpoint.ts';
import { operationOf, schemasOf } from './operation.ts';
import { refusalResponses } from './refusals.ts';
import { type JsonSchema, schemaBook } from './schema-book.ts';

export interface OpenApiOptions {
  title: string;
  version: string;
  description: string;
  /** What each feature is about, by its name. */
  features?: Readonly<Record<string, string>>;
  /** By the name of a schema. */
  examples?: Readonly<Record<string, unknown>>;
}

export interface OpenApiDocument extends Record<string, unknown> {
  paths: Record<string, Record<string, unknown>>;
  components: Record<string, unknown> & { schemas: Record<string, JsonSchema> };
}

/** OpenAPI 3.1 from the same declarations that validate the calls. */
export function openApiDocument(
  endpoints: readonly Endpoint[],
  { title, version, description, features = {}, examples = {} }: OpenApiOptions,
): OpenApiDocument {
  const book = schemaBook(endpoints.flatMap(schemasOf), examples);
  const paths: Record<string, Record<string, unknown>> = {};
  for (const endpoint of endpoints) {
    const operations = paths[endpoint.path] ?? {};
    operations[endpoint.method.toLowerCase()] = operationOf(endpoint, book);
    paths[endpoint.path] = operations;
  }
  const tags = [...new Set(endpoints.map(({ feature }) => feature))].sort();
  return {
    openapi: '3.1.0',
    info: {
      title,
      version,
      description,
      license: { name: 'EUPL-1.2', identifier: 'EUPL-1.2' },
    },
    tags: tags.map((name) => ({ name, ...(features[name] === undefined ? {} : { description: features[name] }) })),
    paths,
    components: {
      securitySchemes: securitySchemes('plein.session_token'),
      responses: refusalResponses,
      schemas: { ...book.named, Problem: { ...problemSchema, examples: [problemExample] } },
    },
  };
}

const securitySchemes = (cookie: string) => ({
  bearer: {
    type: 'http',
    scheme: 'bearer',
    description:
      'For programs: a token of yours (plein_…), made at /account/security. The one that POST /api/auth/sign-in/email answers counts too.',
  },
  session: { type: 'apiKey', in: 'cookie', name: cookie },
});

/** The same for whoever asked at this address: calls are made there, and its cookies are called so. */
export function atOrigin(document: OpenApiDocument, origin: string): Record<string, unknown> {
  const cookie = keptCookieName('plein.session_token', origin.startsWith('https:'));
  const components = { ...document.components, securitySchemes: securitySchemes(cookie) };
  return { ...document, servers: [{ url: origin }], components };
}

const text = { type: 'string' };

const problemSchema: JsonSchema = {
  type: 'object',
  description: 'Why a call was refused or failed (RFC 9457)',
  required: ['type', 'title', 'status', 'code', 'detail', 'correlationId'],
  properties: {
    type: text,
    title: text,
    status: { type: 'integer' },
    code: { ...text, description: 'Stable; texts may change, codes do not.' },
    detail: text,
    correlationId: text,
    result: { ...text, description: 'Where the outcomes of a call have names, which of them this is.' },
    fields: {
      type: 'array',
      items: {
        type: 'object',
        required: ['path', 'code', 'message'],
        properties: { path: text, code: text, message: text },
      },
    },
  },
};

const problemExample = {
  type: 'about:blank',
  title: 'Niet gevonden',
  status: 404,
  code: 'not-found',
  detail: 'Wat u zoekt is hier niet.',
  correlationId: '6f1f9f0c-2f4e-4a0e-9a53-0c2b1f5b7f10',
};
