import type { FastifyRequest } from 'fastify';
import type { SentPosted, SentWords } from '#platform/contract/calls/body-kinds.ts';
import { AppError, badRequest, tooLarge } from '#platform/contract/calls/errors.ts';
import { stopAfter } from './sent-files.ts';

/** As much of words as the same form urlencoded may have. */
const mostFields = 2000;
const mostWords = 1024 * 1024;

/** A form that a browser posts by itself, to be read by the handler. */
export function sentPostedOf(request: FastifyRequest): SentPosted {
  const contentLength = Number(request.headers['content-length'] ?? 0);
  if (!request.isMultipart()) {
    return { contentLength, read: async () => (request.body ?? {}) as Record<string, string[]> };
  }
  return {
    contentLength,
    async read({ files, fileBytes, allBytes }, take) {
      const fields = new Map<string, string[]>();
      // As in sentFilesOf: no limit of parts.
      const parts = Number.POSITIVE_INFINITY;
      const limits = { fileSize: fileBytes, files, fields: mostFields, fieldSize: mostWords, parts, headerPairs: 20 };
      let words = 0;
      let isWatched = false;
      try {
        for await (const part of request.parts({ limits })) {
          if (!isWatched) stopAfter(request, allBytes);
          isWatched = true;
          const { fieldname: name } = part;
          if (part.type === 'file') {
            const { file, filename } = part;
            const sent = { field: name, fileName: filename ?? '', isFile: true, content: file };
            await take({ ...sent, isCutOff: () => file.truncated });
            continue;
          }
          const value = String(part.value ?? '');
          words += value.length + name.length;
          if (words > mostWords || part.valueTruncated || part.fieldnameTruncated) throw tooLarge();
          const values = fields.get(name);
          if (values === undefined) fields.set(name, [value]);
          else values.push(value);
        }
      } catch (error) {
        throw asRefusal(error);
      }
      return Object.fromEntries(fields);
    },
  };
}

/** No more of them than its call takes, in parts too. */
export function sentWordsOf(request: FastifyRequest, most: number): SentWords {
  const form = sentPostedOf(request);
  const limits = { files: 0, fileBytes: 0, allBytes: most };
  return {
    async read() {
      if (form.contentLength > most) throw tooLarge();
      return form.read(limits, async () => undefined);
    },
  };
}

/** What is wrong with a form is its sender's; a disk that is full is ours. */
function asRefusal(error: unknown): unknown {
  if (error instanceof AppError) return error;
  const { code = '' } = (error ?? {}) as { code?: string };
  if (/^FST_(?:FILES|FIELDS|PARTS)_LIMIT$|^FST_REQ_FILE_TOO_LARGE$/.test(code)) return tooLarge();
  return code === 'FST_PROTO_VIOLATION' || code === 'ECONNRESET' ? badRequest('upload-cut-off') : error;
}
