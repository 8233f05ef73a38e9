import { type LongWorkService, longWorkJob } from '#features/tasks/server/long-work.service.ts';
import type { FeatureJobs } from '#platform/server/jobs/feature-jobs.ts';
import { changeUsersKind } from '../contract/bulk-work.ts';
import type { UsersService } from './users.service.ts';

export const usersJobs: FeatureJobs<{ users: UsersService; longWork: LongWorkService }> = (jobs, servicesOf) => {
  jobs.define(
    longWorkJob(changeUsersKind, (platform) => {
      const { longWork, users } = servicesOf(platform);
      return { longWork, work: users.changeMany };
    }),
  );
};
