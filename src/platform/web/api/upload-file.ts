import type { Problem } from '#platform/contract/calls/errors.ts';
import { CallError } from './call-error.ts';

export interface SendOptions {
  url: string;
  language: string;
  signal?: AbortSignal;
  /** From 0 to 1, as far as it has left this machine. */
  onProgress?(share: number): void;
}

export interface UploadOptions extends SendOptions {
  /** The name of the form's field. */
  field: string;
}

/** Sends one file, as `sendForm` does. */
export function uploadFile<Answer>(file: File, { field, ...options }: UploadOptions): Promise<Answer> {
  const form = new FormData();
  form.append(field, file, file.name);
  return sendForm(form, options);
}

/** Sends a form with files and tells how far it is, which `fetch` cannot. Rejects as a call does, or with the signal's reason. */
export function sendForm<Answer>(form: FormData, options: SendOptions): Promise<Answer> {
  const { url, language, signal, onProgress } = options;
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const request = new XMLHttpRequest();
  const stop = () => request.abort();
  request.open('POST', url);
  request.setRequestHeader('accept', 'application/json');
  request.setRequestHeader('accept-language', language);
  request.setRequestHeader('x-correlation-id', crypto.randomUUID());
  request.upload.onprogress = ({ loaded, total, lengthComputable }) =>
    lengthComputable && total > 0 && onProgress?.(loaded / total);
  request.onload = () => {
    const body = parsed(request.responseText);
    if (request.status >= 200 && request.status < 300) resolve(body as Answer);
    else reject(new CallError(request.status, problemIn(request, body)));
  };
  request.onerror = () => reject(new CallError(0, undefined));
  request.onabort = () => reject(signal?.reason ?? new CallError(0, undefined));
  request.onloadend = () => signal?.removeEventListener('abort', stop);
  if (signal?.aborted) reject(signal.reason);
  else {
    signal?.addEventListener('abort', stop);
    request.send(form);
  }
  return promise;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const problemIn = (request: XMLHttpRequest, body: unknown): Problem | undefined =>
  request.getResponseHeader('content-type')?.includes('problem+json') ? (body as Problem | undefined) : undefined;
