import { z } from 'zod';
import { filePart, type PostedFile, readPostedFile, writePostedFile } from '../kit/contract/posted-file.ts';
import { defineQuestion } from '../kit/contract/question-kind.ts';
import definition from './definition.ts';
import { acceptedEndings, acceptsType, type FileGroup, fileGroups } from './file-groups.ts';

export interface FileSettings {
  /** All of them when empty. */
  groups: FileGroup[];
  files: number;
  megabytes: number;
  /** Whether a photograph keeps what it tells besides: where and when it was taken, and with what. */
  keepsRemarks: boolean;
}

const megabyte = 1024 * 1024;

/** The values are files that were sent already (`writePostedFile`); the browser's own field posts new ones as `<name>.file`. */
export default defineQuestion<PostedFile[], FileSettings>({
  kind: definition,
  group: 'text',
  icon: 'paperclip',
  isGroup: true,
  holdsFiles: true,
  defaults: { groups: [], files: 3, megabytes: 10, keepsRemarks: false },
  // How many is for `fault` to say, in words that name the number.
  fieldSettings: () => ({ isMany: true }),
  read: (posted) =>
    [...posted(), ...posted(filePart.refused)].filter((text) => text !== '').map((text) => readPostedFile(text)),
  write: (files) => ({ '': files.map(writePostedFile) }),
  fault(files, { settings: { files: most, megabytes, groups } }) {
    for (const { byteSize, mediaType } of files) {
      if (byteSize > megabytes * megabyte) return 'file-too-large';
      if (mediaType === '') return 'file-gone';
      if (byteSize === 0) return 'empty-file';
      if (!acceptsType(groups, mediaType)) return 'wrong-file-kind';
    }
    return files.length > most ? 'too-many-files' : undefined;
  },
  faultValues: ({ settings: { files, megabytes, groups } }) => ({
    files,
    megabytes,
    kinds: acceptedEndings(groups).join(', '),
  }),
  amount: (files) => files.length,
  operators: ['filled', 'empty'],
  chart: 'count',
});

export const settings = () =>
  z.object({
    groups: z.array(z.enum(fileGroups)).max(fileGroups.length).default([]),
    files: z.number().int().min(1).max(20).default(3),
    megabytes: z.number().int().min(1).max(30).default(10),
    keepsRemarks: z.boolean().default(false),
  });
