import { z } from 'zod';
import { AppError } from '#platform/contract/calls/errors.ts';
import type { TranslationProvider } from './translation-provider.ts';

export interface LibreTranslateOptions {
  url: string;
  apiKey?: string | undefined;
  /** For one call, in milliseconds. */
  timeout?: number;
  /** Before each call: throws where texts may not go. */
  beforeAsking?: () => Promise<unknown>;
}

const Answer = z.object({ translatedText: z.array(z.string()) });
/** Servers refuse what is too much at once. */
const textsAtOnce = 40;

const failed = (cause: unknown) => new AppError('translation-failed', 502, { cause, report: true });

/** Speaks the protocol of LibreTranslate, which other servers speak too: texts go to the machine that the admin chose. */
export function createLibreTranslate({
  url,
  apiKey,
  timeout = 60_000,
  beforeAsking,
}: LibreTranslateOptions): TranslationProvider {
  async function translateSome(texts: readonly string[], source: string, target: string): Promise<string[]> {
    await beforeAsking?.();
    const response = await fetch(`${url}/translate`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        q: texts,
        source,
        target,
        format: 'text',
        ...(apiKey === undefined ? {} : { api_key: apiKey }),
      }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
    });
    if (!response.ok) {
      const { status } = response;
      throw Object.assign(new Error(`the translation server answered ${status}`), { status });
    }
    const { translatedText } = Answer.parse(await response.json());
    if (translatedText.length !== texts.length) throw new Error('the translation server left texts out');
    return translatedText;
  }

  return {
    host: new URL(url).host,
    async translate(texts, from, to, onProgress) {
      const translated: string[] = [];
      for (let start = 0; start < texts.length; start += textsAtOnce) {
        const some = texts.slice(start, start + textsAtOnce);
        translated.push(
          ...(await translateSome(some, from, to).catch((error: unknown) => {
            throw failed(error);
          })),
        );
        await onProgress?.(translated.length);
      }
      return translated;
    },
  };
}
