import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { endpointKey } from '#platform/contract/calls/endpoint.ts';
import { routes } from './routes.ts';

const largest = 2_147_483_647;

/** Whole numbers that may be larger: their column has 64 bits, or it is told in words what is too large. */
const wider = [
  'GET /api/audit query before',
  'GET /api/profiles:activity query before',
  'POST /api/forms/{guid}/files body byteSize',
];

/** Where in a JSON schema a whole number may be more than a column of 32 bits holds. */
function tooWide(schema: unknown, path: string): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { type, minimum, exclusiveMinimum, maximum } = schema as Record<string, unknown>;
  if (type === 'integer') {
    const least = Number(minimum ?? exclusiveMinimum ?? Number.NEGATIVE_INFINITY);
    const fits = least >= -largest - 1 && Number(maximum ?? Number.POSITIVE_INFINITY) <= largest;
    return fits ? [] : [path];
  }
  return Object.entries(schema).flatMap(([key, inner]) => {
    // Apart under its own name, where the description of the calls has given it one.
    if (key === '$defs') return Object.values(inner as object).flatMap((one) => tooWide(one, path));
    return tooWide(inner, key === 'properties' || key === 'anyOf' ? path : `${path} ${key}`);
  });
}

describe('whole numbers from outside', () => {
  it('fit in the 32 bits of a column', () => {
    const found = routes.flatMap(({ endpoint }) =>
      (['params', 'query', 'body'] as const).flatMap((part) => {
        const schema = endpoint[part];
        if (schema === undefined) return [];
        const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
        return tooWide(json, `${endpointKey(endpoint)} ${part}`);
      }),
    );
    expect(found.toSorted()).toEqual(wider);
  });
});
