import { profileTag } from '#features/profiles/contract/profiles.tags.ts';
import { type LongWorkService, longWorkJob } from '#features/tasks/server/long-work.service.ts';
import type { FeatureJobs } from '#platform/server/jobs/feature-jobs.ts';
import { changeUsersKind } from '../contract/bulk-work.ts';
import { bulkAudits } from '../contract/users.audit.ts';
import type { UsersService } from './users.service.ts';

export const usersJobs: FeatureJobs<{ users: UsersService; longWork: LongWorkService }> = (jobs, servicesOf) => {
  jobs.define(
    longWorkJob(changeUsersKind, { audits: bulkAudits, touches: [profileTag] }, (platform) => {
      const { longWork, users } = servicesOf(platform);
      return { longWork, work: users.changeMany };
    }),
  );
};
