import type { FeatureJobs } from '#platform/server/jobs/feature-jobs.ts';
import { pollTag } from '../contract/polls.tags.ts';
import type { ManagedPollsService } from './managed-polls.service.ts';
import type { WaitingVotesService } from './waiting-votes.service.ts';

interface JobServices {
  managedPolls: ManagedPollsService;
  waitingVotes: WaitingVotesService;
}

export const pollsJobs: FeatureJobs<JobServices> = (jobs, servicesOf) => {
  jobs.defineRecurring({
    name: 'close-polls',
    audits: { nothing: 'their time was over, as whoever made them had said' },
    touches: [pollTag],
    cron: '*/10 * * * *',
    run: (platform) => servicesOf(platform).managedPolls.closeWhatIsOver(),
  });
  jobs.defineRecurring({
    name: 'forget-waiting-votes',
    audits: { nothing: 'what nobody proved never counted' },
    touches: [],
    cron: '45 * * * *',
    run: (platform) => servicesOf(platform).waitingVotes.forgetOld(),
  });
};
