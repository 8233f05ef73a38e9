import type { IncomingMessage } from 'node:http';
import { retryAfterSeconds } from '#features/outside-links/contract/outside-answer.ts';
import { PrivateAddressError } from '#platform/server/private-name.ts';
import { requestPublic } from '#platform/server/public-request.ts';
import { type HookOutcome, outcomeOfStatus } from '../contract/hook-outcome.ts';

export interface PostedMessage {
  outcome: HookOutcome;
  statusCode: number | null;
  /** The first part of what was answered. */
  answer: string | null;
  retryAfterSeconds?: number | undefined;
}

export interface PostParts {
  /** This machine, for development and tests. */
  allowsLoopback: boolean;
  signal: AbortSignal;
  now: Date;
}

/** In milliseconds. A receiver puts a message in a queue of its own; it does not make us wait for its work. */
export const patience = 10_000;
const mostAnswer = 1000;

/** One try: where it is sent on to is not followed, and no more is read of the answer than is shown. */
export async function postMessage(
  address: URL,
  message: { headers: Record<string, string>; body: string },
  { allowsLoopback, signal, now }: PostParts,
): Promise<PostedMessage> {
  const tired = AbortSignal.timeout(patience);
  try {
    const answer = await requestPublic(address, {
      method: 'POST',
      headers: { ...message.headers, 'content-type': 'application/json' },
      body: message.body,
      allowsLoopback,
      signal: AbortSignal.any([signal, tired]),
    });
    const { statusCode = 0, headers } = answer;
    return {
      outcome: outcomeOfStatus(statusCode),
      statusCode,
      answer: await firstPart(answer),
      retryAfterSeconds: retryAfterSeconds(headers['retry-after'], now),
    };
  } catch (error) {
    // We were told to stop; that says nothing of the receiver, and whoever comes next sends it.
    if (signal.aborted) throw error;
    return { outcome: tired.aborted ? 'slow' : outcomeOfError(error), statusCode: null, answer: null };
  }
}

function outcomeOfError(error: unknown): HookOutcome {
  if (error instanceof PrivateAddressError) return 'private';
  const code = (error as { code?: unknown }).code;
  // Of its certificate, as OpenSSL and Node name what is wrong with one.
  return typeof code === 'string' && /CERT|SELF_SIGNED|^ERR_TLS|UNABLE_TO_(?:GET|VERIFY)/.test(code)
    ? 'untrusted'
    : 'unreachable';
}

/** An answer that never ends, or breaks off, was an answer all the same. */
async function firstPart(answer: IncomingMessage): Promise<string> {
  let text = '';
  answer.setEncoding('utf8');
  try {
    for await (const chunk of answer as AsyncIterable<string>) {
      text += chunk;
      if (text.length > mostAnswer) break;
    }
  } catch {
    // What was read by then is shown.
  }
  answer.destroy();
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the database takes no NUL, and nobody reads the others.
  return text.slice(0, mostAnswer).replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, '');
}
