/** Of the Dutch model: complies fully, partly, first measures taken, does not comply, no statement. */
export const statementStatuses = ['A', 'B', 'C', 'D', 'E'] as const;
export type StatementStatus = (typeof statementStatuses)[number];

/** How a finding came to be known; `Check` is what the product finds by itself. */
export const findingSources = ['Audit', 'OwnTest', 'Report', 'Check'] as const;
export type FindingSource = (typeof findingSources)[number];
