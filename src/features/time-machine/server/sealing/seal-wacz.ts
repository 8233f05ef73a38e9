import { createHash, randomUUID } from 'node:crypto';
import type { FileToPack } from '#platform/server/files/zip-writer.ts';
import { sha256 } from './seal-folder.ts';
import type { Taken } from './take-site.ts';
import { type Answered, indexTime, infoRecord, responseRecord, surtOf } from './warc.ts';

interface WaczFacts {
  origin: string;
  moment: Date;
  madeAt: Date;
  title: string;
}

const archiveName = 'data.warc.gz';

interface Resource {
  name: string;
  path: string;
  hash: string;
  bytes: number;
}

function answerOf(taken: Taken, origin: string): (Answered & { title?: string }) | undefined {
  const url = origin + taken.path;
  if (taken.kind === 'missing') return undefined;
  if (taken.kind === 'file')
    return { url, status: 200, headers: { 'content-type': taken.file.mediaType }, body: taken.file.body };
  const { page } = taken;
  if (page.kind === 'redirect')
    return { url, status: page.status, headers: { location: page.to }, body: Buffer.alloc(0) };
  const body = Buffer.from(page.html);
  return { url, status: page.status, headers: { 'content-type': 'text/html; charset=utf-8' }, body, title: page.title };
}

/** Pages and files as a web archive (WACZ 1.1.1): the answers, an index of them, the pages, and what all of it adds up to. */
export async function* sealWacz(taken: AsyncIterable<Taken>, facts: WaczFacts): AsyncGenerator<FileToPack> {
  const { origin, moment, madeAt, title } = facts;
  const index: string[] = [];
  const pages: object[] = [];
  const archive = { hash: createHash('sha256'), bytes: 0 };

  async function* records(): AsyncGenerator<Uint8Array> {
    const write = (bytes: Buffer): Buffer => {
      archive.hash.update(bytes);
      archive.bytes += bytes.length;
      return bytes;
    };
    yield write(
      infoRecord(madeAt, {
        software: 'Plein',
        format: 'WARC File Format 1.1',
        description: `${title}, as it was at ${moment.toISOString()}; drawn again from kept versions at ${madeAt.toISOString()}`,
      }),
    );
    for await (const one of taken) {
      const answer = answerOf(one, origin);
      if (answer === undefined) continue;
      const { bytes, digest } = responseRecord(moment, answer);
      index.push(
        `${surtOf(answer.url)} ${indexTime(moment)} ${JSON.stringify({
          url: answer.url,
          mime: (answer.headers['content-type'] ?? 'unk').split(';')[0],
          status: String(answer.status),
          digest,
          length: String(bytes.length),
          offset: String(archive.bytes),
          filename: archiveName,
        })}\n`,
      );
      if (answer.title !== undefined && answer.status === 200)
        pages.push({ id: randomUUID(), url: answer.url, ts: moment.toISOString(), title: answer.title });
      yield write(bytes);
    }
  }

  // Read from its middle by who shows it, so it is not packed once more.
  yield { name: `archive/${archiveName}`, content: records, isStored: true };
  const resources: Resource[] = [
    {
      name: archiveName,
      path: `archive/${archiveName}`,
      hash: `sha256:${archive.hash.digest('hex')}`,
      bytes: archive.bytes,
    },
  ];
  const text = (path: string, content: string): FileToPack => {
    const name = path.split('/').at(-1) ?? path;
    resources.push({ name, path, hash: `sha256:${sha256(content)}`, bytes: Buffer.byteLength(content) });
    return { name: path, content: () => [content] };
  };
  yield text('indexes/index.cdxj', index.toSorted().join(''));
  const lines = [{ format: 'json-pages-1.0', id: 'pages', title: 'All pages' }, ...pages];
  yield text('pages/pages.jsonl', lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
  const description = JSON.stringify(
    {
      profile: 'data-package',
      wacz_version: '1.1.1',
      software: 'Plein',
      title,
      created: madeAt.toISOString(),
      mainPageUrl: `${origin}/`,
      mainPageDate: moment.toISOString(),
      resources,
    },
    null,
    2,
  );
  yield { name: 'datapackage.json', content: () => [description] };
  const digest = { path: 'datapackage.json', hash: `sha256:${sha256(description)}` };
  yield { name: 'datapackage-digest.json', content: () => [JSON.stringify(digest, null, 2)] };
}
