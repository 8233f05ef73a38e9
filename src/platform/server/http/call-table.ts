import type { FastifyRequest } from 'fastify';
import type { Endpoint } from '#platform/contract/calls/endpoint.ts';
import { AppError, notFound } from '#platform/contract/calls/errors.ts';
import type { Route } from './route.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Of the one address below which all of these are called. */
    calls?: Pick<CallTable<never>, 'routes' | 'of'>;
    /** It takes long by nature, or waits for something else than this process: an upload, a download, a channel. */
    isAdmittedApart?: boolean;
  }
}

/** Spec paths as Fastify writes them: `{id}` becomes `:id`, and a literal colon is doubled. */
export const fastifyPath = (path: string): string => path.replaceAll(':', '::').replace(/\{(\w+)\}/g, ':$1');

/** Where the calls of a table are: the rest of the address says which. */
export const tableRoot = '/api/';

/** As the general limit of the router (app.ts). */
const longestParam = 200;

const nameIn = (segment: string): string | undefined => /^\{(\w+)\}$/.exec(segment)?.[1];

/** What a table can find: an address below the root, of which each part is one word or one name. */
export const isForTable = ({ path }: Pick<Endpoint, 'path'>): boolean =>
  path.startsWith(tableRoot) &&
  path.split('/').every((segment) => !/[{}]/.test(segment) || nameIn(segment) !== undefined);

/** Where a call is, with its path taken apart: all calls are held against each other at a start. */
export interface CallPlace {
  method: string;
  segments: readonly string[];
}

export const placeOf = ({ method, path }: Pick<Endpoint, 'method' | 'path'>): CallPlace => ({
  method,
  segments: path.split('/'),
});

/** Whether some address is one of both. */
export function meet(one: CallPlace, other: CallPlace): boolean {
  if (one.method !== other.method || one.segments.length !== other.segments.length) return false;
  return one.segments.every((segment, at) => {
    const theirs = other.segments[at] ?? '';
    return segment === theirs || segment.includes('{') || theirs.includes('{');
  });
}

interface Found<Services> {
  route: Route<Services>;
  /** As the router of Fastify would name it. */
  url: string;
  params: Readonly<Record<string, string>>;
}

/** No call, or one that is named by more than a name can be. */
type Missed = 'nothing' | 'too long';

/** A call, with what its path says of every address of it. */
interface Leaf<Services> {
  route: Route<Services>;
  url: string;
  names: readonly string[];
}

/** The calls that go on below one segment. */
interface Branch<Services> {
  literal: Map<string, Branch<Services>>;
  named?: Branch<Services>;
  leaf?: Leaf<Services>;
}

const branch = <Services>(): Branch<Services> => ({ literal: new Map() });

/**
 * Finds a call by its address, as Fastify's router does: a word goes before a name, and what is written in percent signs
 * is read. That one takes a tenth of a start for all our calls, because it compiles code for each of them; this only
 * remembers them (docs/decisions/0069).
 */
export class CallTable<Services> {
  readonly routes: readonly Route<Services>[];
  readonly #byMethod = new Map<string, Branch<Services>>();
  readonly #known = new WeakMap<FastifyRequest, Found<Services> | Missed>();

  constructor(routes: readonly Route<Services>[]) {
    this.routes = routes;
    for (const route of routes) this.#add(route);
  }

  get methods(): string[] {
    return [...this.#byMethod.keys()];
  }

  of(request: FastifyRequest): Found<Services> | undefined {
    const found = this.#lookUp(request);
    return typeof found === 'string' ? undefined : found;
  }

  /** Refuses what is no call, as the router does. */
  require(request: FastifyRequest): Found<Services> {
    const found = this.#lookUp(request);
    if (found === 'too long') throw new AppError('bad-request', 414);
    if (found === 'nothing') throw notFound();
    return found;
  }

  /** Once for each request. */
  #lookUp(request: FastifyRequest): Found<Services> | Missed {
    const known = this.#known.get(request);
    if (known !== undefined) return known;
    const found = this.find(request.method, request.url);
    this.#known.set(request, found);
    return found;
  }

  find(method: string, url: string): Found<Services> | Missed {
    const root = this.#byMethod.get(method === 'HEAD' ? 'GET' : method);
    if (root === undefined) return 'nothing';
    const segments = pathOf(url).split('/').slice(2);
    const values: string[] = [];
    const leaf = walk(root, { segments, values }, 0);
    // Also where it is no call of ours: Fastify asks here for what none of its own routes takes.
    if (leaf === undefined) return segments.some(isTooLong) ? 'too long' : 'nothing';
    const { route, url: routeUrl, names } = leaf;
    const params = Object.fromEntries(names.map((name, index) => [name, values[index] ?? '']));
    return { route, url: routeUrl, params };
  }

  #add(route: Route<Services>): void {
    const { method, path } = route.endpoint;
    let at = this.#byMethod.get(method) ?? branch<Services>();
    this.#byMethod.set(method, at);
    for (const segment of path.split('/').slice(2)) at = next(at, segment);
    if (at.leaf !== undefined) throw new Error(`${method} ${path} is declared twice.`);
    const names = path.split('/').flatMap((segment) => nameIn(segment) ?? []);
    at.leaf = { route, url: fastifyPath(path), names };
  }
}

function next<Services>(from: Branch<Services>, segment: string): Branch<Services> {
  if (nameIn(segment) !== undefined) {
    from.named ??= branch();
    return from.named;
  }
  const known = from.literal.get(segment) ?? branch<Services>();
  from.literal.set(segment, known);
  return known;
}

interface Way {
  segments: readonly string[];
  /** What stands where the names are. */
  values: string[];
}

const readable = (segment: string): string => (segment.includes('%') ? decodeURIComponent(segment) : segment);
const isTooLong = (segment: string): boolean => readable(segment).length > longestParam;

/** A word first; where that leads nowhere, a name. */
function walk<Services>(from: Branch<Services>, way: Way, index: number): Leaf<Services> | undefined {
  const segment = way.segments[index];
  if (segment === undefined) return from.leaf;
  const literal = from.literal.get(segment.includes('%') ? decodeURI(segment) : segment);
  const found = literal && walk(literal, way, index + 1);
  if (found !== undefined || from.named === undefined) return found;
  // `/api/users/` is nobody: what stands between two slashes, or behind the last, names something.
  if (segment === '' || isTooLong(segment)) return undefined;
  way.values.push(readable(segment));
  const named = walk(from.named, way, index + 1);
  if (named === undefined) way.values.pop();
  return named;
}

/** Without the question; of an address that is written out with its host, what stands behind that. */
function pathOf(url: string): string {
  const path = /^[^?#]*/.exec(url)?.[0] ?? '';
  return path.startsWith('/') ? path : path.replace(/^\w+:\/\/[^/]*/, '');
}

/** The route that a request is one of, as Fastify writes it; nothing where there is none. */
export function routeUrlOf(request: FastifyRequest): string | undefined {
  const { config, url } = request.routeOptions;
  return config?.calls === undefined ? url : config.calls.of(request)?.url;
}

/** What its address names. */
export const paramsOf = (request: FastifyRequest): unknown =>
  request.routeOptions.config?.calls?.of(request)?.params ?? request.params;
