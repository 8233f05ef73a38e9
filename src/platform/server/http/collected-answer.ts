import type { Tag } from '#platform/contract/calls/cache-tag.ts';
import type { Answer } from './route.ts';

/** What one call says of its answer. */
export class CollectedAnswer implements Answer {
  readonly tags: Tag[] = [];
  readonly headers: Record<string, string> = {};
  readonly setCookies: string[] = [];
  #expiresAt: Date | undefined;
  #statusCode: number | undefined;

  get expiresAt(): Date | undefined {
    return this.#expiresAt;
  }

  get statusCode(): number | undefined {
    return this.#statusCode;
  }

  tag(...names: Tag[]): void {
    for (const name of names) if (!this.tags.includes(name)) this.tags.push(name);
  }

  header(name: string, value: string): void {
    this.headers[name] = value;
  }

  status(code: number): void {
    this.#statusCode = code;
  }

  cookies(values: readonly string[] | undefined): void {
    this.setCookies.push(...(values ?? []));
  }

  expire(at: Date | undefined): void {
    if (at !== undefined && (this.#expiresAt === undefined || at < this.#expiresAt)) this.#expiresAt = at;
  }
}
