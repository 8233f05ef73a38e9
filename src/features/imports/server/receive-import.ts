import type { SentFiles } from '#platform/contract/calls/body-kinds.ts';
import { AppError, badRequest } from '#platform/contract/calls/errors.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import { mostImportMegabytes } from '../contract/import-states.ts';
import { arrangeFirst } from './csv-import.ts';
import { changeImport, deleteImport, insertImport } from './imports.repository.ts';
import type { ImportsParts } from './imports-parts.ts';
import { readWordPress } from './read-wordpress.ts';

const mostBytes = mostImportMegabytes * 1024 * 1024;
const tooLarge = () => new AppError('import-too-large', 413, { values: { megabytes: mostImportMegabytes } });

/** Takes in the one file of the form while it comes, a few entries at a time; of a file that is refused nothing is left. */
export async function receiveImport(
  parts: Pick<ImportsParts, 'platform' | 'menus' | 'itemTypes' | 'clock'>,
  viewer: Viewer,
  form: SentFiles,
): Promise<string> {
  const { platform } = parts;
  const { db } = platform;
  if (!form.isForm) throw badRequest('import-no-file');
  if (form.contentLength > mostBytes + 100_000) throw tooLarge();
  const { timeZone } = await platform.locale();
  const limits = { files: 1, fileBytes: mostBytes, allBytes: mostBytes + 100_000 };
  for await (const { isFile, fileName, content, isCutOff } of asSent(form.read(limits))) {
    if (!isFile) continue;
    const { beginning, whole } = await withBeginning(asSent(content));
    // By what it is: an export of WordPress is one under any name.
    const isCsv = /\.(?:csv|tsv|txt)$/i.test(fileName) && !looksLikeXml(beginning);
    const importId = await insertImport(db, {
      kind: isCsv ? 'csv' : 'wordpress',
      fileName: fileName.slice(0, 200),
      by: viewer.id ?? '',
    });
    try {
      const facts = isCsv
        ? await arrangeFirst(parts, importId, whole)
        : await readWordPress(whole, { db, importId, timeZone });
      if (isCutOff()) throw tooLarge();
      await changeImport(db, importId, ['Reading'], { state: 'Read', facts });
      return importId;
    } catch (error) {
      await deleteImport(db, importId);
      // What is cut off is no XML any more; that it is too large is what its sender can do something about.
      throw isCutOff() ? tooLarge() : error;
    }
  }
  throw badRequest('import-no-file');
}

/** A table may begin with any sign but this. */
const looksLikeXml = (beginning: Uint8Array | undefined): boolean =>
  /^\uFEFF?\s*<(?:\?xml\b|rss\b|!--)/i.test(new TextDecoder().decode(beginning?.subarray(0, 100)));

/** The first piece of it, and all of it from the first piece on. */
async function withBeginning(
  content: AsyncGenerator<Uint8Array>,
): Promise<{ beginning: Uint8Array | undefined; whole: AsyncIterable<Uint8Array> }> {
  const first = await content.next();
  if (first.done === true) return { beginning: undefined, whole: content };
  async function* whole(): AsyncGenerator<Uint8Array> {
    yield first.value as Uint8Array;
    yield* content;
  }
  return { beginning: first.value, whole: whole() };
}

/** A form that breaks off, or makes no sense, is its sender's; what goes wrong while it is kept is ours. */
export async function* asSent<T>(parts: AsyncIterable<T>): AsyncGenerator<T> {
  try {
    yield* parts;
  } catch (error) {
    throw error instanceof AppError ? error : new AppError('upload-cut-off', 400, { cause: error });
  }
}
