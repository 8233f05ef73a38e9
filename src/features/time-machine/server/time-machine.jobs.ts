import type { FeatureJobs } from '#platform/server/jobs/feature-jobs.ts';
import type { TimeMachineService } from './time-machine.service.ts';

export const timeMachineJobs: FeatureJobs<{ timeMachine: TimeMachineService }> = (jobs, servicesOf) => {
  jobs.defineRecurring({
    name: 'forget-past-links',
    audits: { nothing: 'who made and revoked them is written down' },
    touches: [],
    cron: '58 3 * * *',
    run: (platform) => servicesOf(platform).timeMachine.links.forgetEnded(),
  });
};
