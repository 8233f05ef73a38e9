import type { SourceBlock } from '../contract/content/source-block.ts';
import { withoutQuery } from '../contract/old-address.ts';
import { emptySource, type NewEntry } from './entries.repository.ts';

const longestTitle = 500;

/** Where the pictures are that a block shows. */
export function sourcesOf(block: SourceBlock): string[] {
  if (block.kind === 'picture') return [block.picture.src];
  return block.kind === 'gallery' ? block.pictures.map(({ src }) => src) : [];
}

export const fileNameOf = (url: string): string => withoutQuery(url).split('/').at(-1) ?? '';

export const pictureIdOf = (url: string): string => `url:${url}`.slice(0, 190);

/** A picture that is shown, and that the file does not name as a file of the site. */
export const pictureEntry = (key: string, url: string): NewEntry => ({
  sourceId: pictureIdOf(url),
  kind: 'file',
  title: fileNameOf(url).slice(0, longestTitle),
  status: 'inherit',
  oldPath: null,
  pictureKey: key,
  source: { ...emptySource, url },
  remarks: [],
});
