import type { BrowserContext } from '@playwright/test';

/**
 * All that a browser complains of: console errors and warnings (React's hydration and the content security policy speak
 * there), uncaught errors and requests that failed. A page of ours gives no cause for any of it.
 */
export class Noise {
  readonly #heard: string[] = [];
  readonly #expected: RegExp[] = [];
  readonly #possible: RegExp[] = [];

  constructor(context: BrowserContext, { hasScripts }: { hasScripts: boolean }) {
    context.on('console', (message) => {
      if (message.type() !== 'error' && message.type() !== 'warning') return;
      const { url } = message.location();
      this.#heard.push(`${message.type()}: ${message.text()} (${url})`);
    });
    context.on('weberror', (event) => {
      const { name, message, stack } = event.error();
      this.#heard.push(`uncaught: ${name} ${message} ${stack ?? ''}`);
    });
    context.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? '';
      // Whoever leaves a page stops what it was still fetching.
      if (reason === 'net::ERR_ABORTED') return;
      // A browser whose scripts are switched off refuses those that a page names.
      if (!hasScripts && request.resourceType() === 'script') return;
      this.#heard.push(`failed: ${request.method()} ${request.url()} ${reason}`);
    });
  }

  /** Names noise that belongs to the story; the test fails when it does not come. */
  expect(...patterns: RegExp[]): void {
    this.#expected.push(...patterns);
  }

  /** Names noise that comes or not, by who is quicker. */
  allow(...patterns: RegExp[]): void {
    this.#possible.push(...patterns);
  }

  /** What nobody named. */
  get unexpected(): string[] {
    const named = [...this.#expected, ...this.#possible];
    return this.#heard.filter((line) => !named.some((pattern) => pattern.test(line)));
  }

  /** What was named and did not come. */
  get missing(): string[] {
    return this.#expected.filter((pattern) => !this.#heard.some((line) => pattern.test(line))).map(String);
  }
}
