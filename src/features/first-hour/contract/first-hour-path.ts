import type { Progress } from './first-hour-steps.ts';

const start = '/admin/first-hour';

/** Where each question is asked, and where what is left to do stands. */
export const firstHourPath = (part: Exclude<Progress, 'done'> | 'tasks'): string => `${start}/${part}`;

export const isFirstHourPath = (path: string): boolean => path.startsWith(`${start}/`);
