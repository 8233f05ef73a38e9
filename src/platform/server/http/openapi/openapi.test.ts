import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { files, form, redirect, stream } from '#platform/contract/calls/body-kinds.ts';
import { type Access, defineEndpoint, type Endpoint } from '#platform/contract/calls/endpoint.ts';
import { openApiDocument } from './openapi.ts';
import { nameSchemas } from './schema-names.ts';

interface Branch {
  name: string;
  children: Branch[];
}
const Branch: z.ZodType<Branch> = z.lazy(() => z.object({ name: z.string(), children: z.array(Branch) }));

const base = { feature: 'trees', summary: 'A call', access: 'public' as Access };
const endpoints = [
  defineEndpoint({
    ...base,
    method: 'GET',
    path: '/api/trees/{id}',
    params: z.object({ id: z.guid() }),
    query: z.object({ language: z.enum(['nl', 'en']).default('nl'), name: z.string() }),
    output: z.object({ items: z.array(Branch) }),
  }),
  defineEndpoint({
    ...base,
    access: 'admin',
    method: 'PUT',
    path: '/api/trees/{id}',
    params: z.object({ id: z.guid() }),
    body: Branch,
    audits: { nothing: 'a test' },
    touches: [],
    output: z.undefined(),
  }),
  defineEndpoint({ ...base, method: 'GET', path: '/api/trees:all', output: Branch }),
] as unknown as Endpoint[];

interface Operation {
  operationId: string;
  security?: unknown[];
  parameters?: { name: string; in: string; required: boolean; schema: object }[];
  requestBody?: { content: Record<string, { schema: object }> };
  responses: Record<string, { content?: Record<string, { schema: object }> }>;
}
interface Document {
  openapi: string;
  info: object;
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, object> };
}

nameSchemas([{ Branch }]);
const info = { title: 'Plein', version: '1', description: 'Calls' };
const document = openApiDocument(endpoints, info) as unknown as Document;

function refsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => (key === '$ref' ? [String(inner)] : refsIn(inner)));
}

function follow(ref: string): unknown {
  return ref
    .split('/')
    .slice(1)
    .reduce<unknown>((place, part) => (place as Record<string, unknown> | undefined)?.[part], document);
}

it('names a schema that is sent otherwise than it is answered twice, and refuses a name that is taken', () => {
  const Leaf = z.object({ color: z.string().default('green') });
  const Twig = z.object({ leaves: z.array(Leaf) });
  nameSchemas([{ Leaf, Twig }]);
  const call = defineEndpoint({
    ...base,
    method: 'POST',
    path: '/api/twigs',
    body: Twig,
    audits: { nothing: 'a test' },
    touches: [],
    output: Twig,
  }) as unknown as Endpoint;
  const { schemas } = openApiDocument([call], info).components;
  expect(Object.keys(schemas)).toEqual(['Leaf', 'LeafInput', 'Twig', 'TwigInput', 'Problem']);
  expect(schemas.TwigInput).toMatchObject({
    properties: { leaves: { items: { $ref: '#/components/schemas/LeafInput' } } },
  });
  expect(schemas.Leaf).toMatchObject({ required: ['color'] });
  expect(schemas.LeafInput).not.toHaveProperty('required');
  expect(() => nameSchemas([{ Leaf }, { Leaf: Twig }])).toThrow('two schemas are called Leaf');
});

describe('openApiDocument', () => {
  it('is OpenAPI 3.1 with every call under its path and method', () => {
    expect(document.openapi).toBe('3.1.0');
    expect(document.info).toMatchObject(info);
    expect(Object.keys(document.paths)).toEqual(['/api/trees/{id}', '/api/trees:all']);
    expect(Object.keys(document.paths['/api/trees/{id}'] ?? {})).toEqual(['get', 'put']);
  });

  it('gives every call a name of its own', () => {
    const names = Object.values(document.paths).flatMap((one) => Object.values(one).map((call) => call.operationId));
    expect(new Set(names).size).toBe(3);
    expect(names.every((name) => /^[a-zA-Z]+$/.test(name))).toBe(true);
  });

  it('says which parameters there are and which are needed', () => {
    const parameters = document.paths['/api/trees/{id}']?.get?.parameters ?? [];
    expect(parameters.map(({ name, in: place, required }) => [name, place, required])).toEqual([
      ['id', 'path', true],
      ['language', 'query', false],
      ['name', 'query', true],
    ]);
  });

  it('refers only to what is in the document, also where a tree refers to itself', () => {
    const refs = refsIn(document);
    expect(refs.length).toBeGreaterThan(4);
    for (const ref of refs) expect([ref, follow(ref)]).toEqual([ref, expect.any(Object)]);
    expect(Object.keys(document.components.schemas).every((name) => /^[\w.-]+$/.test(name))).toBe(true);
    expect(JSON.stringify(document)).not.toContain('$defs');
  });

  it('describes the input as it is sent and the output as it is answered', () => {
    const { get, put } = document.paths['/api/trees/{id}'] ?? {};
    expect(get?.responses['200']?.content?.['application/json']?.schema).toMatchObject({ type: 'object' });
    expect(put?.requestBody?.content['application/json']?.schema).toBeDefined();
    expect(put?.responses['204']).toEqual({ description: 'Done' });
    expect(Object.keys(put?.responses ?? {})).toEqual([
      '204',
      '400',
      '401',
      '403',
      '404',
      '413',
      '415',
      '429',
      'default',
    ]);
    expect(put?.responses['403']).toEqual({ $ref: '#/components/responses/NotAllowed' });
  });

  it('takes a session everywhere, and asks for one only where it is needed', () => {
    const { get, put } = document.paths['/api/trees/{id}'] ?? {};
    expect(get?.security).toEqual([{}, { bearer: [] }, { session: [] }]);
    expect(put?.security).toEqual([{ bearer: [] }, { session: [] }]);
  });

  it('says how a body is sent and what an answer is, where that is not JSON', () => {
    const common = {
      access: 'public',
      feature: 'trees',
      summary: 'x',
      audits: { nothing: 'a test' },
      touches: [],
    } as const;
    const described = openApiDocument(
      [
        defineEndpoint({ ...common, method: 'GET', path: '/a', output: stream('text/csv; charset=utf-8') }),
        defineEndpoint({
          ...common,
          method: 'POST',
          path: '/b',
          body: form(z.object({ name: z.string() })),
          output: redirect(),
        }),
        defineEndpoint({ ...common, method: 'POST', path: '/c', body: files('Image'), output: z.undefined() }),
      ] as Endpoint[],
      info,
    ) as { paths: Record<string, Record<string, unknown>> };
    expect(described.paths['/a']?.get).toMatchObject({ responses: { 200: { content: { 'text/csv': {} } } } });
    expect(described.paths['/b']?.post).toMatchObject({
      requestBody: {
        content: { 'application/x-www-form-urlencoded': { schema: { properties: { name: { type: 'string' } } } } },
      },
      responses: { 303: { headers: { Location: {} } } },
    });
    expect(described.paths['/c']?.post).toMatchObject({
      requestBody: { content: { 'multipart/form-data': { schema: { properties: { Image: { format: 'binary' } } } } } },
    });
  });
});
