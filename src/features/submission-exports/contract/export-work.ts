/** The long work that writes an export. */
export const exportSubmissionsKind = 'export-submissions';
