import type { MediaFolder, MediaFolderInput } from './media.ts';

type Folder = Pick<MediaFolder, 'guid' | 'parent' | 'name'>;

/** How deep folders may lie: deeper, nobody finds anything back. */
export const mostLevels = 8;

/** From the top to the folder itself. */
export function trailOf<F extends Folder>(folders: readonly F[], guid: string | null): F[] {
  const trail: F[] = [];
  for (let next = guid; next !== null && trail.length <= folders.length; ) {
    const folder = folders.find((one) => one.guid === next);
    if (folder === undefined) break;
    trail.unshift(folder);
    next = folder.parent;
  }
  return trail;
}

export type FolderFault = 'folder-name-taken' | 'folder-not-there' | 'folder-in-itself' | 'folder-too-deep';

/** What is wrong with a new folder, or with this change of one; undefined when it may be. */
export function folderFault(
  folders: readonly Folder[],
  { name, parent }: MediaFolderInput,
  guid?: string,
): FolderFault | undefined {
  const trail = trailOf(folders, parent);
  if (parent !== null && trail.length === 0) return 'folder-not-there';
  if (trail.some((one) => one.guid === guid)) return 'folder-in-itself';
  if (trail.length + heightOf(folders, guid) > mostLevels) return 'folder-too-deep';
  const isTaken = folders.some(
    (one) => one.parent === parent && one.guid !== guid && one.name.toLowerCase() === name.toLowerCase(),
  );
  return isTaken ? 'folder-name-taken' : undefined;
}

/** How many levels a folder brings along, itself included. */
function heightOf(folders: readonly Folder[], guid: string | undefined): number {
  const inside = guid === undefined ? [] : folders.filter(({ parent }) => parent === guid);
  return 1 + Math.max(0, ...inside.map((one) => heightOf(folders, one.guid)));
}
