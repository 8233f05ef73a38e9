import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  defineEndpoint,
  endpointKey,
  endpointUrl,
  type InputOf,
  isAddressOf,
  type OutputOf,
  type ParsedInputOf,
} from './endpoint.ts';

const readPage = defineEndpoint({
  method: 'GET',
  path: '/api/pages/{id}',
  access: 'public',
  feature: 'pages',
  summary: 'A page',
  params: z.object({ id: z.string() }),
  query: z.object({ language: z.enum(['nl', 'en']).default('nl') }),
  output: z.object({ title: z.string() }),
});

describe('endpointUrl', () => {
  it.each([
    ['/api/profiles:loggedIn', {}, '/api/profiles:loggedIn'],
    ['/api/pages/{id}', { params: { id: 'abc' } }, '/api/pages/abc'],
    ['/api/pages/{id}', { params: { id: 'a/b ?#é' } }, '/api/pages/a%2Fb%20%3F%23%C3%A9'],
    ['/api/a/{x}/b/{y}', { params: { x: 1, y: 2 } }, '/api/a/1/b/2'],
    ['/api/pages', { query: { language: 'en' } }, '/api/pages?language=en'],
    ['/api/pages', { query: { language: undefined, name: null } }, '/api/pages'],
    ['/api/pages', { query: { q: '' } }, '/api/pages?q='],
    ['/api/pages', { query: { role: ['a', 'b'] } }, '/api/pages?role=a&role=b'],
    ['/api/pages', { query: { q: 'wind & water' } }, '/api/pages?q=wind+%26+water'],
    ['/api/pages', { query: { page: 0, all: false } }, '/api/pages?page=0&all=false'],
  ])('%s with %j is %s', (path, input, expected) => {
    expect(endpointUrl({ method: 'GET', path }, input)).toBe(expected);
  });

  it.each(['a-b_c.d*', '~', "it's", '50%', 'é 中 \n', '[]{}()', '+', '\ud800', 'x&y=z#?/'])(
    'writes %j in a query as URLSearchParams does',
    (word) => {
      const query = { [word]: word, after: 'x' };
      expect(endpointUrl({ method: 'GET', path: '/api' }, { query })).toBe(`/api?${new URLSearchParams(query)}`);
    },
  );

  it.each([[{}], [{ params: {} }], [{ params: { id: '' } }], [{ params: { id: undefined } }]])(
    'does not make an address without its parameter: %j',
    (input) => {
      expect(() => endpointUrl(readPage, input)).toThrow('GET /api/pages/{id} needs id');
    },
  );
});

describe('endpointKey', () => {
  it('names a call by method and path', () => {
    expect(endpointKey(readPage)).toBe('GET /api/pages/{id}');
  });
});

/** Checked by the compiler: what is optional for the caller and what is certain for the handler. */
describe('the types of an endpoint', () => {
  it('follow from its schemas', () => {
    const input: InputOf<typeof readPage> = { params: { id: 'abc' } };
    const withLanguage: InputOf<typeof readPage> = { params: { id: 'abc' }, query: { language: 'en' } };
    const parsed: ParsedInputOf<typeof readPage> = {
      params: { id: 'abc' },
      query: { language: 'nl' },
      body: undefined,
    };
    const output: OutputOf<typeof readPage> = { title: 'Home' };
    // @ts-expect-error the path parameter is required
    const missing: InputOf<typeof readPage> = {};
    // @ts-expect-error a GET without a body schema takes none
    const extra: InputOf<typeof readPage> = { params: { id: 'abc' }, body: {} };
    expect([input, withLanguage, parsed, output, missing, extra]).toHaveLength(6);
  });
});

describe('isAddressOf', () => {
  it.each([
    ['/api/outbox', '/api/outbox', true],
    ['/api/outbox', '/api/outbox?pageNumber=2&search=a/b', true],
    ['/api/outbox', '/api/outbox/7', false],
    ['/api/outbox/{id}', '/api/outbox/7?language=nl', true],
    ['/api/outbox/{id}', '/api/outbox', false],
    ['/api/jobs/failed', '/api/jobs/failed:retry', false],
  ])('%s has %s: %s', (path, url, expected) => {
    expect(isAddressOf({ method: 'GET', path }, url)).toBe(expected);
  });
});
