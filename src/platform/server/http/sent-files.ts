import type { FastifyRequest } from 'fastify';
import type { SentFile, SentFiles } from '#platform/contract/calls/body-kinds.ts';

/** The form of a request, to be read by the handler; `@fastify/multipart` must be there. */
export function sentFilesOf(request: FastifyRequest): SentFiles {
  return {
    isForm: request.isMultipart(),
    contentLength: Number(request.headers['content-length'] ?? 0),
    async *read({ files, fileBytes, allBytes }): AsyncGenerator<SentFile> {
      // No limit of parts: busboy lets those beyond it go without a listener, and one that breaks off would end the process.
      const limits = { fileSize: fileBytes, files, fields: 0, parts: Number.POSITIVE_INFINITY, headerPairs: 20 };
      let isWatched = false;
      for await (const part of request.parts({ limits })) {
        // Only now: listening for data before the form is being read would lose its beginning.
        if (!isWatched) stopAfter(request, allBytes);
        isWatched = true;
        if (part.type !== 'file') {
          yield { field: part.fieldname, fileName: '', isFile: false, content: nothing(), isCutOff: () => false };
          continue;
        }
        const { fieldname: field, filename: fileName, file: content } = part;
        yield { field, fileName: fileName ?? '', isFile: true, content, isCutOff: () => content.truncated };
      }
    },
  };
}

async function* nothing(): AsyncGenerator<Uint8Array> {}

/** Without a length told beforehand, a form can go on for ever. */
export function stopAfter({ raw }: FastifyRequest, most: number): void {
  let taken = 0;
  raw.on('data', (chunk: Buffer) => {
    taken += chunk.length;
    if (taken > most) raw.destroy();
  });
}
