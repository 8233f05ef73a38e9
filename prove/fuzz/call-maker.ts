import type { Chance } from '../../scripts/seed/chance.ts';
import type { Call } from './call.ts';
import { kindOfPath } from './kinds.ts';
import type { Knowledge, Known } from './knowledge.ts';
import { withOddAddress, withOddBody, withOddHeader, withOddPart } from './odd-requests.ts';
import { oddText } from './odd-values.ts';
import type { Contract, Operation, Parameter, Schema } from './operations.ts';
import { uploadForm } from './uploads.ts';
import { ValueMaker } from './value-maker.ts';

interface Sources {
  chance: Chance;
  contract: Contract;
  knowledge: Knowledge;
  foreign: Knowledge | undefined;
  spared: ReadonlySet<string>;
  /** Sent with every call: who asks, of which site. */
  headers(byCookie: boolean): Record<string, string>;
}

/** Under the address of a thing, where it is told as it is written. */
const sources = ['', '/source', '/working-copy', '/draft'];

/** Optional by itself, but one of several is needed. */
const mostlyAsked = ['public'];
/** Behind these stands the guid of a block of one kind. */
const blockFolders = { '/list/': 'List', '/widget/': 'Widget' };

/** Makes calls from the contract: mostly as it says, and a good part of them wrong in one place or a few. */
export class CallMaker {
  readonly #from: Sources;
  readonly #values: ValueMaker;
  readonly #byKey: ReadonlyMap<string, Operation>;

  constructor(from: Sources) {
    this.#from = from;
    this.#values = new ValueMaker({ ...from, schemas: from.contract.schemas });
    this.#byKey = new Map(from.contract.operations.map((one) => [one.key, one]));
  }

