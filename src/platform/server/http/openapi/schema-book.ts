import { z } from 'zod';
import { isAnyJson } from './schema-names.ts';

export type JsonSchema = Record<string, unknown>;
type Schemas = Record<string, JsonSchema>;
export type Direction = 'input' | 'output';

/** A schema as one side of a call uses it. */
export interface UsedSchema {
  schema: z.ZodType;
  io: Direction;
}

interface Converted {
  own: JsonSchema;
  parts: Schemas;
}

export interface SchemaBook {
  /** What stands in the place of a schema: a reference where it has a name. */
  of(schema: z.ZodType, io: Direction): JsonSchema;
  named: Schemas;
}

/**
 * All schemas of a document. What has a name is written down once, and once more where a caller may leave out what an
 * answer always has.
 */
export function schemaBook(used: readonly UsedSchema[], examples: Readonly<Record<string, unknown>>): SchemaBook {
  const converted: Record<Direction, Map<z.ZodType, Converted>> = { input: new Map(), output: new Map() };
  const parts: Record<Direction, Schemas> = { input: {}, output: {} };
  for (const { schema, io } of used) {
    if (converted[io].has(schema)) continue;
    const one = convert(schema, io, `${io}${converted[io].size}`);
    converted[io].set(schema, one);
    Object.assign(parts[io], one.parts);
  }
  const isOtherInput = namesThatDiffer(parts);
  const nameOf = (name: string, io: Direction): string =>
    io === 'input' && isOtherInput.has(name) ? `${name}Input` : name;
  const refersTo = (ref: string, io: Direction): string => `#/components/schemas/${nameOf(partOf(ref), io)}`;
  for (const name of isOtherInput) if (`${name}Input` in parts.input) throw new Error(`${name}Input is taken`);
  const named: Schemas = {};
  for (const io of ['output', 'input'] as const) {
    for (const [name, part] of Object.entries(parts[io])) {
      const example = nameOf(name, io) === name ? examples[name] : undefined;
      named[nameOf(name, io)] = {
        ...withRefs(part, (ref) => refersTo(ref, io)),
        ...(example === undefined ? {} : { examples: [example] }),
      };
    }
  }
  return {
    of(schema, io) {
      const own = converted[io].get(schema)?.own ?? {};
      return withRefs(own, (ref) => refersTo(ref, io));
    },
    named: Object.fromEntries(Object.entries(named).sort(([one], [other]) => one.localeCompare(other))),
  };
}

const partOf = (ref: string): string => ref.replace('#/$defs/', '');

/** What has no name but refers to itself gets one that no other call has. */
function convert(schema: z.ZodType, io: Direction, prefix: string): Converted {
  // Within an object, so that a name of the schema itself is a part as any other.
  const whole = z.toJSONSchema(z.object({ schema }), {
    io,
    unrepresentable: 'any',
    target: 'draft-2020-12',
    override: ({ zodSchema, jsonSchema }) => {
      if (isAnyJson(zodSchema)) for (const key of Object.keys(jsonSchema)) delete jsonSchema[key as never];
      // An answer may say more one day, and a program that read it before goes on.
      if (io === 'output' && jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
    },
  }) as unknown as { properties: { schema: JsonSchema }; $defs?: Schemas };
  const named = (ref: string): string => `#/$defs/${partOf(ref).replace(/^__schema/, `Unnamed${prefix}`)}`;
  const own = withRefs(whole.properties.schema, named);
  const all = Object.entries(whole.$defs ?? {}).map(([name, { id: _, ...part }]) => [
    partOf(named(`#/$defs/${name}`)),
    withRefs(part, named),
  ]);
  return { own, parts: reachable(own, Object.fromEntries(all) as Schemas) };
}

/** The parts that the schema uses, itself or by another. */
function reachable(own: JsonSchema, parts: Schemas): Schemas {
  const found: Schemas = {};
  const visit = (schema: JsonSchema): void => {
    for (const name of refsIn(schema).map(partOf)) {
      const part = parts[name];
      if (part === undefined || name in found) continue;
      found[name] = part;
      visit(part);
    }
  };
  visit(own);
  return found;
}

/** Those that are sent otherwise than they are answered, and those that hold one of them. */
function namesThatDiffer({ input, output }: Record<Direction, Schemas>): Set<string> {
  const both = Object.keys(input).filter((name) => name in output);
  const differ = new Set(both.filter((name) => JSON.stringify(input[name]) !== JSON.stringify(output[name])));
  for (let before = -1; before !== differ.size; ) {
    before = differ.size;
    for (const name of both) if (refsIn(input[name]).some((ref) => differ.has(partOf(ref)))) differ.add(name);
  }
  return differ;
}

function refsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => (key === '$ref' ? [String(inner)] : refsIn(inner)));
}

function withRefs(schema: JsonSchema, change: (ref: string) => string): JsonSchema {
  const changed = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(changed);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [key, key === '$ref' ? change(String(inner)) : changed(inner)]),
    );
  };
  return changed(schema) as JsonSchema;
}
