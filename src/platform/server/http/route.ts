import type { z } from 'zod';
import type { Tag } from '#platform/contract/calls/cache-tag.ts';
import type { Endpoint, OutputOf, ParsedInputOf } from '#platform/contract/calls/endpoint.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import type { Language, PlatformLocale } from '#platform/contract/texts/language.ts';
import type { RequestLog } from '../logger.ts';
import type { Platform } from '../platform.ts';

/** Who is asking, from where. Nothing here decides rights; that is the viewer's. */
export interface Client {
  ip: string;
  userAgent: string;
  host: string;
  origin: string;
  cookie: string | undefined;
  authorization: string | undefined;
}

/** What an answer carries besides its body. */
export interface Answer {
  /** What would make a kept copy of this answer wrong. */
  tag(...tags: Tag[]): void;
  header(name: string, value: string): void;
  /** Where it is not the usual one: 201 for what was made, 206 for a part. */
  status(code: number): void;
  /** For the browser of this one request; a kept answer never carries any. */
  cookies(values: readonly string[] | undefined): void;
  /** The answer changes by itself at this moment, if there is one; the earliest named counts. */
  expire(at: Date | undefined): void;
}

/** What was asked, for answers that depend on more of it than their input: a part of a file, or its own address. */
export interface Asked {
  method: string;
  /** Path and query. */
  url: string;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  /** A proxy that is trusted passed it on, and may have added headers of its own. */
  isByProxy?: boolean;
  /** Aborted when whoever asked went away; of streams, which can take long to make. */
  left?: AbortSignal;
}

export interface RequestContext<Services> {
  platform: Platform;
  viewer: Viewer;
  services: Services;
  /** Of error messages; content is asked for with a `language` in the query. */
  language: Language;
  /** The platform's. */
  locale: PlatformLocale;
  correlationId: string;
  client: Client;
  asked: Asked;
  answer: Answer;
  log: RequestLog;
}

type AnyEndpointType = Endpoint<z.ZodType, z.ZodType, z.ZodType, z.ZodType>;

export interface Route<Services> {
  endpoint: AnyEndpointType;
  handle(
    context: RequestContext<Services>,
    input: { params: unknown; query: unknown; body: unknown },
  ): Promise<unknown>;
}

/** Binds a declared call to the service that does it. A feature names only the services that it uses. */
export function route<E extends AnyEndpointType, Services>(
  endpoint: E,
  handle: (context: RequestContext<Services>, input: ParsedInputOf<E>) => Promise<OutputOf<E>>,
): Route<Services> {
  return { endpoint, handle: handle as unknown as Route<Services>['handle'] };
}
