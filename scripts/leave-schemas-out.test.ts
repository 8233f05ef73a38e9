import { describe, expect, it } from 'vitest';
import { methodsAndPaths, onlyWhenUsed } from './leave-schemas-out.ts';

describe('what the web gets of an endpoints file', () => {
  it('is the method and the path of each, and no schema', () => {
    const source = `
      import { z } from 'zod';
      import { defineEndpoint } from '#platform/contract/calls/endpoint.ts';
      const shared = z.object({ language: z.string() });
      export const Answer = z.object({ page: z.string() });
      export const readPage = defineEndpoint({ method: 'GET', path: '/api/pages/{id}', access: 'public', query: shared, output: Answer });
      export const savePage = defineEndpoint({ method: 'PUT', path: '/api/pages/{id}', access: 'admin', output: z.void() });
    `;
    expect(methodsAndPaths(source)).toBe(
      "export const readPage = { method: 'GET', path: '/api/pages/{id}' };\nexport const savePage = { method: 'PUT', path: '/api/pages/{id}' };\n",
    );
  });

  it('refuses a path that is not written out', () => {
    expect(() => methodsAndPaths("export const a = defineEndpoint({ method: 'GET', path: base + '/x' });")).toThrow(
      /a: path/,
    );
  });
});

describe('what the web gets of a contract with schemas', () => {
  it.each([
    ['export const A = z.object({});', 'export const A = /* @__PURE__ */ (() => z.object({}))();'],
    ['const b = z.string().max(3), c = 1;', 'const b = /* @__PURE__ */ (() => z.string().max(3))(), c = 1;'],
    ['export const isLong = (text) => measure(text) > 3;', undefined],
    ["export const states = ['Open', 'Closed'];", undefined],
  ])('%s', (code, expected = code) => {
    expect(onlyWhenUsed(code)).toBe(expected);
  });
});
