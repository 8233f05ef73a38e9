import type { Platform } from '../platform.ts';
import type { Jobs } from './jobs.ts';

/** The jobs of one feature, with the services that do the work: what a `*.jobs.ts` exports, and the app finds. */
export type FeatureJobs<Services> = (
  jobs: Pick<Jobs, 'define' | 'defineRecurring'>,
  servicesOf: (platform: Platform) => Services,
) => void;
