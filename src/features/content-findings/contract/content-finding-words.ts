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
export type ContentKind = (typeof contentKinds)[number];

export const subjectKinds = ['page', 'item', 'file'] as const;
export type SubjectKind = (typeof subjectKinds)[number];
