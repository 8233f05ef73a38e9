import { type Progress, progresses } from './first-hour-steps.ts';

const start = '/admin/first-hour';

/** Where each question is asked, and where what is left to do stands. */
export const firstHourPath = (part: Exclude<Progress, 'done'> | 'tasks'): string => `${start}/${part}`;

export const isFirstHourPath = (path: string): boolean => path.startsWith(`${start}/`);

/** Whether an address, in any language, names a question that there is, or what is left to do. */
export const isFirstHourPart = (path: string): boolean =>
  [...progresses, 'tasks'].some((part) => part !== 'done' && path.endsWith(`${start}/${part}`));
