import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { AwsClient } from 'aws4fetch';
import { withoutSlashAtEnd } from '#platform/contract/addresses/slash-at-end.ts';
import { within } from '../deadline.ts';
import { sha256Of } from '../sha256.ts';
import { checkKey, type FileStorage, StorageError } from './file-storage.ts';

export interface S3Options {
  /** Without a bucket in it: https://s3.example.nl. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** The bucket in the path; otherwise in the host name. */
  forcePathStyle: boolean;
  /** Before every key, so that several platforms share a bucket. */
  prefix?: string;
  /** In milliseconds: for a question to be answered, and for the next piece of a file to come. */
  longestWait?: number;
}

/** A hiccup of the network is no failure; more than a few are. */
export const retries = 3;
/** In milliseconds. Whoever uploads hears within ten seconds that the storage does not answer. */
const usualWait = 8000;

/** Files on anything that speaks the protocol of S3. A put is whole or not at all, by the protocol's own promise. */
export function createS3Storage(options: S3Options): FileStorage {
  const { accessKeyId, secretAccessKey, region, prefix = '', longestWait = usualWait } = options;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries });
  const base = bucketAddress(options);

  async function ask(method: string, key: string, init: RequestInit = {}): Promise<Response> {
    const address = `${base}/${prefix}${checkKey(key)}`;
    const patience = new AbortController();
    const timer = setTimeout(() => patience.abort(), longestWait);
    try {
      return await client.fetch(address, { method, signal: patience.signal, ...init });
    } catch (error) {
      const what = patience.signal.aborted ? `did not answer within ${longestWait} ms` : 'cannot be reached';
      throw new StorageError(`The file storage at ${options.endpoint} ${what}`, { cause: error });
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    async write(key, content) {
      checkKey(key);
      // The length and the hash go ahead of it: the storage refuses what arrives otherwise.
      const bytes = content instanceof Readable ? await buffer(content) : content;
      const sha256 = await sha256Of(bytes);
      const answer = await ask('PUT', key, {
        body: Buffer.from(bytes),
        headers: { 'x-amz-content-sha256': sha256, 'content-type': 'application/octet-stream' },
      });
      await finish(answer, options);
    },

    async read(key, range) {
      const headers = range && { range: `bytes=${range.start}-${range.end}` };
      const answer = await ask('GET', key, headers === undefined ? {} : { headers });
      if (answer.status === 404 && (await codeOf(answer)) !== 'NoSuchBucket') return undefined;
      if (!answer.ok || answer.body === null) throw await failure(answer, options);
      const whole = answer.headers.get('content-range')?.split('/')[1] ?? answer.headers.get('content-length');
      return { size: Number(whole), stream: Readable.from(piecesOf(answer.body, longestWait)) };
    },

    async exists(key) {
      const answer = await ask('HEAD', key);
      if (answer.ok || answer.status === 404) return answer.ok;
      throw await failure(answer, options);
    },

    async remove(key) {
      const answer = await ask('DELETE', key);
      if (answer.status === 404 && (await codeOf(answer)) !== 'NoSuchBucket') return;
      await finish(answer, options);
    },
  };
}

export const textBetween = (xml: string, tag: string): string[] =>
  [...xml.matchAll(new RegExp(`<${tag}>([^<]*)</${tag}>`, 'g'))].map(([, text = '']) => text);

/** Every key under the prefix, without it; for backups alone, because it takes long where there are many. */
export async function* listS3Keys(options: S3Options, atOnce = 1000): AsyncGenerator<string> {
  const { accessKeyId, secretAccessKey, region, prefix = '', longestWait = usualWait } = options;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries });
  for (let after: string | undefined = ''; after !== undefined; ) {
    // The first version of this question, which goes on after a key: all storage knows it.
    const address = new URL(bucketAddress(options));
    address.searchParams.set('prefix', prefix);
    address.searchParams.set('max-keys', String(atOnce));
    if (after !== '') address.searchParams.set('marker', after);
    const answer = await client.fetch(address.href, { signal: AbortSignal.timeout(longestWait) });
    if (!answer.ok) throw await failure(answer, options);
    const xml = await answer.text();
    // Our keys have no sign that XML would write in another way.
    const keys = textBetween(xml, 'Key');
    for (const key of keys) yield key.slice(prefix.length);
    after = textBetween(xml, 'IsTruncated')[0] === 'true' ? keys.at(-1) : undefined;
  }
}

/** Whoever reads slowly may take all day; storage that stops in the middle may not. */
async function* piecesOf(body: ReadableStream<Uint8Array>, longestWait: number): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  try {
    for (;;) {
      const { done, value } = await within(longestWait, 'The next piece of a file', reader.read());
      if (done) return;
      yield value;
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

export function bucketAddress({ endpoint, bucket, forcePathStyle }: S3Options): string {
  const url = new URL(endpoint);
  if (forcePathStyle) return `${url.origin}${withoutSlashAtEnd(url.pathname)}/${bucket}`;
  return `${url.protocol}//${bucket}.${url.host}`;
}

const codes = new WeakMap<Response, Promise<string>>();

/** The word in the answer's XML that says what is wrong; empty for a HEAD, which has no words. */
function codeOf(answer: Response): Promise<string> {
  const known = codes.get(answer);
  if (known !== undefined) return known;
  const code = answer.text().then(
    (text) => /<Code>(\w+)<\/Code>/.exec(text)?.[1] ?? '',
    () => '',
  );
  codes.set(answer, code);
  return code;
}

async function finish(answer: Response, options: S3Options): Promise<void> {
  if (!answer.ok) throw await failure(answer, options);
  await answer.arrayBuffer();
}

export async function failure(answer: Response, { endpoint, bucket }: S3Options): Promise<StorageError> {
  const code = await codeOf(answer);
  return new StorageError(
    `The file storage at ${endpoint} refused (bucket ${bucket}): ${answer.status} ${code}`.trim(),
  );
}

/** A small file of our own at the start: a wrong key is then one clear line, and not a failed upload later. */
export async function checkS3(options: S3Options): Promise<void> {
  const { endpoint, bucket, region, accessKeyId, secretAccessKey } = options;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 0 });
  const trial = { method: 'PUT', body: 'Plein keeps its files here.', signal: AbortSignal.timeout(usualWait) };
  const answer = await client.fetch(`${bucketAddress(options)}/plein.txt`, trial).catch((error: unknown) => {
    const message = `The file storage at ${endpoint} cannot be reached. Check S3_ENDPOINT, or start it.`;
    throw new StorageError(message, { cause: error });
  });
  if (answer.ok) return void (await answer.arrayBuffer());
  const code = await codeOf(answer);
  const words = `${answer.status} ${code}`.trim();
  if (answer.status >= 500) throw new StorageError(`The file storage at ${endpoint} is out of order (${words}).`);
  throw new StorageError(
    answer.status === 404
      ? `There is no bucket "${bucket}" at ${endpoint}. Make it, or change S3_BUCKET.`
      : `The file storage at ${endpoint} refused us (${words}). Check S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY and S3_REGION.`,
  );
}
