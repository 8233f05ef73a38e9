import { fetchOk } from '../answer.ts';
import { signIn } from '../sign-in.ts';
import type { Site } from '../site.ts';

export const longPath = '/lang';

export type Headers = Record<string, string>;

/** A text of the long page that can be typed in: the heading of one of its blocks. */
export interface TypedText {
  page: string;
  block: string;
  headers: Headers;
}

export interface StoredPage {
  guid: string;
  sequence: number;
  document: { buildingBlockInstances: { guid: string; buildingBlockName: string }[] };
}

/** Longer than any answer may take; a benchmark that waits for ever tells nothing. */
export const longestAnswer = 60_000;

export async function ask<T>(port: number, path: string, headers: Headers, body?: unknown): Promise<T> {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
    signal: AbortSignal.timeout(longestAnswer),
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${(await answer.text()).slice(0, 300)}`);
  return (await answer.json()) as T;
}

export const workingCopy = (port: number, page: string, headers: Headers): Promise<StoredPage> =>
  ask(port, `/api/pages/${page}/working-copy`, headers);

/** Found by its address, as readers find it. */
export async function findLongPage({ port }: Site): Promise<TypedText> {
  const headers = await signIn(port);
  const html = (await fetchOk(port, longPath)).body.toString();
  const guids = new Set([...html.matchAll(/\/api\/pages\/([0-9a-f-]{36})/g)].map(([, guid = '']) => guid));
  for (const page of guids) {
    const { document } = await workingCopy(port, page, headers);
    const block = document.buildingBlockInstances.find(({ buildingBlockName }) => buildingBlockName === 'Text');
    if (block !== undefined && document.buildingBlockInstances.length > 100)
      return { page, block: block.guid, headers };
  }
  throw new Error(`${longPath} is not a long page.`);
}
