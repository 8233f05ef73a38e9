import type { Chance } from '../../scripts/seed/chance.ts';
import { kindOfHolder, kindOfName } from './kinds.ts';

type Scalar = string | number;
export type Known = Record<string, unknown>;

const mostOfEach = 300;
const largestObject = 20_000;
const guid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Keeps the first, and replaces one after another when it is full. */
class Shelf<T> {
  readonly #kept: T[] = [];
  readonly #seen = new Set<T>();
  #added = 0;

  add(one: T): void {
    if (this.#seen.has(one)) return;
    const place = this.#added++ % mostOfEach;
    const old = this.#kept[place];
    if (old !== undefined) this.#seen.delete(old);
    this.#kept[place] = one;
    this.#seen.add(one);
  }

  get all(): readonly T[] {
    return this.#kept;
  }
}

/** What earlier answers of one platform told: ids by kind, values by name, whole objects and addresses. */
export class Knowledge {
  readonly #ids = new Map<string, Shelf<string>>();
  readonly #values = new Map<string, Shelf<Scalar>>();
  readonly #objects = new Shelf<Known>();
  readonly #addresses = new Shelf<string>();
  readonly #secrets: readonly string[];

  /** Words of secrets are never learnt: whoever repeats them gives them away. */
  constructor(secrets: readonly string[]) {
    this.#secrets = secrets;
  }

  learn(value: unknown, kind: string): void {
    if (Array.isArray(value)) {
      for (const one of value.slice(0, 100)) this.learn(one, kind);
      return;
    }
    if (typeof value !== 'object' || value === null) return;
    for (const [name, inner] of Object.entries(value)) {
      this.#learnProperty(name, inner, kind);
    }
    // A list is a block, and what can be asked of it cannot be asked of others.
    const { guid: own, buildingBlockName } = value as Known;
    if (typeof own === 'string' && typeof buildingBlockName === 'string') shelf(this.#ids, buildingBlockName).add(own);
    const size = Object.keys(value).length;
    if (size > 1 && this.#isOpen(value)) this.#objects.add(value as Known);
  }

  #learnProperty(name: string, inner: unknown, kind: string): void {
    const own = kindOfName(name, kind);
    if (typeof inner === 'string' && guid.test(inner)) shelf(this.#ids, own).add(inner);
    else if (typeof inner === 'string' && inner.length < 300 && this.#isOpen(inner)) this.#learnText(name, inner);
    else if (typeof inner === 'number') shelf(this.#values, name).add(inner);
    else if (Array.isArray(inner) && typeof inner[0] === 'string')
      for (const one of inner.slice(0, 50)) this.#learnProperty(name, one, kind);
    else this.learn(inner, kindOfHolder(name, kind));
  }

  #learnText(name: string, text: string): void {
    if (text.startsWith('/') && !text.startsWith('//')) this.#addresses.add(text);
    shelf(this.#values, name).add(text);
  }

  /** Where a page leads to. */
  learnLinks(html: string): void {
    for (const [, address = ''] of html.matchAll(/(?:href|src|action)="(\/[^"/][^"]{0,300})"/g)) {
      // An error page repeats the address, so a secret in it is asked for by another name.
      const open = this.#secrets.reduce((all, secret) => all.replaceAll(secret, 'x'), address);
      this.#addresses.add(open.replaceAll('&amp;', '&'));
    }
  }

  #isOpen(value: unknown): boolean {
    const text = JSON.stringify(value);
    return text.length < largestObject && !this.#secrets.some((secret) => text.includes(secret));
  }

  id(chance: Chance, kind: string, spared: ReadonlySet<string>): string | undefined {
    const shelves = [...this.#ids.values()];
    const wanted = chance.isOne(12) && shelves.length > 0 ? chance.pick(shelves) : this.#ids.get(kind);
    const all = (wanted?.all ?? []).filter((one) => !spared.has(one));
    return all.length === 0 ? undefined : chance.pick(all);
  }

  has(kind: string): boolean {
    return this.#ids.has(kind);
  }

  value(chance: Chance, name: string, type: 'string' | 'number'): Scalar | undefined {
    const all = (this.#values.get(name)?.all ?? []).filter((one) => typeof one === type);
    return all.length === 0 ? undefined : chance.pick(all);
  }

  address(chance: Chance): string {
    const all = this.#addresses.all;
    return all.length === 0 ? '/' : chance.pick(all);
  }

  /** An object of an earlier answer that will do. */
  object(chance: Chance, isFit: (one: Known) => boolean): Known | undefined {
    const fitting = this.#objects.all.filter(isFit);
    return fitting.length === 0 ? undefined : chance.pick(fitting);
  }
}

function shelf<T>(shelves: Map<string, Shelf<T>>, name: string): Shelf<T> {
  const known = shelves.get(name);
  if (known !== undefined) return known;
  const made = new Shelf<T>();
  shelves.set(name, made);
  return made;
}
