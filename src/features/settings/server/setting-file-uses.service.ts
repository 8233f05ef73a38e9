import type { FileUser } from '#features/assets/contract/file-user.ts';

/** The settings that show a file, for the media library: each is called by its key. */
export const settingFileUses: FileUser = {
  kind: 'setting',
  named: async (keys) => keys.map((key) => ({ id: key, name: key, path: null, isInTrash: false })),
};
