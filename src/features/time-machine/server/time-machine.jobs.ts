import { type LongWorkService, longWorkJob } from '#features/tasks/server/long-work.service.ts';
import type { FeatureJobs } from '#platform/server/jobs/feature-jobs.ts';
import { sealSiteKind } from '../contract/seal-formats.ts';
import type { TimeMachineService } from './time-machine.service.ts';

type Services = { timeMachine: TimeMachineService; longWork: LongWorkService };

export const timeMachineJobs: FeatureJobs<Services> = (jobs, servicesOf) => {
  jobs.define(
    longWorkJob(
      sealSiteKind,
      { audits: { nothing: 'that it was asked for is written down' }, touches: [] },
      (platform) => {
        const { longWork, timeMachine } = servicesOf(platform);
        return { longWork, work: timeMachine.exports.write, whenFailed: timeMachine.exports.fail };
      },
    ),
  );
  jobs.defineRecurring({
    name: 'forget-past-exports',
    audits: { nothing: 'removes files that were promised for seven days' },
    touches: [],
    cron: '52 3 * * *',
    run: (platform) => servicesOf(platform).timeMachine.exports.forgetOld(),
  });
  jobs.defineRecurring({
    name: 'forget-past-links',
    audits: { nothing: 'who made and revoked them is written down' },
    touches: [],
    cron: '58 3 * * *',
    run: (platform) => servicesOf(platform).timeMachine.links.forgetEnded(),
  });
};
