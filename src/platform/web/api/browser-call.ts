import { type AnyEndpoint, type Call, type CallInput, endpointUrl } from '#platform/contract/calls/endpoint.ts';
import type { Problem } from '#platform/contract/calls/errors.ts';
import { CallError } from './call-error.ts';

export interface BrowserCallOptions {
  language: string;
  /** Called with every answer's headers; page answers carry the cache token (§4). */
  onAnswer?(headers: Headers): void;
  fetch?: typeof fetch;
}

/** Makes declared calls over HTTP. The browser's cookie says who is asking. */
export function browserCall({ language, onAnswer, fetch: send = fetch }: BrowserCallOptions): Call {
  const call = async (endpoint: AnyEndpoint, input: CallInput): Promise<unknown> => {
    const hasBody = input.body !== undefined;
    const response = await send(endpointUrl(endpoint, input), {
      method: endpoint.method,
      credentials: 'same-origin',
      headers: {
        accept: 'application/json',
        'accept-language': language,
        ...(hasBody ? { 'content-type': 'application/json' } : {}),
      },
      ...(hasBody ? { body: JSON.stringify(input.body) } : {}),
    }).catch((cause: unknown) => {
      throw new CallError(0, undefined, { cause });
    });
    if (!response.ok) throw new CallError(response.status, await readProblem(response));
    onAnswer?.(response.headers);
    return response.status === 204 ? undefined : response.json();
  };
  return call as Call;
}

async function readProblem(response: Response): Promise<Problem | undefined> {
  if (!response.headers.get('content-type')?.includes('problem+json')) return undefined;
  return (await response.json().catch(() => undefined)) as Problem | undefined;
}
