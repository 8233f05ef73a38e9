import { z } from 'zod';
import { JsonValue } from '#platform/contract/calls/json-value.ts';

/** A schema is known by the name under which its contract exports it: `Page`, `ListItem`. */
const isName = (name: string): boolean => /^[A-Z]\w*$/.test(name);

/** Tells the validation library how exported schemas are called; one that two contracts call alike is an error. */
export function nameSchemas(contracts: readonly Readonly<Record<string, unknown>>[]): void {
  const named = new Map<string, unknown>();
  for (const [name, schema] of contracts.flatMap((contract) => Object.entries(contract))) {
    if (!isName(name) || !(schema instanceof z.ZodType)) continue;
    if ((named.get(name) ?? schema) !== schema) throw new Error(`two schemas are called ${name}`);
    named.set(name, schema);
    z.globalRegistry.add(schema, { ...z.globalRegistry.get(schema), id: name });
  }
}

/** Any JSON has a shape that refers to itself without end, of which no program can make a type. */
export const isAnyJson = (schema: unknown): boolean => schema === JsonValue;
