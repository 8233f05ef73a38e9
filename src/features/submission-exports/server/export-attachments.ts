import type { SubmissionFile } from '#features/form-files/contract/form-file.ts';
import type { FormFilesService } from '#features/form-files/server/form-files.service.ts';
import type { FormDocument } from '#features/forms/contract/form-document.ts';
import type { OutgoingRow } from '#features/submissions/server/outgoing/outgoing-submissions.service.ts';
import { AppError } from '#platform/contract/calls/errors.ts';
import type { FileToPack } from '#platform/server/files/zip-writer.ts';
import { isPersonal } from '../contract/export-columns.ts';
import { createPlaces, exportFileLimits, harmlessName } from '../contract/export-files.ts';

/** A file that goes along, as a piece of the export names it. */
export interface Attachment {
  submission: string;
  folder: string;
  guid: string;
  name: string;
  bytes: number;
}

interface Along {
  documents: ReadonlyMap<number, FormDocument>;
  withoutPersonalData: boolean;
}

/** The files of these submissions that may leave: by what the version that asked for them says of the question. */
export function attachmentsOf(
  rows: readonly OutgoingRow[],
  filesOf: ReadonlyMap<string, readonly SubmissionFile[]>,
  { documents, withoutPersonalData }: Along,
): Attachment[] {
  return rows.flatMap(({ guid, reference, version }) => {
    const fields = documents.get(version)?.fields ?? [];
    const mayLeave = ({ field }: SubmissionFile) => {
      const asked = fields.find(({ id }) => id === field);
      // Of a question that is not known nobody can say that it is about no person.
      return !withoutPersonalData || (asked !== undefined && !isPersonal(asked));
    };
    return (filesOf.get(guid) ?? []).filter(mayLeave).map(({ guid: file, name, byteSize }) => ({
      submission: guid,
      folder: harmlessName(reference, guid),
      guid: file,
      name: harmlessName(name, 'bestand'),
      bytes: byteSize,
    }));
  });
}

/** One after the other, each in the folder of its submission. What was removed since it was listed is not there. */
export async function* packed(
  attachments: AsyncIterable<Attachment>,
  files: Pick<FormFilesService, 'open'>,
): AsyncGenerator<FileToPack> {
  const place = createPlaces();
  let bytes = 0;
  let count = 0;
  for await (const { submission, folder, guid, name, bytes: size } of attachments) {
    const content = await contentOf(files, submission, guid);
    if (content === undefined) continue;
    bytes += size;
    count += 1;
    // More came in since it was asked.
    if (bytes > exportFileLimits.bytes || count > exportFileLimits.files)
      throw new AppError('export-files-too-large', 409);
    yield { name: place(folder, name), content: () => content };
  }
}

async function contentOf(files: Pick<FormFilesService, 'open'>, submission: string, guid: string) {
  try {
    return (await files.open(submission, guid)).content;
  } catch (error) {
    if (error instanceof AppError && error.status === 404) return undefined;
    throw error;
  }
}
