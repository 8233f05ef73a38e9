import type { SentFiles } from '#platform/contract/calls/body-kinds.ts';
import { badRequest, tooLarge } from '#platform/contract/calls/errors.ts';
import { pieceBytes } from '../contract/file-pieces.ts';

/** What a form writes around its one file. */
const around = 4096;

/** One piece, refused before it is read when it says itself that it is too large. */
export async function receivePiece(form: SentFiles): Promise<Uint8Array> {
  const allBytes = pieceBytes + around;
  if (!form.isForm) throw badRequest('upload-cut-off');
  if (form.contentLength > allBytes) throw tooLarge();
  const pieces: Uint8Array[] = [];
  for await (const { content, isCutOff } of form.read({ files: 1, fileBytes: pieceBytes, allBytes })) {
    for await (const piece of content) pieces.push(piece);
    if (isCutOff()) throw tooLarge();
  }
  return Buffer.concat(pieces);
}
