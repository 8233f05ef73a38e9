import type { z } from 'zod';
import type { DeclaredEffects } from './call-effects.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Who may make a call at all; `staff` are those who run the installation, whom no admin of a platform is one of. What they then may see or change is the service's decision. */
export type Access = 'public' | 'user' | 'content-manager' | 'admin' | 'developer' | 'staff';

export interface Endpoint<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Output extends z.ZodType = z.ZodType,
> extends Partial<DeclaredEffects> {
  method: Method;
  /** As the specification writes it: `/api/pages/{id}`, `/api/profiles:loggedIn`. */
  path: string;
  access: Access;
  summary: string;
  /** The words a reader of /api/docs finds it under: the feature's folder name. */
  feature: string;
  params?: Params;
  query?: Query;
  body?: Body;
  output: Output;
  /**
   * Answers are equal for everyone of one audience and may be kept until a tag of theirs is invalidated. `by-origin`: the
   * answer names the address it was asked at, so each host name has its own.
   */
  cached?: boolean | 'by-origin';
  /**
   * An admin who views the site as someone else may make this call all the same: it changes nothing, and it answers
   * nothing that is that person's own. What is not said here is refused to them, so that a new call is
   * (docs/decisions/0055); `cached` answers are nobody's own and need not say it.
   */
  whileViewingAs?: 'allowed';
  /** For what another site's page sends us by design, and which proves itself in another way. */
  isOpenToOtherSites?: boolean;
  /** What a browser tells by itself, and nobody reads at once: whoever sends it has written nothing. */
  isReport?: boolean;
  /** In bytes; the server's general limit otherwise. */
  bodyLimit?: number;
  /** Calls a minute for one client; the server's general limit otherwise. */
  callsPerMinute?: number;
}

/**
 * Declares a call once, for both sides; one that changes something declares what it audits and touches. The browser's build leaves the schemas out (docs/decisions/0004), so web code
 * may only use the method, the path and the types of an endpoint.
 */
export function defineEndpoint<
  Output extends z.ZodType,
  Params extends z.ZodType = z.ZodUndefined,
  Query extends z.ZodType = z.ZodUndefined,
  Body extends z.ZodType = z.ZodUndefined,
>(
  endpoint: Endpoint<Params, Query, Body, Output> & ({ method: 'GET' } | DeclaredEffects),
): Endpoint<Params, Query, Body, Output> {
  return endpoint;
}

/** What is the same for everyone with the same rights is nobody's own. */
export const isOpenWhileViewingAs = ({
  whileViewingAs,
  cached,
}: Pick<Endpoint, 'whileViewingAs' | 'cached'>): boolean => whileViewingAs === 'allowed' || Boolean(cached);

type Part<Name extends string, Schema> = Schema extends z.ZodUndefined
  ? { [K in Name]?: undefined }
  : Schema extends z.ZodType
    ? undefined extends z.input<Schema>
      ? { [K in Name]?: z.input<Schema> }
      : Record<never, never> extends z.input<Schema>
        ? { [K in Name]?: z.input<Schema> }
        : { [K in Name]: z.input<Schema> }
    : never;

/** What a caller passes. */
export type InputOf<E> =
  E extends Endpoint<infer P, infer Q, infer B, z.ZodType>
    ? Part<'params', P> & Part<'query', Q> & Part<'body', B>
    : never;

type Parsed<Schema> = Schema extends z.ZodUndefined ? undefined : Schema extends z.ZodType ? z.output<Schema> : never;

/** What a handler gets, after validation. */
export type ParsedInputOf<E> =
  E extends Endpoint<infer P, infer Q, infer B, z.ZodType>
    ? { params: Parsed<P>; query: Parsed<Q>; body: Parsed<B> }
    : never;

export type OutputOf<E> = E extends Endpoint<z.ZodType, z.ZodType, z.ZodType, infer O> ? z.output<O> : never;

export type AnyEndpoint = Pick<Endpoint, 'method' | 'path'>;

/** The name of a call where an object's identity will not do: across the server's and the page renderer's bundles. */
export const endpointKey = (endpoint: AnyEndpoint): string => `${endpoint.method} ${endpoint.path}`;

export interface CallInput {
  params?: unknown;
  query?: unknown;
  body?: unknown;
}

/** The address of a call: path parameters filled in, the query behind it, absent values left out. */
export function endpointUrl(endpoint: AnyEndpoint, input: CallInput = {}): string {
  const path = endpoint.path.includes('{') ? filledPath(endpoint, input) : endpoint.path;
  let query = '';
  for (const [name, value] of Object.entries((input.query ?? {}) as Record<string, unknown>)) {
    if (value === undefined || value === null) continue;
    for (const one of Array.isArray(value) ? value : [value]) {
      query += `${query === '' ? '?' : '&'}${queryWord(name)}=${queryWord(String(one))}`;
    }
  }
  return path + query;
}

function filledPath(endpoint: AnyEndpoint, input: CallInput): string {
  const params = (input.params ?? {}) as Record<string, unknown>;
  return endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined || value === '') throw new Error(`${endpointKey(endpoint)} needs ${name}`);
    return encodeURIComponent(String(value));
  });
}

/** Such words read the same in a query; the server makes many addresses for each page, nearly all of them of these. */
const plainWord = /^[\w.*-]*$/;

/** As URLSearchParams writes it. */
const queryWord = (word: string): string =>
  plainWord.test(word) ? word : new URLSearchParams([[word, '']]).toString().slice(0, -1);

/** Whether an address, with or without a query, is one of this call. */
export function isAddressOf({ path }: AnyEndpoint, url: string): boolean {
  const asked = (url.split('?')[0] ?? '').split('/');
  const parts = path.split('/');
  return parts.length === asked.length && parts.every((part, index) => part.startsWith('{') || part === asked[index]);
}

/** One way to make a call, in the browser over HTTP and in server rendering in-process. */
export type Call = <E extends Endpoint<z.ZodType, z.ZodType, z.ZodType, z.ZodType>>(
  endpoint: E,
  input: InputOf<E>,
) => Promise<OutputOf<E>>;
