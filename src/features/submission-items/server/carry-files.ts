import { createHash } from 'node:crypto';
import { maxDocumentBytes } from '#features/assets/contract/asset-kind.ts';
import { maxImageBytes } from '#features/assets/contract/image.ts';
import type { AssetsService } from '#features/assets/server/assets.service.ts';
import type { SubmissionFile } from '#features/form-files/contract/form-file.ts';
import type { FormFilesService } from '#features/form-files/server/form-files.service.ts';
import type { ItemField } from '#features/item-types/contract/item-field.ts';
import { AppError } from '#platform/contract/calls/errors.ts';
import type { JsonValue } from '#platform/contract/calls/json-value.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import { emptyText } from '#platform/contract/texts/localized.ts';
import { fitsFiles } from '../contract/chosen-files.ts';

interface CarryParts {
  files: Pick<FormFilesService, 'open'>;
  assets: Pick<AssetsService, 'add'>;
}

interface Carrying {
  submissionGuid: string;
  itemGuid: string;
  fields: readonly ItemField[];
  sent: readonly SubmissionFile[];
  /** By the field that they go to. */
  chosen: Readonly<Record<string, readonly string[]>>;
}

/** The same file of the same item is the same asset, however often it is tried. */
function assetGuidOf(itemGuid: string, fieldId: string, fileGuid: string): string {
  const hex = createHash('sha256').update(`${itemGuid} ${fieldId} ${fileGuid}`).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  );
}

/**
 * Copies of attachments that somebody chose, as files of the item: read by who reads the item and by nobody else, cleaned as
 * anything that is put on the site. What is no file for the site is left, and named.
 */
export async function carryFiles(
  { files, assets }: CarryParts,
  viewer: Viewer,
  { submissionGuid, itemGuid, fields, sent, chosen }: Carrying,
): Promise<{ values: Record<string, JsonValue>; left: string[] }> {
  const values: Record<string, JsonValue> = {};
  const left: string[] = [];
  const holder = { kind: 'item', id: itemGuid };

  async function carry(field: ItemField, file: SubmissionFile): Promise<JsonValue | undefined> {
    const isPicture = field.kind === 'image';
    if (!fitsFiles(field.kind, file.mediaType) || file.byteSize > (isPicture ? maxImageBytes : maxDocumentBytes))
      return undefined;
    const id = assetGuidOf(itemGuid, field.id, file.guid);
    const { content } = await files.open(submissionGuid, file.guid);
    const pieces: Uint8Array[] = [];
    for await (const piece of content) pieces.push(piece);
    const bytes = Buffer.concat(pieces);
    try {
      const added = await assets.add(viewer, {
        id,
        name: file.name,
        bytes,
        holder,
        field: isPicture ? 'Image' : 'File',
      });
      const { name, mediaType, width, height } = added;
      if (!isPicture) return { assetGuid: id, name, mediaType, byteSize: bytes.length };
      return { imageGuid: id, alt: emptyText, ...(width && height ? { width, height } : {}) };
    } catch (error) {
      // An earlier try brought it here.
      if (error instanceof AppError && error.code === 'asset-exists') {
        const { name, mediaType } = file;
        return isPicture
          ? { imageGuid: id, alt: emptyText }
          : { assetGuid: id, name, mediaType, byteSize: bytes.length };
      }
      // A kind that the site does not take, a picture that cannot be read, no room: the item is made all the same.
      if (error instanceof AppError && error.status < 500) return undefined;
      throw error;
    }
  }

  for (const field of fields) {
    const carried: JsonValue[] = [];
    for (const guid of new Set(chosen[field.id] ?? [])) {
      const file = sent.find((one) => one.guid === guid.toLowerCase());
      const value = file && (await carry(field, file));
      if (value !== undefined) carried.push(value);
      else if (file !== undefined) left.push(file.name);
    }
    if (carried.length > 0) values[field.id] = carried;
  }
  return { values, left };
}
