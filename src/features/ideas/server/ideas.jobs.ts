import type { FeatureJobs } from '#platform/server/jobs/feature-jobs.ts';
import { type IdeaNewsService, tellIdeaNewsJob } from './idea-news.service.ts';

export const ideasJobs: FeatureJobs<{ ideaNews: IdeaNewsService }> = (jobs, servicesOf) => {
  jobs.define<{ guid: string }>({
    name: tellIdeaNewsJob,
    audits: { nothing: 'who is told was decided, and written down, by what they are told of' },
    touches: [],
    retryLimit: 32,
    retryDelayMax: 60 * 60,
    run: (platform, { guid }) => servicesOf(platform).ideaNews.tell(guid),
  });
};
