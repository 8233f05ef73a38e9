import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { endpointKey } from '#platform/contract/calls/endpoint.ts';
import { Guid } from '#platform/contract/calls/guid.ts';
import { routes } from './routes.ts';

const guid = '3f2b8c1e-5f64-4f0a-9b57-6f1d2c3e4a5b';
const bare = guid.replaceAll('-', '');

/** Named as guids are, and something else: of whom, and why. */
const others = [
  // §7: shorter than 32 characters is a short id.
  'GET /api/listitem/short/{id} params id',
  // What better-auth gave a session or a passkey.
  'DELETE /api/auth/sessions/{id} params id',
  'DELETE /api/auth/passkeys/{id} params id',
  'PUT /api/auth/passkeys/{id} params id',
  // Short, and made by who builds a form: of a field, and of a status that is the form's own.
  'PUT /api/forms/{guid}/draft body id',
  'PUT /api/forms/{guid}/handling body id',
  // The code in an invitation's link.
  'GET /api/userinvitation:status/{id} params id',
  'POST /api/userinvitation:accept body id',
  'POST /invitation/{id} params id',
];

type Json = Record<string, unknown>;
const inputSchema = (schema: z.ZodType): Json => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });

/** Apart in `$defs` once the description of the calls, which another test may have asked for, has given it a name. */
const { properties, $defs } = inputSchema(z.object({ guid: Guid })) as Record<string, Record<string, Json>>;
/** `Guid` alone has both this form and this pattern, whatever words stand with it. */
const { format, pattern } = { ...properties?.guid, ...$defs?.Guid };
const isGuid = (schema: Json): boolean => schema.format === format && schema.pattern === pattern;

/** Where in a JSON schema something is named as a guid, or has the form of one, and is not read as one. */
function notRead(schema: unknown, call: string, defs: Json, name = ''): string[] {
  if (typeof schema !== 'object' || schema === null || isGuid(schema as Json)) return [];
  const own = schema as Json;
  // Apart under its own name, where the description of the calls has given it one: a text is looked at as if it stood here.
  const meant = typeof own.$ref === 'string' ? (defs[own.$ref.split('/').at(-1) ?? ''] as Json | undefined) : own;
  if (meant?.type === 'string' && !isGuid(meant) && (meant.format === format || /^id$|guids?$/i.test(name))) {
    return [`${call} ${name}`];
  }
  return Object.entries(schema).flatMap(([key, inner]) => {
    if (key === 'properties') {
      return Object.entries(inner as Json).flatMap(([key, one]) => notRead(one, call, defs, key));
    }
    if (key === '$defs') return Object.values(inner as Json).flatMap((one) => notRead(one, call, defs));
    return notRead(inner, call, defs, name);
  });
}

describe('guids from outside', () => {
  it('may be written without hyphens (§7), in every part of every call', () => {
    expect({ format, pattern }).toEqual({ format: expect.any(String), pattern: expect.any(String) });
    const found = routes.flatMap(({ endpoint }) =>
      (['params', 'query', 'body'] as const).flatMap((part) => {
        const schema = endpoint[part];
        if (schema === undefined) return [];
        const json = inputSchema(schema);
        return notRead(json, `${endpointKey(endpoint)} ${part}`, (json.$defs ?? {}) as Json);
      }),
    );
    expect([...new Set(found)].toSorted()).toEqual(others.toSorted());
  });

  it.each(
    routes.flatMap(({ endpoint }) => {
      const { params } = endpoint;
      if (!(params instanceof z.ZodObject)) return [];
      return Object.entries(params.shape)
        .map(([name, schema]) => [`${endpointKey(endpoint)} params ${name}`, schema as z.ZodType] as const)
        .filter(([name]) => !others.includes(name) && /(\bid|guid)$/i.test(name));
    }),
  )('%s is kept in one way of writing', (_, schema) => {
    expect(schema.parse(bare)).toBe(guid);
    expect(schema.parse(bare.toUpperCase())).toBe(guid);
  });
});