  /** The read that tells what this write would replace. */
  readBefore({ method, path }: Operation): Operation | undefined {
    if (!['PUT', 'POST'].includes(method) || !path.includes('{')) return undefined;
    const thing = path.replace(/(\{\w+\}).*$/, '$1');
    return sources.map((end) => this.#byKey.get(`GET ${thing}${end}`)).findLast((one) => one !== undefined);
  }

  parametersOf(operation: Operation, base?: Known): Record<string, string> {
    const named = operation.parameters.filter((one) => one.in === 'path');
    return Object.fromEntries(named.map((one) => [one.name, this.#parameter(operation, one, base)]));
  }

  /** `/api/roles/{id}/members/{guid}`: each is of the kind that stands before it. */
  #parameter({ path, method }: Operation, { name, schema }: Parameter, base: Known | undefined): string {
    const own = base?.[name];
    if (typeof own === 'string') return own;
    const before = path.slice(0, path.indexOf(`{${name}}`));
    const block = Object.entries(blockFolders).find(([folder]) => before.endsWith(folder))?.[1];
    if (block !== undefined) return this.#values.id('guid', block, method !== 'GET');
    const kind = kindOfPath(before);
    const remembered = path.includes('/short/') ? 'shortId' : name;
    return String(this.#values.make(schema, { name: remembered, kind, isWrite: method !== 'GET', depth: 0 }));
  }

  /** An earlier answer that this body could be made from, so that ids, revisions and values belong together. */
  baseOf({ body }: Operation): Known | undefined {
    const { chance, knowledge } = this.#from;
    if (body === undefined || chance.isOne(3)) return undefined;
    const { properties = {}, required = [] } = this.#resolved(body.schema);
    const wanted = required.length > 0 ? required : Object.keys(properties).slice(0, 1);
    if (wanted.length === 0) return undefined;
    return knowledge.object(chance, (one) => wanted.every((name) => isOfType(properties[name] ?? {}, one[name])));
  }

  #resolved(schema: Schema): Schema {
    if (schema.$ref === undefined) return schema;
    return this.#from.contract.schemas[schema.$ref.replace('#/components/schemas/', '')] ?? {};
  }

  make(operation: Operation, isOdd: boolean, params: Record<string, string>, base?: Known): Call {
    const { chance, headers } = this.#from;
    const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
    const query = this.#query(operation, isOdd && chance.isOne(4));
    const call: Call = {
      operation: operation.key,
      method: operation.method,
      url: query === '' ? path : `${path}?${query}`,
      headers: headers(chance.isOne(2)),
    };
    const whole = operation.body === undefined ? call : this.#withBody(call, operation, isOdd, base);
    return isOdd ? this.odd(whole) : whole;
  }

  odd(call: Call): Call {
    const { chance } = this.#from;
    const dice = chance.below(call.body === undefined ? 10 : 18);
    if (dice < 6) return { ...call, url: withOddAddress(chance, call.url) };
    if (dice < 10) return withOddHeader(chance, call);
    return dice === 10 ? withOddBody(chance, call) : call;
  }

  #query({ path, method, parameters }: Operation, isOdd: boolean): string {
    const { chance } = this.#from;
    const asked = parameters.filter(
      (one) => one.in === 'query' && (one.required || chance.isOne(mostlyAsked.includes(one.name) ? 1 : 3)),
    );
    const pairs = asked.flatMap(({ name, schema }) => {
      const value =
        isOdd && chance.isOne(2)
          ? oddText(chance)
          : this.#values.make(schema, { name, kind: kindOfPath(path), isWrite: method !== 'GET', depth: 0 });
      return [value].flat().map((one) => [name, String(one)]);
    });
    return new URLSearchParams(pairs).toString();
  }

  #withBody(call: Call, { body, path }: Operation, isOdd: boolean, base: Known | undefined): Call {
    const { chance } = this.#from;
    const schema = this.#resolved(body?.schema ?? {});
    const mediaType = body?.mediaType ?? '';
    if (mediaType.startsWith('multipart/')) {
      const form = uploadForm(chance, Object.keys(schema.properties ?? {}), isOdd);
      return { ...call, headers: { ...call.headers, 'content-type': form.contentType }, body: form.body };
    }
    const made = this.#values.make(schema, { name: '', kind: kindOfPath(path), isWrite: true, depth: 0 });
    const kept = base === undefined ? made : this.#changed(schema, base, made);
    const whole = call.method === 'POST' && !path.includes('{') ? withNewGuids(kept, chance) : kept;
    const sent = isOdd && chance.isOne(2) ? withOddPart(chance, whole) : whole;
    const headers = { ...call.headers, 'content-type': mediaType };
    if (mediaType.includes('json')) return { ...call, headers, body: Buffer.from(JSON.stringify(sent) ?? '') };
    const fields = Object.entries(sent ?? {}).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : (JSON.stringify(value) ?? ''),
    ]);
    return { ...call, headers, body: Buffer.from(new URLSearchParams(fields).toString()) };
  }

  /** What was there, with one or two values that are new. */
  #changed({ properties = {}, required = [] }: Schema, base: Known, made: unknown): unknown {
    const { chance } = this.#from;
    const kept = Object.fromEntries(Object.entries(base).filter(([name]) => Object.hasOwn(properties, name)));
    const added = Object.entries(made ?? {}).filter(
      ([name]) => !Object.hasOwn(kept, name) || (!required.includes(name) && chance.isOne(3)),
    );
    return { ...kept, ...Object.fromEntries(added) };
  }
}

/** As far as can be told without going into it. */
function isOfType({ type, anyOf, enum: some }: Schema, value: unknown): boolean {
  if (value === undefined) return false;
  if (anyOf !== undefined) return anyOf.some((one) => isOfType(one, value));
  if (some !== undefined) return some.includes(value);
  if (type === 'integer') return Number.isInteger(value);
  if (type === 'array') return Array.isArray(value);
  if (type === 'null') return value === null;
  return type === undefined || (typeof value === type && value !== null);
}

/** What is made has guids of its own, and a guid is used once. */
function withNewGuids(value: unknown, chance: Chance): unknown {
  if (Array.isArray(value)) return value.map((one) => withNewGuids(one, chance));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      name === 'guid' && !chance.isOne(8) ? chance.guid() : withNewGuids(inner, chance),
    ]),
  );
}
