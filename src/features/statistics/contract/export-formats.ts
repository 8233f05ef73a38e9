export const statisticFormats = ['xlsx', 'csv', 'json'] as const;
export type StatisticFormat = (typeof statisticFormats)[number];
