import { Writable } from 'node:stream';
import { AwsClient } from 'aws4fetch';
import { sha256Of } from '../sha256.ts';
import { checkKey, StorageError } from './file-storage.ts';
import { bucketAddress, failure, retries, type S3Options, textBetween } from './s3-storage.ts';

interface S3Upload {
  target: Writable;
  /** Once all was written: from then on it is there. Gives back its size. */
  keep(): Promise<number>;
  drop(): Promise<void>;
}

/** All parts are of this size but the last, as some storage asks for; ten thousand of them are 320 GB. */
const usualPart = 32 * 1024 * 1024;
/** In milliseconds, for one part: a slow line takes its time. */
const longestPart = 10 * 60_000;

/** What is of unknown length and never held whole, sent in parts. It is there when it is kept, and not before. */
export async function openS3Upload(options: S3Options, key: string, partSize = usualPart): Promise<S3Upload> {
  const { accessKeyId, secretAccessKey, region, prefix = '', longestWait = longestPart } = options;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries });
  const address = `${bucketAddress(options)}/${prefix}${checkKey(key)}`;

  async function ask(method: string, query: string, init: RequestInit = {}): Promise<Response> {
    const signal = AbortSignal.timeout(longestWait);
    const answer = await client.fetch(`${address}?${query}`, { method, signal, ...init }).catch((cause: unknown) => {
      throw new StorageError(`The storage at ${options.endpoint} cannot be reached.`, { cause });
    });
    if (!answer.ok) throw await failure(answer, options);
    return answer;
  }

  const [uploadId] = textBetween(await (await ask('POST', 'uploads=')).text(), 'UploadId');
  if (uploadId === undefined)
    throw new StorageError(`The storage at ${options.endpoint} does not take files in parts.`);
  const id = `uploadId=${encodeURIComponent(uploadId)}`;
  const tags: string[] = [];
  let size = 0;
  let waiting: Buffer[] = [];
  let length = 0;

  async function sendPart(bytes: Buffer): Promise<void> {
    const headers = { 'x-amz-content-sha256': await sha256Of(bytes) };
    const answer = await ask('PUT', `partNumber=${tags.length + 1}&${id}`, { body: new Uint8Array(bytes), headers });
    await answer.arrayBuffer();
    const tag = answer.headers.get('etag');
    if (tag === null) throw new StorageError(`The storage at ${options.endpoint} did not confirm a part.`);
    tags.push(tag);
    size += bytes.length;
  }

  async function take(piece: Buffer): Promise<void> {
    waiting.push(piece);
    length += piece.length;
    if (length < partSize) return;
    let whole = Buffer.concat(waiting);
    while (whole.length >= partSize) {
      await sendPart(whole.subarray(0, partSize));
      whole = whole.subarray(partSize);
    }
    waiting = [Buffer.from(whole)];
    length = whole.length;
  }

  const done = (callback: (error?: Error | null) => void) => [() => callback(), callback] as const;
  return {
    target: new Writable({
      write: (piece: Buffer, _, callback) => void take(piece).then(...done(callback)),
      // Storage wants at least one part, also of nothing.
      final: (callback) =>
        void (length > 0 || tags.length === 0 ? sendPart(Buffer.concat(waiting)) : Promise.resolve()).then(
          ...done(callback),
        ),
    }),
    async keep() {
      const parts = tags.map((tag, at) => `<Part><PartNumber>${at + 1}</PartNumber><ETag>${tag}</ETag></Part>`);
      const body = `<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`;
      const answer = await ask('POST', id, { body, headers: { 'content-type': 'application/xml' } });
      // It may say 200 first and then that it failed.
      const words = await answer.text();
      if (words.includes('<Error>'))
        throw new StorageError(`The storage at ${options.endpoint} did not put the parts together.`);
      return size;
    },
    async drop() {
      await ask('DELETE', id).then((answer) => answer.arrayBuffer());
    },
  };
}
