/** What a column of a spread stands for: a mark of a scale, numbers, euros, days, months, years or hours. */
export const columnUnits = ['scale', 'number', 'money', 'day', 'month', 'year', 'hour'] as const;
export type ColumnUnit = (typeof columnUnits)[number];
