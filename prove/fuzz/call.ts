/** One request, as it goes over the line. */
export interface Call {
  /** `GET /api/pages/{id}`, or what kind of address it is when it is no declared call. */
  operation: string;
  method: string;
  /** Path and query. */
  url: string;
  headers: Record<string, string>;
  body?: Uint8Array;
}

export interface Answer {
  /** 0 when there was none. */
  status: number;
  milliseconds: number;
  contentType: string;
  /** Without its attributes. */
  cookie: string;
  text: string;
}

export type Send = (call: Call) => Promise<Answer>;

export const isSuccess = ({ status }: Pick<Answer, 'status'>): boolean => status > 0 && status < 400;

/** Short enough for a line, long enough to make the call again. */
export function described({ method, url, headers, body }: Call): string {
  const own = Object.entries(headers).filter(([name]) => !['host', 'authorization', 'cookie'].includes(name));
  const sent = body === undefined ? '' : ` ${JSON.stringify(Buffer.from(body).toString('utf8').slice(0, 700))}`;
  return `${method} ${url.slice(0, 400)} ${JSON.stringify(Object.fromEntries(own)).slice(0, 300)}${sent}`;
}

export function jsonOf({ text, contentType }: Answer): unknown {
  if (!contentType.includes('json')) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
