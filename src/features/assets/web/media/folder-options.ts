import type { Translate } from '#platform/web/i18n/i18n.ts';
import { trailOf } from '../../contract/folder-tree.ts';
import type { MediaFolder } from '../../contract/media.ts';

export const noFolder = 'none';

/** Every folder by its whole path, so that two with the same name can be told apart. */
export const folderOptions = (folders: readonly MediaFolder[], t: Translate) => [
  { id: noFolder, label: t('assets.noFolder') },
  ...folders
    .map(({ guid }) => ({
      id: guid,
      label: trailOf(folders, guid)
        .map(({ name }) => name)
        .join(' / '),
    }))
    .sort((one, other) => one.label.localeCompare(other.label)),
];

export const folderOfOption = (option: string): string | null => (option === noFolder ? null : option);
