import fc from 'fast-check';
import type { Chance } from '../../scripts/seed/chance.ts';
import { kindOfName } from './kinds.ts';
import type { Knowledge } from './knowledge.ts';
import type { Schema } from './operations.ts';
import { textsFor } from './plausible-texts.ts';

interface Place {
  /** The property or parameter that the value is for. */
  name: string;
  /** What the call is about. */
  kind: string;
  /** Whether what is named may be changed by it. */
  isWrite: boolean;
  depth: number;
}

interface Sources {
  chance: Chance;
  knowledge: Knowledge;
  /** Of another platform, whose ids are tried here. */
  foreign: Knowledge | undefined;
  schemas: Readonly<Record<string, Schema>>;
  /** Ids that this viewer does not change. */
  spared: ReadonlySet<string>;
}

const deepest = 7;
const none: ReadonlySet<string> = new Set();
const patterns = new Map<string, fc.Arbitrary<string> | undefined>();

/** Values that a schema allows, as far as possible those that earlier answers gave. */
export class ValueMaker {
  readonly #from: Sources;

  constructor(from: Sources) {
    this.#from = from;
  }

  make(schema: Schema, { name, kind, isWrite, depth }: Place): unknown {
    const { chance } = this.#from;
    const place = { name, kind, isWrite, depth };
    if (schema.default !== undefined && chance.isOne(3)) return schema.default;
    if (schema.const !== undefined) return schema.const;
    if (schema.enum !== undefined) return chance.pick(schema.enum);
    const [choices] = [schema.anyOf, schema.oneOf].filter((one) => one !== undefined);
    if (choices !== undefined) return this.make(this.#choose(choices, depth), place);
    if (schema.allOf !== undefined) return Object.assign({}, ...schema.allOf.map((one) => this.make(one, place)));
    if (schema.$ref !== undefined) {
      const target = this.#from.schemas[schema.$ref.replace('#/components/schemas/', '')] ?? {};
      return depth > deepest ? null : this.make(target, { ...place, depth: depth + 1 });
    }
    switch (schema.type) {
      case 'string':
        return this.#text(schema, place);
      case 'integer':
      case 'number':
        return this.#number(schema, name);
      case 'boolean':
        return chance.isOne(2);
      case 'null':
        return null;
      case 'array':
        return this.#array(schema, place);
      case 'object':
        return this.#object(schema, place);
      default:
        return chance.pick([{}, 'tekst', 1, true, null, []]);
    }
  }

  /** Deep in a tree the branch that ends. */
  #choose(choices: readonly Schema[], depth: number): Schema {
    const ends = choices.filter(({ type, const: value, enum: some }) => {
      return value !== undefined || some !== undefined || !['array', 'object', undefined].includes(type);
    });
    return this.#from.chance.pick(depth > deepest && ends.length > 0 ? ends : choices);
  }

  #text(schema: Schema, { name, kind, isWrite }: Place): string {
    const { chance, knowledge } = this.#from;
    if (schema.format === 'uuid') return this.id(name, kind, isWrite);
    if (schema.format === 'date-time')
      return new Date(Date.now() + (chance.below(800) - 400) * 86_400_000).toISOString();
    if (schema.format === 'date')
      return new Date(Date.now() + (chance.below(800) - 400) * 86_400_000).toISOString().slice(0, 10);
    const plausible = textsFor(name, chance, (idKind) => this.id('guid', idKind, isWrite));
    if (plausible !== undefined && !chance.isOne(4)) return plausible;
    const known = knowledge.value(chance, name, 'string');
    const pattern = schema.pattern === undefined ? undefined : new RegExp(schema.pattern, 'u');
    const isFit = (text: string) =>
      text.length >= (schema.minLength ?? 0) &&
      text.length <= (schema.maxLength ?? Number.MAX_SAFE_INTEGER) &&
      pattern?.test(text) !== false;
    if (typeof known === 'string' && isFit(known) && !chance.isOne(3)) return known;
    if (schema.pattern !== undefined) return matching(schema.pattern, chance) ?? 'tekst';
    if (plausible !== undefined) return plausible;
    const word = `woord ${chance.below(1000)}`;
    return word.padEnd(schema.minLength ?? 0, 'x').slice(0, schema.maxLength ?? 100);
  }

  id(name: string, kind: string, isWrite: boolean): string {
    const { chance, knowledge, foreign, spared } = this.#from;
    const source = foreign !== undefined && chance.isOne(3) ? foreign : knowledge;
    return source.id(chance, kindOfName(name, kind), isWrite ? spared : none) ?? chance.guid();
  }

  #number({ minimum, exclusiveMinimum, maximum, type }: Schema, name: string): number {
    const { chance, knowledge } = this.#from;
    const known = knowledge.value(chance, name, 'number');
    if (typeof known === 'number' && !chance.isOne(3)) return known;
    const least = Math.max(minimum ?? exclusiveMinimum ?? 0, -10) + (exclusiveMinimum === undefined ? 0 : 1);
    const most = Math.min(maximum ?? least + 20, least + 20);
    const made = least + chance.next() * (most - least + 1);
    return type === 'integer' ? Math.min(most, Math.floor(made)) : Math.min(most, made);
  }

  #array({ items = {}, minItems = 0, maxItems = 100 }: Schema, place: Place): unknown[] {
    const { chance } = this.#from;
    const usual = Math.min(maxItems, Math.max(minItems, chance.isOne(3) ? chance.below(4) : 1));
    const count = place.depth > deepest ? minItems : usual;
    return Array.from({ length: count }, () => this.make(items, { ...place, depth: place.depth + 1 }));
  }

  #object(schema: Schema, { kind, isWrite, depth }: Place): Record<string, unknown> {
    const { chance } = this.#from;
    const made: Record<string, unknown> = {};
    for (const [name, inner] of Object.entries(schema.properties ?? {})) {
      const isNeeded = schema.required?.includes(name) === true;
      if (!isNeeded && (depth > deepest || !chance.isOne(3))) continue;
      made[name] = this.make(inner, { name, kind, isWrite, depth: depth + 1 });
    }
    const { additionalProperties: more } = schema;
    if (typeof more !== 'object') return made;
    const names = schema.properties === undefined ? ['nl', 'en'].slice(0, 1 + chance.below(2)) : [];
    for (const name of names) made[name] = this.make(more, { name, kind, isWrite, depth: depth + 1 });
    return made;
  }
}

/** Undefined for an expression that cannot be turned round. */
function matching(pattern: string, chance: Chance): string | undefined {
  if (!patterns.has(pattern)) {
    try {
      patterns.set(pattern, fc.stringMatching(new RegExp(pattern, 'u')));
    } catch {
      patterns.set(pattern, undefined);
    }
  }
  const arbitrary = patterns.get(pattern);
  return arbitrary && fc.sample(arbitrary, { numRuns: 1, seed: chance.below(2 ** 31) })[0];
}
