export const importKinds = ['wordpress', 'csv'] as const;

/** Read: nothing is taken in yet. Stopped: somebody stopped it, and it can go on. */
export const importStates = ['Reading', 'Read', 'Running', 'Stopped', 'Done', 'Undoing', 'Undone'] as const;
export type ImportState = (typeof importStates)[number];

export const entryKinds = ['page', 'item', 'file'] as const;
export type EntryKind = (typeof entryKinds)[number];

export const entryStates = ['Waiting', 'Made', 'Failed', 'Undone'] as const;
export type EntryState = (typeof entryStates)[number];

/** So many entries are shown at once. */
export const entriesShown = 100;

/** More than any site of our kind; who has more sends it in parts, as WordPress offers. */
export const mostEntries = 10_000;
export const mostImportMegabytes = 50;

/** Who waits for it sees how far it is. */
export const isUnderWay = (state: ImportState): boolean => state === 'Running' || state === 'Undoing';

export const canUndo = (state: ImportState): boolean => state === 'Done' || state === 'Stopped';
