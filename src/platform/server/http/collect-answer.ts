import type { Tag } from '#platform/contract/calls/cache-tag.ts';
import type { Answer } from './route.ts';

export interface CollectedAnswer extends Answer {
  readonly tags: Tag[];
  readonly headers: Record<string, string>;
  readonly setCookies: string[];
  readonly expiresAt: Date | undefined;
  readonly statusCode: number | undefined;
}

export function collectAnswer(): CollectedAnswer {
  const tags: Tag[] = [];
  const headers: Record<string, string> = {};
  const setCookies: string[] = [];
  let expiresAt: Date | undefined;
  let statusCode: number | undefined;
  return {
    tags,
    headers,
    tag: (...names) => {
      for (const name of names) if (!tags.includes(name)) tags.push(name);
    },
    header: (name, value) => {
      headers[name] = value;
    },
    get statusCode() {
      return statusCode;
    },
    status: (code) => {
      statusCode = code;
    },
    setCookies,
    cookies: (values) => {
      setCookies.push(...(values ?? []));
    },
    get expiresAt() {
      return expiresAt;
    },
    expire: (at) => {
      if (at !== undefined && (expiresAt === undefined || at < expiresAt)) expiresAt = at;
    },
  };
}
