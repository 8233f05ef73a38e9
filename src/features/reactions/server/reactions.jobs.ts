import { assetTag } from '#features/assets/contract/assets.tags.ts';
import type { FeatureJobs } from '#platform/server/jobs/feature-jobs.ts';
import type { ReactionPeopleService } from './reaction-people.service.ts';

export const reactionsJobs: FeatureJobs<{ reactionPeople: ReactionPeopleService }> = (jobs, servicesOf) => {
  jobs.defineRecurring({
    name: 'forget-old-reactions',
    audits: { nothing: 'readers did not see it any more' },
    touches: [assetTag],
    cron: '45 * * * *',
    run: (platform) => servicesOf(platform).reactionPeople.forgetOld(),
  });
};
