import { z } from 'zod';
import { type PostedFile, readPostedFile, writePostedFile } from '../kit/contract/posted-file.ts';
import { defineQuestion } from '../kit/contract/question-kind.ts';
import definition from './definition.ts';
import { acceptsFile, type FileGroup, fileGroups } from './file-groups.ts';

export interface FileSettings {
  /** Any kind when empty. */
  groups: FileGroup[];
  files: number;
  megabytes: number;
}

/** The values are files that were sent already (`writePostedFile`); the browser's own field posts new ones as `<name>.file`. */
export default defineQuestion<PostedFile[], FileSettings>({
  kind: definition,
  group: 'text',
  icon: 'paperclip',
  isGroup: true,
  defaults: { groups: [], files: 3, megabytes: 10 },
  fieldSettings: ({ files }) => ({ isMany: files > 1 }),
  read: (posted) =>
    posted()
      .filter((text) => text !== '')
      .map(readPostedFile),
  write: (files) => ({ '': files.map(writePostedFile) }),
  fault(files, { settings }) {
    if (files.length > settings.files) return 'too-many-files';
    if (files.some(({ byteSize }) => byteSize > settings.megabytes * 1024 * 1024)) return 'file-too-large';
    return files.every(({ mediaType }) => acceptsFile(settings.groups, mediaType)) ? undefined : 'wrong-file-kind';
  },
  faultValues: ({ settings: { files, megabytes } }) => ({ files, megabytes }),
  amount: (files) => files.length,
  operators: ['filled', 'empty'],
  chart: 'count',
});

export const settings = () =>
  z.object({
    groups: z.array(z.enum(fileGroups)).max(fileGroups.length).default([]),
    files: z.number().int().min(1).max(20).default(3),
    megabytes: z.number().int().min(1).max(100).default(10),
  });
