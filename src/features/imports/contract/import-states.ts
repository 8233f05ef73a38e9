export const importKinds = ['wordpress', 'csv'] as const;

/** Read: nothing is taken in yet. Stopped: somebody stopped it, and it can go on. Failed: it stopped by itself, for good. */
export const importStates = ['Reading', 'Read', 'Running', 'Stopped', 'Done', 'Undoing', 'Undone', 'Failed'] as const;
export type ImportState = (typeof importStates)[number];

export const entryKinds = ['page', 'item', 'file'] as const;
export type EntryKind = (typeof entryKinds)[number];

/** Wrong: it cannot be taken in as it is, and is skipped. */
export const entryStates = ['Waiting', 'Made', 'Failed', 'Undone', 'Wrong'] as const;
export type EntryState = (typeof entryStates)[number];

/** So many entries are shown at once. */
export const entriesShown = 100;

/** More than any site of our kind; who has more sends it in parts, as WordPress offers. */
export const mostEntries = 10_000;
export const mostImportMegabytes = 50;
/** Of an archive of pictures. */
export const mostFolderMegabytes = 500;
export const mostColumns = 100;

export const entryFilters = ['all', 'remarked', 'wrong', 'failed'] as const;

/** Who waits for it sees how far it is. */
export const isUnderWay = (state: ImportState): boolean => state === 'Running' || state === 'Undoing';

/** Pictures can be sent along before it begins, and for what did not come. */
export const takesPictures = (state: ImportState): boolean => state === 'Read' || canUndo(state);

export const canUndo = (state: ImportState): boolean => state === 'Done' || state === 'Stopped' || state === 'Failed';
