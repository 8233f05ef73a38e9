import type { HealthLine } from '../contract/installation.ts';

export const jobsId = 'jobs-of-all';

/** Where on this screen something can be done about a part of health. */
export const placeOf: Partial<Record<HealthLine['part'], string>> = { jobs: jobsId };
