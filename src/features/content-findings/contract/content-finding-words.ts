/** What the look over everything that readers have can find; each has its words under `contentFindings.kinds`. */
export const contentKinds = [
  'stale',
  'deadLinks',
  'alternatives',
  'tooHard',
  'untranslated',
  'orphaned',
  'neverRead',
] as const;
/** What the checks of the editor do not tell: it lies outside the document. */
export const outsideKinds = [
  'stale',
  'orphaned',
  'neverRead',
] as const satisfies readonly (typeof contentKinds)[number][];

export type ContentKind = (typeof contentKinds)[number];

export const subjectKinds = ['page', 'item', 'file'] as const;
export type SubjectKind = (typeof subjectKinds)[number];
