/** For a spreadsheet, for anything, and for a program. */
export const exportFormats = ['xlsx', 'csv', 'json'] as const;
export type ExportFormat = (typeof exportFormats)[number];

export const exportStates = ['Running', 'Ready', 'Stopped', 'Failed'] as const;
export type ExportState = (typeof exportStates)[number];

export const daysKept = 7;
